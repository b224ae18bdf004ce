import { recordAddress, textOf } from '@/contract/rows/define-rows'
import type { PagedResource } from '@/contract/rows/public-lists'
import { htmlToText } from '@/lib/html-to-text'
import { recordNames } from '@/site/lists/record-names'
import type { SearchDocument } from './search-index'

/** Returns what is found in the rows of a list. */
export function listDocuments(list: PagedResource, rows: readonly object[]): SearchDocument[] {
  return rows.map((row, index) => {
    const [title = '', ...texts] = list.texts.map((field) => htmlToText(textOf(row, field)))
    const [to = '', hash] = recordAddress(list, String(Reflect.get(row, list.key))).split('#')
    return {
      id: `${list.name}-${index}`,
      kind: list.name,
      label: recordNames[list.name],
      title,
      text: texts.join(' '),
      to,
      hash,
    }
  })
}
