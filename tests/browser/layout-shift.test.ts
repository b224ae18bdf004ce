import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reset } from '@mocks/provider'
import { play } from '@mocks/scenarios/play'
import { expect, test } from 'vitest'
import { visit } from '../support/browser/chromium'
import { recordsOf } from '../support/browser/made-data'
import { openPage } from '../support/browser/open-page'
import { openBrowser, startOwnProvider, startSite } from '../support/browser/open-site'
import { refresh } from '../support/browser/refresh'
import { copyBuild } from '../support/browser/releases'
import { full } from '../support/full'

// Whatever the amount of data, its arrival moves nothing visible: the cumulative layout shift is at most 0.01. The documents
// are those of the last refresh, which has read the same data. npm run test:full takes a page of each kind with every amount.

const browser = await openBrowser()
const provider = await startOwnProvider()

const words =
  'Communiqué relatif à la restitution des cautionnements et des garanties de soumission aux entreprises ' +
  'adjudicataires de marchés publics dont les travaux ont été réceptionnés '
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#2f4690"/></svg>'
/** The title and the text of a record, by kind. */
const texts = { short: ['Avis', 'Oui.'], long: [words.repeat(2).trim(), words.repeat(12).trim()] } as const
interface Case {
  path: string
  amount: readonly [rows: number, texts: keyof typeof texts] | 'failure'
  width: number
}

/** A page of each kind: rows of home, cards, a table, content blocks, a form with places, the bulletin, a record. */
const pages =
  '/ /publications /textes_reglementaires /mediatheque /lacdec /missions /inscription/usager /infocdec /actualites/fiche-1'
const looks: Omit<Case, 'path'>[] = [
  { amount: 'failure', width: 1280 },
  { amount: [0, 'short'], width: 360 },
  { amount: [3, 'long'], width: 1280 },
  { amount: [3, 'long'], width: 360 },
  { amount: [30, 'long'], width: 360 },
]
const all: Case[] = pages.split(' ').flatMap((path) => looks.map((look) => ({ path, ...look })))
// A failure once caused large shifts there.
const some: Case[] = [{ amount: 'failure', width: 1280, path: '/publications' }]

const cases = full ? all : some

/** Returns a site whose documents have the records of an amount. */
async function startSiteWith(amount: Case['amount']) {
  const outDir = copyBuild()
  if (amount !== 'failure') {
    reset({ records: rowsOf(...amount), files: { 'a.svg': picture } })
    const { code, output } = await refresh(outDir, provider, '--state', mkdtempSync(join(tmpdir(), 'cdec-state-')))
    expect(code, output).toBe(0)
  }
  return startSite({ provider, outDir })
}

const sites = new Map<Case['amount'], { url: string }>()
for (const { amount } of cases) if (!sites.has(amount)) sites.set(amount, await startSiteWith(amount))

test.each(cases)('$path with $amount at $width px', async ({ amount, width, path }) => {
  const { context, page } = await visit(browser, { width, reducedMotion: 'no-preference' })
  if (amount === 'failure') play('failing')
  else reset({ records: rowsOf(...amount), files: { 'a.svg': picture } })
  // The lists that a page shows arrive one after another, late enough for their placeholders to be painted. Those that are read ahead do not wait.
  let late = 300
  await context.route('**/api/**', async (route) => {
    const wait = (late += 100)
    if (wait <= 900) await new Promise((resolve) => setTimeout(resolve, wait))
    return route.continue()
  })
  await context.addInitScript(watchShifts)
  await openPage(page, `${sites.get(amount)?.url}${path}`)
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; moved: string[] }[])
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
})

function rowsOf(count: number, kind: keyof typeof texts) {
  const [title, text] = texts[kind]
  const rows = recordsOf(count, (id, list) => ({
    title,
    text,
    photo: '/api/files/a.svg',
    document: '/api/files/a.pdf',
    day: list === 'publications' ? '2026-03-12' : '2026-03-11',
    slug: `fiche-${id}`,
  }))
  return { ...rows, pays: rows.domaines }
}

/** Runs in the page: records every layout shift without recent input, with the elements that moved. */
function watchShifts() {
  const shifts: { value: number; moved: string[] }[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue
      const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources')
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'a text'))
      shifts.push({ value: Number(Reflect.get(entry, 'value')), moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
