import { expect, test } from 'vitest'
import { allSteps, stepOf } from '@/site/finder/paths'
import { cases, findCase } from '@/site/services/cases/cases'
import { families } from '@/site/services/families/families'

test('the 32 cases are those of the specification: 11, 12, 1 and 8, each with an address of its own', () => {
  expect(families.map(({ entries }) => entries.length)).toEqual([11, 12, 1, 8])
  expect(new Set(cases.map(({ slug }) => slug)).size).toBe(32)
})

test('the questions lead to all 32 cases in at most three steps, without a dead end, and each answer can be taken back', () => {
  const places = allSteps()
  expect(new Set(places.flatMap(({ leads }) => (typeof leads === 'string' ? findCase(leads)?.slug : []))).size).toBe(32)
  expect(Math.max(...places.map(({ answered }) => answered.length))).toBe(3)
  for (const { path, answered, leads } of places) {
    if (typeof leads !== 'string') expect(new Set(leads.answers.map(({ id }) => id)).size).toBeGreaterThan(1)
    expect(stepOf(path.replace('/trouver-mon-cas', ''))?.answered).toEqual(answered)
    for (const one of answered) expect(stepOf(one.path.replace('/trouver-mon-cas', ''))?.leads).toBe(one.question)
  }
  expect(stepOf('justice/nulle-part')).toBeUndefined()
  expect(stepOf('JUSTICE/Dette/')?.leads).toBe('offres-reelles')
})
