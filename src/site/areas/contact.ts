export { ContactPage } from '@/site/contact/contact-page'
