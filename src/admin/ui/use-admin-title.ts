import { useLingui } from '@lingui/react/macro'
import { useDocumentTitle } from '@/ui/page-header/use-document-title'

/** Names the page after a screen of the back office, for the tab, the history and what is read out on arrival. */
export function useAdminTitle(screen: string): void {
  const { t } = useLingui()
  useDocumentTitle(t`${screen} · Administration CDEC`)
}
