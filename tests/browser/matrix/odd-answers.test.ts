import { expect, test } from 'vitest'
import { visit } from '../../support/browser/chromium'
import { leastFreeze, watchFreezes } from '../../support/browser/freeze'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { dataPaths } from '../../support/browser/public-paths'

// Malformed answers with status 200: every screen is still drawn.

const { site, browser } = await openSite()

const screens = [...dataPaths, '/interviews/un', '/actualites/un']

/** Returns a record with the same unexpected value in all fields. */
const filled = (value: unknown) =>
  Object.fromEntries(
    (
      'slug titre title nom label name description value image photo document date source details order email ' +
      'youtube_id datePublication publication_date communication_date imagePrincipaleUrl type'
    )
      .split(' ')
      .map((field) => [field, value]),
  )
const rows = (value: unknown) => JSON.stringify([1, 2, 3].map((id) => ({ ...filled(value), id, slug: 'un' })))

const answers: Record<string, string> = {
  nothing: '',
  null: 'null',
  'a number': '42',
  'a text': '"des mots"',
  'a list of anything': '[null,1,"a",[[]],{},true,{"id":{}},{"id":"x"},{"id":1e400}]',
  'wrapped too deep': '{"data":{"data":{"data":{"data":[]}}}}',
  'an object for a list': '{"0":{"id":1},"length":1e9}',
  'a hundred thousand brackets': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  'ten thousand objects in each other': `${'{"data":'.repeat(10_000)}[]${'}'.repeat(10_000)}`,
  'objects for texts': rows({ toString: 'x', length: -1 }),
  'lists for texts': rows([[], [1], null]),
  'numbers for texts': rows(-0.1e-300),
  'booleans for texts': rows(true),
  'lone halves of letters': rows('\ud800 \udfff \u0000 \u202e \ufeff'),
  'the same key in every row': JSON.stringify(Array.from({ length: 500 }, () => ({ ...filled('a'), id: 1 }))),
  'names that objects have': '[{"id":1,"__proto__":{"id":2},"constructor":1,"hasOwnProperty":2,"titre":"a"}]',
  'years beyond the calendar': rows('+275760-09-13T00:00:00.001Z'),
  'ten megabytes in one list': JSON.stringify(
    Array.from({ length: 7000 }, (_, id) => ({ ...filled('Des mots '.repeat(6)), id, slug: `a${id}`, details: {} })),
  ),
}

test.each(Object.entries(answers).map(([name, body]) => ({ name, body })))(
  '$name for an answer: every screen is drawn, and none freezes',
  async ({ body, name }) => {
    const { context, page, errors } = await visit(browser, { width: 1280 })
    await context.route('**/api/**', (route) => route.fulfill({ contentType: 'application/json', body }))
    await watchFreezes(page)
    const found: string[] = []
    // The seven lists of the home page, of ten megabytes each, exceed the limit of Playwright's route.fulfill.
    for (const path of screens.filter((one) => one !== '/' || !name.startsWith('ten megabytes'))) {
      const freeze = await leastFreeze(page, 200, () => openPage(page, site.url + path))
      if (freeze > 200) found.push(`${path} freezes for ${freeze} ms`)
      const broken = page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })
      if ((await broken.count()) > 0) found.push(`${path} breaks`)
      if ((await page.getByRole('contentinfo').count()) !== 1) found.push(`${path} has no foot`)
    }
    expect(found).toEqual([])
    expect(errors.filter((line) => !/ApiError|Failed to load resource/.test(line))).toEqual([])
  },
)
