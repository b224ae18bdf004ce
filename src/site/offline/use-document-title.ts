import { useQueryClient } from '@tanstack/react-query'
import { listQuery } from '@/api/queries'
import { communications } from '@/contract/communications'
import { publications } from '@/contract/publications'
import { reglementations } from '@/contract/reglementations'
import { useLocale } from '@/i18n/use-locale'
import type { KeptDocument } from '@/pwa/downloads/downloads'

/** A kept document's title in the reader's language, from the lists that are kept too; else as it was when it was kept. */
export function useDocumentTitle({ address, title }: KeptDocument): string {
  const queryClient = useQueryClient()
  const locale = useLocale()
  for (const resource of [publications, communications, reglementations]) {
    const rows = queryClient.getQueryData(listQuery(resource, locale).queryKey) ?? []
    const row = rows.find((one) => one.document === address)
    if (row) return row.title
  }
  return title
}
