import { describe, expect, test } from 'vitest'
import { checkTranslation } from '@/admin/translation/check'
import { cleanPairs, flawedPairs, flaws } from './flawed-pairs'

describe('of 200 pairs', () => {
  test('with one flaw each, of every kind, at least 95 % are found', () => {
    const flawed = flawedPairs()
    const missed = flawed.filter(({ pair }) => checkTranslation(...pair).length === 0)
    expect(flawed).toHaveLength(200)
    expect(new Set(flawed.map(({ kind }) => kind))).toEqual(new Set(Object.keys(flaws)))
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(10)
  })

  test('without a flaw, at most 2 % are reported', () => {
    const alarms = cleanPairs().flatMap((pair) => {
      const found = checkTranslation(...pair)
      return found.length > 0 ? [{ pair, found }] : []
    })
    expect(new Set(cleanPairs().map(([french]) => french)).size).toBe(200)
    expect(alarms.length, JSON.stringify(alarms, null, 1)).toBeLessThanOrEqual(4)
  })
})

test.each([
  ['1 000 FCFA', '1,000 FCFA'],
  ['Le 3 mars 2026', 'March 3, 2026'],
  ['À 08h30', 'At 8:30 am'],
  ['« Bonjour »', '“Hello”'],
  ['Le 1er prix', 'The first prize'],
  ['Le premier prix', 'The 1st prize'],
  ['12 %', '12%'],
  ['Vingt et une pièces', '21 documents'],
])('%s and %s say the same', (french, english) => {
  expect(checkTranslation(french, english)).toEqual([])
})

test('a difference is quoted, with the language that has it', () => {
  expect(checkTranslation('Payez 1 000 FCFA le 3 mars 2026.', 'Pay 2,000 FCFA on April 3, 2026.')).toEqual([
    { kind: 'date', only: 'fr', shown: '3 mars 2026' },
    { kind: 'number', only: 'fr', shown: '1 000' },
    { kind: 'date', only: 'en', shown: 'April 3, 2026' },
    { kind: 'number', only: 'en', shown: '2,000' },
  ])
})
