export { AccessibilityPage } from '@/site/about/accessibility-page'
export { GuidePage } from '@/site/guide/guide-page'
export { NotFoundPage } from '@/site/layout/not-found-page'
