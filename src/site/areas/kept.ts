export { KeptDocumentsPage } from '@/site/kept/kept-documents-page'
export { OfflineDiagnosisPage } from '@/site/kept/offline-diagnosis-page'
