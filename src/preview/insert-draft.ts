import { inOrder, type Rows } from '@/contract/rows/define-rows'
import type { PreviewDraft } from './messages'

/** A row of any public list. */
export type Row = Readonly<Record<string, unknown>> & { id: number }

/**
 * Returns the rows that a page shows with the draft, and the draft's index; -1 where the page does not show it. A new record
 * comes first among equals. A long list is cut so that the draft keeps its neighbours.
 */
export function insertDraft(
  list: Pick<Rows, 'name' | 'date' | 'position'>,
  { row, placement, width }: Pick<PreviewDraft, 'row' | 'placement' | 'width'>,
  others: readonly Row[],
): { rows: readonly Row[]; index: number } {
  const draft = row as Row // every resource with a public page has an id
  const known = others.some(({ id }) => id === draft.id)
  const all = known ? others.map((one) => (one.id === draft.id ? draft : one)) : [draft, ...others]
  const ordered = inOrder(list, all)
  const index = ordered.indexOf(draft)
  if (placement.maxItems !== undefined && index >= placement.maxItems) return { rows: ordered, index: -1 }
  const size = placement.block ?? placement.carousel?.perView[width]
  if (size === undefined) return { rows: ordered, index }
  const start = Math.floor(index / size) * size
  return { rows: ordered.slice(start, placement.block && start + placement.block), index: index - start }
}
