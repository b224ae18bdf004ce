import type { BrowserContext } from 'playwright-core'

/** How much the provider has to say: so many rows in each list, with texts of this kind; or it fails, or never answers. */
export type Amount = { rows: number; texts: keyof typeof texts } | 'failure' | 'silence'

const words =
  'Communiqué relatif à la restitution des cautionnements et des garanties de soumission aux entreprises ' +
  'adjudicataires de marchés publics dont les travaux ont été réceptionnés '

/** A title and a text. */
const texts = {
  short: ['Avis', 'Oui.'],
  long: [words.repeat(2).trim(), words.repeat(12).trim()],
  unbroken: ['Intermédiation'.repeat(7), 'Consignations'.repeat(40)],
} as const

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#2f4690"/></svg>'

/** Every public list, by address. */
function listsOf({ rows, texts: kind }: Exclude<Amount, string>): Record<string, unknown> {
  const [title, text] = texts[kind]
  const day = '2026-03-11'
  const photo = '/api/files/a.svg'
  const list = <Row extends object>(row: Row) =>
    Array.from({ length: rows }, (_, index) => ({ id: index + 1, slug: `fiche-${index + 1}`, ...row }))
  const paper = { title, description: text, photo, document: '/api/files/a.pdf' }
  const news = list({
    titre: title,
    description: text,
    image: photo,
    datePublication: day,
    details: { imagePrincipale: photo, galleryPhotos: [photo], actualite_id: 1 },
  })
  const interviews = list({
    titre: title,
    description: text,
    date: day,
    source: '',
    imagePrincipaleUrl: photo,
    details: { introduction: text, contenu: text },
  })
  return {
    '/api/communications': list({ ...paper, communication_date: day }),
    '/api/publications': list({ ...paper, publication_date: '2026-03-12' }),
    '/api/interviews': interviews,
    '/api/actualites': news,
    '/api/reglementations': list(paper),
    '/api/missions': list({ titre: title }),
    '/api/domaines': { data: list({ nom: title }) },
    '/api/presentations': { data: list({ description: `<p>${text}</p>` }) },
    '/api/videos': { data: list({ title, youtube_id: 'abcdefghijk', date: day }) },
    '/api/sponsors': list({ nom: title, description: text, image: photo }),
    '/api/stats': list({ label: title, value: 1564 }),
    '/api/slides': list({ title, description: text, image: 'a.svg', order: 1 }),
    '/api/pays': { data: list({ nom: title }) },
  }
}

/**
 * Answers every call with this amount. What a page shows comes one list after another, late enough for its absence to
 * be drawn; what is then downloaded for reading offline comes at once. A record is the first of its list.
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
    if (amount === 'silence') return
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
