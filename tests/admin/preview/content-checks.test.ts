import { expect, test } from 'vitest'
import { checkContent, type Problem } from '@/admin/preview/content-checks'
import { isDeadPath } from '@/admin/preview/dead-links'

const problemsOf = (text: string, { isHtml = true, isTitle = false } = {}): Problem[] =>
  checkContent([{ field: 'contenu', text, isHtml, isTitle }], (path) => path === '/nulle-part').map(
    ({ problem }) => problem,
  )

test.each<[string, Problem]>([
  ['<h1>Titre</h1>', 'main heading'],
  ['<h3>Trop bas</h3>', 'skipped heading'],
  ['<h2>Un</h2><p>Texte</p><h4>Trois</h4>', 'skipped heading'],
  ['<p>Un</p><p></p><p>Deux</p>', 'empty paragraph'],
  ['<p>&nbsp;<br></p>', 'empty paragraph'],
  ['<p><a href="/missions"></a></p>', 'link without words'],
  ['<p><a href="/missions"><strong> </strong></a></p>', 'link without words'],
  ['<p><a href="/nulle-part#ici">La page</a></p>', 'dead link'],
  ['<p><img src="/api/files/a.jpg"></p>', 'picture without description'],
  ['<p><img src="/api/files/a.jpg" alt=""></p>', 'picture without description'],
  [`<p>${'mot '.repeat(41)}.</p>`, 'long sentence'],
  ['<p>Quel est le délai?</p>', 'space before a sign'],
  ['<p>Les pièces: deux</p>', 'space before a sign'],
  ['<p>Une hausse de 12%</p>', 'space before a sign'],
  ['<p>Le "guichet"</p>', 'quotation marks'],
  ['<p>Le «guichet»</p>', 'quotation marks'],
  ["<p>L'agence</p>", 'apostrophe'],
])('%s: %s', (html, problem) => {
  expect(problemsOf(html)).toEqual([problem])
})

test.each([
  '<h2>Un</h2><h3>Deux</h3><h4>Trois</h4><h2>Quatre</h2>',
  '<p><a href="/missions">Nos missions</a> et <a href="/api/files/a.pdf">le rapport</a></p>',
  '<p><a href="/missions"><img src="/a.png" alt="Nos missions"></a></p>',
  `<p>${'mot '.repeat(30)}. ${'Mot '.repeat(30)}.</p>`,
  '<p>Quel est le délai ? Voici : 12 % « au moins » ; à 10:30, l’agence répond !</p>',
  '<p>https://cdec.cm/?a=1;b=2 et contact@cdec.cm: ?</p>'.replace(': ?', ''),
])('nothing is said of %s', (html) => {
  expect(problemsOf(html)).toEqual([])
})

test('a title that is empty is pointed out, and a plain text is no HTML', () => {
  expect(problemsOf(' ', { isHtml: false, isTitle: true })).toEqual(['no title'])
  expect(problemsOf('Un < deux', { isHtml: false })).toEqual([])
})

test('a problem is said once, with its number and the first place', () => {
  expect(checkContent([{ field: 'a', text: "L'un et l'autre", isHtml: false, isTitle: false }], () => false)).toEqual([
    { field: 'a', problem: 'apostrophe', count: 2, excerpt: "L'un et l'autre" },
  ])
})

test.each([
  ['/missions', false],
  ['/Missions/', false],
  ['/', false],
  ['/nulle-part', true],
  ['/cas/offres-reelles', false],
  ['/trouver-mon-cas', false],
  ['/trouver-mon-cas/depot/notaire', false],
  ['/actualites', false],
  ['/actualites/connue', false],
  ['/actualites/inconnue', true],
  // The interviews have not been read: nobody knows.
  ['/interviews/inconnue', false],
])('%s is dead: %s', (path, isDead) => {
  const routes = ['/', '/$', '/missions', '/cas/$slug', '/trouver-mon-cas/$', '/actualites/', '/actualites/$slug']
  expect(isDeadPath(path, { routes: [...routes, '/interviews/$slug'], slugs: { actualites: ['connue'] } })).toBe(isDead)
})
