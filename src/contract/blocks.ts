import * as v from 'valibot'
import { contents } from './contents'
import { defineResource } from './resource'
import { type BlockKind, type BlockTitle, blockTitle } from './rows/block-titles'
import { code, requiredLine, requiredText } from './text-fields'

/** The reserved word that forms write for each kind. */
const words: Readonly<Record<BlockKind, string>> = {
  costs: 'Frais',
  delay: 'Délai',
  place: 'Coordonnées',
  press: 'Contact presse',
  legal: 'Mentions légales',
  privacy: 'Confidentialité',
}

/** Returns the title by which a block is found (rows/block-titles.ts). */
export function writeBlockTitle({ kind, key, isEnglish }: BlockTitle): string {
  const title = key === '' ? words[kind] : `${words[kind]} : ${key}`
  return isEnglish ? `[en] ${title}` : title
}

/** A place without a name cannot be told from another. */
const isWhole = (titre: string) => {
  const title = blockTitle(titre)
  return title !== undefined && (title.kind !== 'place' || title.key !== '')
}

const form = v.object({
  titre: v.pipe(requiredLine, v.check(isWhole, code('required'))),
  Description: requiredText,
  type: v.optional(v.string()),
})

/** The contents that are blocks, as a form writes them that knows their titles; their picture is not shown. */
export const blocks = defineResource({ ...contents, form, edit: form })
