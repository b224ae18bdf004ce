import type { BrowserContext } from 'playwright-core'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#2f4690"/></svg>'

/** The lists that the provider sends in an envelope. */
const enveloped = new Set(['domaines', 'presentations', 'videos', 'pays'])

/** Answers all calls of a context in place of the provider: with rows by list, a row by its slug or id, or a failure. */
export async function answerWith(
  context: BrowserContext,
  answers: Record<string, object[]> | 'failure',
): Promise<void> {
  await context.route(/i\.ytimg\.com|\/api\/(?:files|images_slides)\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  await context.route(/\/api\/(?!files|images_slides)/, (route) => {
    if (answers === 'failure') return route.fulfill({ status: 500, json: { message: 'Erreur' } })
    const [, , list = '', key] = new URL(route.request().url()).pathname.split('/')
    const rows = answers[list] ?? []
    if (key === undefined) return route.fulfill({ json: enveloped.has(list) ? { data: rows } : rows })
    const row = rows.find((one) => [Object(one).slug, String(Object(one).id)].includes(key))
    return row ? route.fulfill({ json: row }) : route.fulfill({ status: 404, json: { message: 'Introuvable' } })
  })
}
