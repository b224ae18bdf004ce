export { AccessibilityPage } from '@/site/about/accessibility-page'
export { GuidePage } from '@/site/guide/guide-page'
