import { glossary } from './glossary.mjs'

// French typography: a no-break space (U+00A0) before punctuation and inside « ».
const rules = [
  ['a straight apostrophe', /'/],
  ['a straight or English quotation mark', /["“”]/],
  ['three dots for an ellipsis', /\.\.\./],
  ['a sign that could begin a line', / [:;?!»%]/],
  ['no space before a sign', /[\p{L}\d)}»>][;?!»%](?![\w/])|[\p{L})}»>]:(?=\s|$)/u],
  ['a narrow space before a colon', /\u202f[:»%]/],
  ['« parted from its word, or not set apart', /«(?!\u00a0)/],
  ['a number parted from its sign', /n° |\d (?:Mo|Ko|ko|Go|km)\b/],
  [
    'a day parted from its month',
    /\b(?:1er|\d+) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/,
  ],
  ['a word that is parted at a hyphen it could do without', /e-mail/i],
]

// Function words of one language only, in lower case, because a name may contain them capitalised.
const foreign = {
  fr: /(?<![\p{L}{.<-])(?:the|and|of|with|this|please|your|failed|error|download|upload|loading|click)(?![\p{L}}.-])/iu,
  en: /(?<![\p{L}{.<-])(?:le|la|les|des|du|une|est|vous|votre|avec|pour|dans|veuillez)(?![\p{L}}.-])/u,
}

/** Returns the typographic errors of a text and its translation; sentences that the specification quotes are exempt. */
export function typographyFaults(fr, en, { quoted, names } = glossary) {
  if (quoted.includes(fr)) return []
  // ICU arguments have their own quoting: {n, plural, one {l''image}}.
  const printed = fr.replaceAll("''", '’').replaceAll(/\{\w+, \w+,/g, '{')
  const faults = rules.filter(([, wrong]) => wrong.test(printed)).map(([what]) => `${what}: ${fr}`)
  const without = (text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text)
  if (foreign.fr.test(without(printed))) faults.push(`English in a French text: ${fr}`)
  if (foreign.en.test(without(en))) faults.push(`French in an English text: ${en}`)
  return faults
}
