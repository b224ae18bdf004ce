export { MediaLibraryPage } from '@/site/media/media-library-page'
export { PressReleasesPage } from '@/site/media/press-releases-page'
export { PublicationsPage } from '@/site/media/publications-page'
export { RegulationsPage } from '@/site/media/regulations-page'
