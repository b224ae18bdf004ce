import { readdirSync, readFileSync } from 'node:fs'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, test } from 'vitest'
import { activateLocale } from '@/i18n/catalogs'
import { longDate } from '@/i18n/dates'
import { withoutLocale } from '@/lib/site-paths'
import { pageTitle } from '@/prerender/public-pages'
import { typeset } from '@/site/lists/typeset'

/** Every message of the product, by language. */
const messages: Record<'fr' | 'en', string[]> = { fr: [], en: [] }
for (const catalog of await getCatalogs(getConfig())) {
  const read = await catalog.readAll()
  for (const locale of ['fr', 'en'] as const) {
    const found = Object.entries(read[locale] ?? {})
    messages[locale].push(...found.map(([id, { message, translation }]) => translation || message || id))
  }
}

/** The seeds of the built-in provider, the drawings and the manifest. */
const otherTexts = [
  ...readdirSync('mocks/seeds').map((name) => `mocks/seeds/${name}`),
  ...readdirSync('public')
    .filter((name) => /\.(?:svg|webmanifest)$/.test(name))
    .map((name) => `public/${name}`),
].map((file) => readFileSync(file, 'utf8'))

const holding = (texts: readonly string[], pattern: RegExp) => texts.filter((text) => pattern.test(text))

test('texts of the provider are typeset in the same way', () => {
  expect(typeset('Cautions : le décret n° 2023/08500/PM du 1er décembre 2023, dit « de transfert » ; pourquoi ?')).toBe(
    'Cautions\u00a0: le décret n°\u00a02023/08500/PM du 1er\u00a0décembre 2023, dit «\u00a0de transfert\u00a0»\u00a0; pourquoi\u00a0?',
  )
  const link = '<a href="https://cdec.cm/?q=a ;b"><img src="/a ;b.png" alt="a ; b">'
  expect(typeset(`<p>Voir : ${link} ici ;</a></p>`)).toBe(`<p>Voir\u00a0: ${link} ici\u00a0;</a></p>`)
  expect(typeset('Decree No. 2023/08500/PM of 1 December 2023')).toBe(
    'Decree No.\u00a02023/08500/PM of 1\u00a0December 2023',
  )
  expect(longDate('2025-09-01', 'fr')).toBe('1er\u00a0septembre 2025')
  expect(longDate('2025-09-01', 'en')).toBe('1\u00a0September 2025')
})

// Law No. 2008/003, article 3, and Decree No. 2011/105, article 2.
test('the institution, its ministry, its name and its town have one wording', () => {
  const texts = [...messages.fr, ...messages.en, ...otherTexts]
  expect(texts.length).toBeGreaterThan(1600)
  for (const other of [
    /établissement public(?! de type particulier)[^.]{0,20}(?:particulier|spécial)/,
    /public (?:establishment|institution) of a (?!special kind)|public establishment/,
    /minist(?:ère|ry|re) (?:des finances|of finance)|ministères des finances/i,
    /Caisse des (?:dépôts|Dépôts) et consignations|[Dd]eposits and consignments [Ff]und|Deposits and Consignments fund/,
    /Yaounde\b/,
  ])
    expect(holding(texts, other)).toEqual([])
})

test('English is spelt as in Britain', () => {
  const american =
    /\bprograms?\b|\b(?:organi|authori|recogni|digiti|centrali|harmoni|utili|summari|finali)z|\b(?:colou?rless|color|favor|center|labor|behavior|license[ds]?|fulfill|enroll|traveling|canceled|gray|catalog)\b/i
  expect(holding(messages.en, american)).toEqual([])
  const english = otherTexts.join('\n').match(/, '[^']*'\)/g) ?? []
  expect(holding(english, american)).toEqual([])
})

test.each([
  ['en', 'manifest-en'],
  ['fr', 'manifest'],
] as const)('the shortcuts of the installed site have the names of their pages, in %s', async (locale, file) => {
  await activateLocale(locale)
  const { shortcuts } = JSON.parse(readFileSync(`public/${file}.webmanifest`, 'utf8'))
  expect(shortcuts).toHaveLength(4)
  for (const { name, url } of shortcuts) expect(pageTitle(withoutLocale(url))).toBe(name)
})
