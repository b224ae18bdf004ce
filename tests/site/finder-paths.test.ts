import { describe, expect, test } from 'vitest'
import { allSteps, stepOf } from '@/site/finder/paths'
import { cases, findCase } from '@/site/services/cases/cases'
import { families } from '@/site/services/families/families'

describe('the 32 cases', () => {
  test('are those of the specification: 11, 12, 1 and 8, each with an address of its own', () => {
    expect(families.map(({ entries }) => entries.length)).toEqual([11, 12, 1, 8])
    expect(new Set(cases.map(({ slug }) => slug)).size).toBe(32)
    expect(findCase('Offres-Reelles')?.family.path).toBe('/cons_judiciaire')
  })
})

describe('every path through the questions', () => {
  const places = allSteps()
  const results = places.filter(({ leads }) => typeof leads === 'string')

  test('all 32 cases are reached, each in at most three questions', () => {
    expect(new Set(results.map(({ leads }) => leads)).size).toBe(32)
    expect(Math.max(...places.map(({ answered }) => answered.length))).toBe(3)
  })

  test('there is no dead end: a question has at least two answers, and a result is a case', () => {
    for (const { leads } of places) {
      if (typeof leads === 'string') expect(findCase(leads)).toBeDefined()
      else expect(new Set(leads.answers.map(({ id }) => id)).size).toBeGreaterThan(1)
    }
  })

  test('each answer can be taken back: its question is asked at its own address', () => {
    for (const { path, answered } of places) {
      expect(stepOf(path.replace('/trouver-mon-cas', ''))?.answered).toEqual(answered)
      for (const one of answered) expect(stepOf(one.path.replace('/trouver-mon-cas', ''))?.leads).toBe(one.question)
    }
  })

  test('answers that lead nowhere are no place', () => {
    expect(stepOf('justice/nulle-part')).toBeUndefined()
    expect(stepOf('justice/dette/encore')).toBeUndefined()
    expect(stepOf('JUSTICE/Dette/')?.leads).toBe('offres-reelles')
  })
})
