import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import conformity from '@/site/help/conformity.json'

/** The number of criteria of each theme of RGAA 4.1.2. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
const criteria = themes.flatMap((count, theme) => Array.from({ length: count }, (_, n) => `${theme + 1}.${n + 1}`))

/** Returns the criteria that a list of docs/accessibility.md names. */
function listed(title: string): string[] {
  const [, text = ''] = readFileSync('docs/accessibility.md', 'utf8').split(`\n### ${title}\n`)
  const [list = ''] = text.split(/\n##/)
  return list.match(/\b\d+\.\d+\b/g) ?? []
}

test('each of the 106 criteria is in one list, and the site shows how many are in each', () => {
  const [conform, notConform, notTested, doesNotApply] = [
    listed('Conform'),
    listed('Not conform'),
    listed('Not tested'),
    listed('Does not apply'),
  ]
  const all = [...conform, ...notConform, ...notTested, ...doesNotApply]
  expect(all.toSorted()).toEqual(criteria.toSorted())
  expect(conformity).toEqual({
    criteria: criteria.length,
    applicable: criteria.length - doesNotApply.length,
    conform: conform.length,
    notConform: notConform.length,
    notTested: notTested.length,
  })
})
