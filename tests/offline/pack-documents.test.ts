import { expect, test } from 'vitest'
import { type Frame, type Parts, sectionOf, shellPath, type Texts, unpackDocument } from '@/pwa/worker/documents'
import { pageDocument, shellDocument } from '../../build/document'
import { packDocuments } from '../../build/pack-documents'

// A release replaces only those files of packed documents whose contents it changes: who comes back is sent no others.

interface Release {
  chunk?: string
  footer?: string
  help?: string
  sheet?: string
}

const headers = { 'X-Frame-Options': 'SAMEORIGIN' }
const paths = ['/', '/depot', '/missions', '/cas/caution', '/cas/expertise']

function documentsOf({ chunk = 'aaaaaaaa', footer = 'Plan', help = 'Aide', sheet = '.a{color:red}' }: Release = {}) {
  const assets = {
    boot: 'start()',
    entry: '/assets/main-key.js',
    modules: ['/assets/home-key.js'],
    styles: [{ href: '/assets/main.css', text: `${sheet}\n/*mark*/` }],
    importMap: `{"imports":{"/assets/main-key.js":"/assets/main-${chunk}.js"}}`,
    release: chunk,
  }
  const shell = shellDocument(assets, false)
  const inLanguage = (locale: 'fr' | 'en') => [
    ...paths.map((path) => {
      const said = path === '/depot' ? help : 'Aide'
      const main = `<main id="contenu">${locale} ${path} ${said}</main>`
      const body = `<header>${locale} <a${path === '/depot' ? ' aria-current' : ''}>Dépôts</a></header>${main}<footer>${footer} ${locale}</footer>`
      const head = `<title>${path} ${locale}</title>`
      return [
        path,
        pageDocument({ path, locale, head, body, routeIds: [], catalogs: [], reads: [] }, assets, false),
      ] as const
    }),
    [shellPath, shell] as const,
  ]
  return { fr: Object.fromEntries(inLanguage('fr')), en: Object.fromEntries(inLanguage('en')) }
}

/** The files that are others in another release. */
function changed(release: Release): string[] {
  const before = packDocuments(documentsOf(), headers)
  const after = packDocuments(documentsOf(release), headers)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  return Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
}

test('each document comes out as it went in', () => {
  const documents = documentsOf()
  const files = packDocuments(documents, headers)
  for (const locale of ['fr', 'en'] as const)
    for (const [path, document] of Object.entries(documents[locale])) {
      const packed = {
        frame: files['frame'] as Frame,
        sheets: new Map([['/assets/main.css', '.a{color:red}\n/*mark*/']]),
        layout: files[`${locale}-layout`] as Parts,
        texts: files[`${locale}-${sectionOf(path)}`] as Texts,
      }
      expect(unpackDocument(path, locale, packed)).toBe(document)
      expect(unpackDocument('/nulle-part', locale, packed)).toBeUndefined()
    }
})

test.each([
  ['nothing', {}, []],
  ['the code of a component', { chunk: 'bbbbbbbb' }, ['frame']],
  ['the footer', { chunk: 'bbbbbbbb', footer: 'Adresses' }, ['frame', 'fr-layout', 'en-layout']],
  ['a style', { chunk: 'bbbbbbbb', sheet: '.a{color:blue}' }, ['frame']],
  [
    'what a page says',
    { chunk: 'bbbbbbbb', help: 'Secours' },
    ['frame', `fr-${sectionOf('/depot')}`, `en-${sectionOf('/depot')}`],
  ],
] as const)('a release that changes %s replaces only these files', (_what, release, files) => {
  expect(changed(release).toSorted()).toEqual([...files].toSorted())
})
