import { beforeAll, expect, test } from 'vitest'
import { until, visit } from '../../support/browser/chromium'
import { openPage, quietly } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'

// The accessibility tree of a page of each kind is stored in tests/browser/matrix/snapshots. After an intended change run
// npx vitest run --project matrix screens --update, and review the difference.

const { site, browser } = await openSite()

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** Returns the tree without the sizes and dates of `/hors-ligne`, which differ by device and time. */
function withoutVolatileLines(tree: string, path: string) {
  if (path !== '/hors-ligne') return tree
  return tree
    .split('\n')
    .filter((line) => !/^\s*- (?:definition|code)/.test(line))
    .join('\n')
}

/** One page of each kind. */
const paths = (
  '/ /publications /textes_reglementaires /trouver-mon-cas /cas/offres-reelles /mon-dossier ' +
  '/inscription/usager /contact_us /hors-ligne /actualites/nouvelle-salle-des-valeurs'
).split(' ')

const { page } = await visit(browser)
beforeAll(() => page.clock.install({ time: new Date('2026-11-20T10:00:00+01:00') }))

test.each(paths)('%s stands still, and is told as expected', async (path) => {
  await openPage(page, site.url + path)
  // Parts below the window are hydrated when they are scrolled near or when the page is idle.
  await quietly(page, () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)))
  await quietly(page, () => page.clock.runFor(3000))
  // The page is complete once its pictures are.
  await until(page, () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'))
  // Header and footer are those of every page.
  const tree = await page.locator(path === '/' ? 'body' : 'main').ariaSnapshot()
  await expect(withoutVolatileLines(tree, path)).toMatchFileSnapshot(`snapshots/${nameOf(path)}.aria`)

  await page.evaluate(watchMovement)
  // Longer than the interval of any carousel.
  await page.clock.runFor(12_000)
  expect(await page.evaluate(moved)).toEqual([])
})

/** Runs in the page: records all mutations of the document. */
function watchMovement() {
  const seen: string[] = []
  Reflect.set(window, 'seen', seen)
  new MutationObserver((records) => {
    for (const { type, attributeName, target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      seen.push(`${type} ${attributeName ?? ''} at ${element?.outerHTML.slice(0, 100)}`)
    }
  }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true })
}

/** Runs in the page: returns the recorded mutations and the running animations. */
function moved(): string[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running')
  const seen: unknown = Reflect.get(window, 'seen')
  const targets = running.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
  return [...(Array.isArray(seen) ? seen : []), ...targets.map((one) => `animated: ${one?.outerHTML.slice(0, 100)}`)]
}
