import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQuery } from '@/api/queries'
import { type BlockKind, type ContentBlock, contentBlocks, findBlock } from '@/contract/rows/content-blocks'
import { contents } from '@/contract/rows/contents'
import type { RowOf } from '@/contract/rows/define-rows'
import { useLocale } from '@/i18n/use-locale'
import { typeset } from '@/site/lists/typeset'
import { usePublicList } from '@/site/lists/use-public-list'
import { useHydrated } from '@/ui/hydration/use-hydrated'

/** What the institution says of itself in the reader's language; none until it is read, or where it cannot be. */
export function useBlocks(): readonly ContentBlock[] {
  const locale = useLocale()
  const { rows } = usePublicList(contents)
  return useMemo(() => blocksOf(rows, locale), [rows, locale])
}

/** The blocks that the device has, for what stands on every page: it asks for none. */
export function useCachedBlocks(): readonly ContentBlock[] {
  const locale = useLocale()
  const { data } = useQuery({ ...listQuery(contents, locale), enabled: false })
  const hydrated = useHydrated()
  return useMemo(() => (hydrated && data ? blocksOf(data.rows, locale) : []), [hydrated, data, locale])
}

/** The block of a kind about the first of the keys (the slug and the title of a case, say) that one is written about. */
export function useContentBlock(kind: BlockKind, ...keys: readonly string[]): ContentBlock | undefined {
  return findBlock(useBlocks(), kind, keys.length > 0 ? keys : undefined)
}

const blocksOf = (rows: readonly RowOf<typeof contents>[], locale: string) =>
  contentBlocks(
    rows.map((row) => ({ ...row, titre: typeset(row.titre), Description: typeset(row.Description) })),
    locale,
  )
