import { useLingui } from '@lingui/react/macro'
import { useDocumentTitle } from '@/ui/page-header/use-document-title'

/** Sets the document's title to a screen's name, also for the announcement of navigations. */
export function useAdminTitle(screen: string): void {
  const { t } = useLingui()
  useDocumentTitle(t`${screen} · Administration CDEC`)
}
