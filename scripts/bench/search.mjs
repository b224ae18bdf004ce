import { chromium } from 'playwright-core'
import { findChromium } from '../chromium.mjs'
import { spread } from './figures.mjs'

const topics = ['marchés publics', 'comptes inactifs', 'expropriation', 'notaires', 'élections', 'eau et électricité']

/** Words in every row, in some, in none, and mistyped. */
const searched = [
  'dépôt',
  'rapport 9876',
  'prix de vente contesté',
  'argent laissé à la banque par mon défunt mari',
  'consingation marché',
  'l’État a pris mon terrain pour l’autoroute',
  'publication des comptes de l’année 1985',
]

/** A search over 10,000 publications on a processor six times slower: how long the rows hold the page up while they are indexed, and from an entry to its results painted. */
export async function searchTenThousand({ url }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 }, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.route('**/api/publications', (route) => route.fulfill({ json: rows(10_000) }))
    await page.goto(`${url}/missions`, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.evaluate(follow)
    await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click()
    const field = page.getByRole('dialog').getByRole('searchbox')
    await field.fill('rapport 9999')
    await page.getByRole('link', { name: /^Rapport 9999/ }).waitFor({ timeout: 120_000 })
    const tasks = await page.evaluate(() => window.tasks.splice(0))
    const took = []
    for (const text of searched) {
      await field.fill('')
      await page.waitForTimeout(500)
      took.push(await page.evaluate((value) => window.timeEntry(value), text))
    }
    return { 'results (CPU 6×)': spread(took), 'tasks while indexing (CPU 6×)': spread(tasks) }
  } finally {
    await browser.close()
  }
}

const rows = (count) =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    title: `Rapport ${place} sur les ${topics[place % topics.length]}`,
    description: `La Caisse des Dépôts et Consignations publie les comptes de l’année ${1900 + (place % 126)}, le prix de la vente consigné devant le tribunal et les dépôts, pour les ${topics[(place * 5) % topics.length]}.`,
    document: `rapport-${place}.pdf`,
  }))

/** Runs in the page. */
function follow() {
  window.tasks = []
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  /** Measures from the input of a text until the dialog's change is painted. */
  window.timeEntry = async (value) => {
    const field = document.querySelector('dialog input')
    let painted = 0
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() => setTimeout(() => (painted = performance.now()))),
    )
    observer.observe(document.querySelector('dialog'), { childList: true, subtree: true, characterData: true })
    const begun = performance.now()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 2000))
    observer.disconnect()
    return painted - begun
  }
}
