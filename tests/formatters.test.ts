import { assert, integer, oneof, property } from 'fast-check'
import { expect, it } from 'vitest'
import { formatNumber } from '@/i18n/formatters'

it.each([
  ['fr', 'fr-FR'],
  ['en', 'en-GB'],
] as const)('writes numbers in %s as Intl.NumberFormat does', (locale, region) => {
  const format = new Intl.NumberFormat(region)
  const numbers = oneof(
    integer({ min: -1e15, max: 1e15 }),
    integer({ min: -1e7, max: 1e7 }).map((value) => value / 8),
  )
  assert(
    property(numbers, (value) => {
      expect(formatNumber(value, locale)).toBe(format.format(value))
    }),
    { examples: [[0], [999], [1000], [-1172], [1172.5], [1234567.125], [0.001]] },
  )
})
