import { useMemo } from 'react'
import type { BlockKind } from '@/contract/rows/block-titles'
import { type ContentBlock, contentBlocks, findBlock } from '@/contract/rows/content-blocks'
import { contents } from '@/contract/rows/contents'
import { useLocale } from '@/i18n/use-locale'
import { type PublicList, usePublicList } from '@/site/lists/use-public-list'

/** Returns the blocks in the reader's language with their state, for a page about them. */
export function useBlockList(): PublicList<ContentBlock> {
  const locale = useLocale()
  const list = usePublicList(contents)
  const blocks = useMemo(() => contentBlocks(list.rows, locale), [list.rows, locale])
  return list.state === 'ready' ? { ...list, rows: blocks } : list
}

/** Returns the blocks for a part of a page; [] until they are read, or where they cannot be read. */
export const useBlocks = (): readonly ContentBlock[] => useBlockList().rows

/** Returns the block of a kind for the first of `keys` that has one (for example the slug and the title of a case). */
export function useContentBlock(kind: BlockKind, ...keys: readonly string[]): ContentBlock | undefined {
  return findBlock(useBlocks(), kind, keys.length > 0 ? keys : undefined)
}
