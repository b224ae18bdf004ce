import type { BrowserContext } from 'playwright-core'
import { recordsOf } from './made-data'

/** The provider's answers: a number of rows with texts of a kind, or errors. */
export type Amount = { rows: number; texts: keyof typeof texts } | 'failure'

const words =
  'Communiqué relatif à la restitution des cautionnements et des garanties de soumission aux entreprises ' +
  'adjudicataires de marchés publics dont les travaux ont été réceptionnés '

/** The title and the text of a record, by kind. */
const texts = {
  short: ['Avis', 'Oui.'],
  long: [words.repeat(2).trim(), words.repeat(12).trim()],
} as const

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#2f4690"/></svg>'

/** Returns the answers of the public lists by path, each bare or in an envelope as the provider sends it. */
function listsOf({ rows, texts: kind }: Exclude<Amount, string>): Record<string, unknown> {
  const [title, text] = texts[kind]
  const records = recordsOf(rows, (id, list) => ({
    title,
    text,
    photo: '/api/files/a.svg',
    document: '/api/files/a.pdf',
    day: list === 'publications' ? '2026-03-12' : '2026-03-11',
    slug: `fiche-${id}`,
  }))
  const inEnvelope = new Set(['domaines', 'presentations', 'videos', 'pays'])
  return Object.fromEntries(
    Object.entries({ ...records, pays: records.domaines }).map(([name, data]) => [
      `/api/${name}`,
      inEnvelope.has(name) ? { data } : data,
    ]),
  )
}

/**
 * Answers all calls with an amount of data. The lists that a page shows arrive one after another, late enough for their
 * placeholders to be painted; prefetches are answered at once. A record is the first of its list.
 */
export async function answerWith(context: BrowserContext, amount: Amount): Promise<void> {
  const lists = listsOf(typeof amount === 'string' ? { rows: 0, texts: 'short' } : amount)
  const addresses = Object.keys(lists)
  let shown = false
  context.on('request', (request) => {
    if (request.url().includes('/assets/worker-')) shown = true
    if (request.isNavigationRequest()) shown = false
  })
  await context.route(/i\.ytimg\.com|\/api\/(?:files|images_slides)\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  await context.route(/\/api\/(?!files|images_slides)/, async (route) => {
    const { pathname } = new URL(route.request().url())
    const place = addresses.findIndex((address) => pathname.startsWith(address))
    if (!shown) await new Promise((resolve) => setTimeout(resolve, 300 + 100 * place))
    if (amount === 'failure') return route.fulfill({ status: 500, json: { message: 'Erreur' } })
    const list = lists[addresses[place] ?? '']
    const json = pathname === addresses[place] ? list : Array.isArray(list) ? list[0] : undefined
    return json === undefined
      ? route.fulfill({ status: 404, json: { message: 'Introuvable' } })
      : route.fulfill({ json })
  })
}
