export { ContactPage } from '@/site/contact/contact-page'
export { PartnerRegistrationPage } from '@/site/registration/partner-registration-page'
export { SignInPage } from '@/site/registration/sign-in-page'
export { UsagerRegistrationPage } from '@/site/registration/usager-registration-page'
