import * as v from 'valibot'
import { blockTitle, blockType } from './block-titles.ts'
import { defineRows } from './define-rows.ts'
import { date, id, text } from './row-fields.ts'

/** The contents that are blocks about the institution (docs/content-blocks.md). */
export const contents = defineRows({
  name: 'contents',
  path: `/api/contents/${blockType}`,
  key: 'id',
  wraps: { list: 'data' },
  one: 'list',
  texts: ['titre', 'Description'],
  row: v.object({ id, titre: text, Description: text, updated_at: date }),
  keeps: ({ titre }: { id: number; titre: string }) => blockTitle(titre) !== undefined,
})
