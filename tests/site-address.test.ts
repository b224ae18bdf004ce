import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { actualites } from '@/contract/rows/actualites'
import { interviews } from '@/contract/rows/interviews'
import { safeAddress } from '@/contract/rows/row-fields'
import { locales } from '@/i18n/locale'
import { siteAddress } from '@/lib/site-address'
import { addressIn } from '@/lib/site-paths'
import { listDocuments } from '@/site/search/list-documents'
import { full } from './support/full'

const site = 'https://www.cdec.example'

/** Parts of which addresses of other hosts are made, as they are and percent-encoded. */
const part = fc.oneof(
  fc.constantFrom(...'/ // \\ . .. %2e %2E%2e %2f %5c : @ ? #'.split(' '), '\t', '\n', ' ', '\u0000'),
  fc.constantFrom('en', 'api', 'a.pdf', 'evil.example', 'https:', 'blob:', 'javascript:', 'data:', site, '／', '。'),
  fc.string({ maxLength: 3, unit: 'grapheme' }),
)
const address = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
const many = { numRuns: full ? 5000 : 500 }

test('whatever an address is made of, what is returned is a path of this site, as a link too', () => {
  fc.assert(
    fc.property(address, (asked) => {
      const isHere = (one: string) => expect(new URL(one, `${site}/en/page`).origin).toBe(site)
      const returned = siteAddress(asked, undefined, site)
      if (returned !== undefined) {
        expect(returned).toMatch(/^\/(?![/\\])/)
        isHere(returned)
        expect(siteAddress(returned, undefined, site)).toBe(returned)
      }
      // A path that is not asked for is not returned, however it is written.
      expect(siteAddress(`/api/${asked}`, /^\/api\//, site) ?? '/api/').toMatch(/^\/api\//)
      // Nor does an address of the provider without a host lead elsewhere.
      const opened = safeAddress(asked)
      if (!/^[a-z][a-z0-9+.-]*:/i.test(opened)) isHere(opened)
    }),
    many,
  )
})

test('a record with any slug is found at an address of its list, in both languages', () => {
  fc.assert(
    fc.property(address, (slug) => {
      const found = [actualites, interviews].flatMap((list) =>
        listDocuments(list, [{ id: 1, titre: 'a', description: '', slug, details: { introduction: '', contenu: '' } }]),
      )
      expect(found).toHaveLength(2)
      for (const { to } of found)
        for (const locale of locales) expect(siteAddress(addressIn(locale, to), undefined, site)).toBeDefined()
    }),
    many,
  )
})

test.each([
  ['/publications?q=a b#c', '/publications?q=a%20b#c'],
  ['https://www.cdec.example/a', '/a'],
  ['/api/%2e%2e//evil.example/x', '/evil.example/x'],
  ['https://www.cdec.example.evil.example/', undefined],
  ['https://www.cdec.example@evil.example/', undefined],
  ['http://www.cdec.example/', undefined],
])('%s is %s', (asked, returned) => {
  expect(siteAddress(asked, undefined, site)).toBe(returned)
})
