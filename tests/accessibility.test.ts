import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import conformity from '@/site/help/conformity.json'
import { conformityOf, gridFaults, readGrid } from '../scripts/accessibility-grid.mjs'

const text = readFileSync('docs/accessibility.md', 'utf8')

test('the grid has the 106 criteria, and the tests it names exist', () => {
  expect(gridFaults(readGrid(text))).toEqual([])
})

test('the site shows the rate of the grid', () => {
  expect(conformity).toEqual(conformityOf(readGrid(text)))
  const { conform, notConform, notTested, applicable } = conformity
  expect(conform + notConform + notTested).toBe(applicable)
})

test.each([
  ['a test that does not exist', /contrast\.test\.ts`/, 'contrasts.test.ts`', 'there is no tests/'],
  ['a title that no test has', /“browsers know/, '“readers know', 'has no “readers know'],
  ['a rule that axe does not have', /`image-alt`/, '`picture-alt`', 'axe has no rule picture-alt'],
  ['a criterion that is left out', /^- 5\.3 .*\n/m, '', 'not those of RGAA'],
  ['an unknown state', /\*\*conform\*\*/, '**perhaps**', 'is no state'],
  ['conformity without a proof', /\*\*not tested\*\*(?=: to be read)/, '**conform**', 'nothing shows it'],
])('%s is refused', (_what, part, wrong, fault) => {
  expect(gridFaults(readGrid(text.replace(part, wrong))).join()).toContain(fault)
})

test('what is not tested is not in the rate', () => {
  const row = (state: string) => ({ criterion: '1.1', state, shownBy: '' })
  const grid = ['conform', 'not tested', 'not conform', 'does not apply'].map((state) => row(state))
  expect(conformityOf(grid)).toEqual({ criteria: 4, applicable: 3, conform: 1, notConform: 1, notTested: 1 })
})

test('the document has its type before anything else', () => {
  expect(readFileSync('index.html', 'utf8')).toMatch(/^<!doctype html>\n<html lang="fr">/i)
})

test('every group of fields has its legend', () => {
  const files = ['site', 'ui'].flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `src/${folder}/${name}`),
  )
  const groups = files.flatMap((file) => readFileSync(file, 'utf8').split('<fieldset').slice(1))
  expect(groups.length).toBeGreaterThan(5)
  for (const group of groups) expect(group.slice(0, group.indexOf('</fieldset>'))).toContain('<legend')
})
