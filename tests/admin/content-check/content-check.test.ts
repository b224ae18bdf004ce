import { expect, test } from 'vitest'
import { contentWarnings, type Problem } from '@/admin/content-check/content-check'
import { isDeadPath } from '@/admin/content-check/dead-links'

const problemsOf = (text: string, { isHtml = true, isTitle = false } = {}): Problem[] =>
  contentWarnings({ text, isHtml, isTitle }, (path) => path === '/nulle-part').map(({ problem }) => problem)

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
  ['<p>Objet :Demande</p>', 'space after a sign'],
  ['<p>Montant : 1500000 FCFA</p>', 'digits together'],
  ['<p>Près de 25000 dossiers</p>', 'digits together'],
  ['<p>Un prix de 250000000 francs</p>', 'digits together'],
  ['<p>Dépôt de la demande. The deadline is extended until the end of March.</p>', 'English'],
])('%s: %s', (html, problem) => {
  expect(problemsOf(html)).toEqual([problem])
})

test.each(['Les pièces:deux', 'Montant:500', 'Bonjour!Merci'])('%s lacks a space on both sides', (text) => {
  expect(problemsOf(text, { isHtml: false })).toEqual(['space before a sign', 'space after a sign'])
})

test.each([
  '<p>De 10:30 à 12 h, à l’échelle 1:25000, pour un ratio de 3:2</p>',
  '<p>Entre 2023 et 2026, le 699123456 ou le +237 222221234 répondent</p>',
  '<p>Dossier n° 1500000, compte 10005000, décret 2023/08500/PM, B.P. 15000, réf. ABC12345</p>',
  '<p>Le rapport « The state of the deposits of the year » est en ligne.</p>',
  '<p>1 500 000 FCFA et 25 000 dossiers</p>',
  '<h2>Un</h2><h3>Deux</h3><h4>Trois</h4><h2>Quatre</h2>',
  '<p><a href="/missions">Nos missions</a> et <a href="/api/files/a.pdf">le rapport</a></p>',
  '<p><a href="/missions"><img src="/a.png" alt="Nos missions"></a></p>',
  `<p>${'mot '.repeat(30)}. ${'Mot '.repeat(30)}.</p>`,
  '<p>Quel est le délai ? Voici : 12 % « au moins » ; à 10:30, l’agence répond !</p>',
  '<p>https://cdec.cm/?a=1;b=2 et contact@cdec.cm: ?</p>'.replace(': ?', ''),
])('%s has no warning', (html) => {
  expect(problemsOf(html)).toEqual([])
})

test('an empty title is reported, and a plain text is no HTML', () => {
  expect(problemsOf(' ', { isHtml: false, isTitle: true })).toEqual(['no title'])
  expect(problemsOf('Un < deux', { isHtml: false })).toEqual([])
})

test('a problem is reported once, with its number and its first place', () => {
  expect(contentWarnings({ text: "L'un et l'autre", isHtml: false, isTitle: false }, () => false)).toEqual([
    { problem: 'apostrophe', count: 2, excerpt: "L'un et l'autre" },
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
  // The slugs of the interviews are unknown.
  ['/interviews/inconnue', false],
])('%s is dead: %s', (path, isDead) => {
  const routes = ['/', '/$', '/missions', '/cas/$slug', '/trouver-mon-cas/$', '/actualites/', '/actualites/$slug']
  expect(isDeadPath(path, { routes: [...routes, '/interviews/$slug'], slugs: { actualites: ['connue'] } })).toBe(isDead)
})
