import { readFileSync } from 'node:fs'

/** The terms in both languages, as regular expressions of whole words. */
export const glossary = JSON.parse(readFileSync('src/i18n/glossary.json', 'utf8'))

const words = (pattern) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'iu')

/**
 * Returns where a text and its translation differ from the glossary: a term without its translation, a replaced word, and
 * jargon of developers. Sentences that the specification quotes are exempt.
 */
export function glossaryFaults(fr, en, { terms, makers, quoted } = glossary) {
  if (quoted.includes(fr)) return []
  const faults = []
  const refuse = (text, pattern, reason) => {
    const found = pattern && words(pattern).exec(text)
    if (found) faults.push(`"${found[0]}" ${reason}: ${text}`)
  }
  for (const { fr: term, en: translation, frNot, enNot, enOnly } of terms) {
    const used = words(term).exec(fr)
    if (used && translation && en && !words(translation).test(en))
      faults.push(`"${used[0]}" is "${translation}" in English: ${en}`)
    refuse(fr, frNot, `stands for "${term}"`)
    refuse(en, enNot, `stands for "${translation}"`)
    if (!used) refuse(en, enOnly, `is only for "${term}"`)
  }
  refuse(fr, makers.fr, 'is a word of the makers')
  refuse(en, makers.en, 'is a word of the makers')
  return faults
}
