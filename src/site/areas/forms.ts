// What visitors write with: the forms' pages, and the parts of the frame that only some of them ask for.
export { ChatPanel } from '@/site/chat/chat-panel'
export { SignedIn } from '@/site/layout/signed-in'
export { OutboxList } from '@/site/newsletter/outbox-list'
export { PartnerRegistrationPage } from '@/site/registration/partner-registration-page'
export { SignInPage } from '@/site/registration/sign-in-page'
export { UsagerRegistrationPage } from '@/site/registration/usager-registration-page'
