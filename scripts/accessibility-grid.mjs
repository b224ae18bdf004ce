import { existsSync, readFileSync } from 'node:fs'
import axe from 'axe-core'

const states = {
  conform: 'conform',
  'not conform': 'notConform',
  'not tested': 'notTested',
  'does not apply': undefined,
}
/** The number of criteria of each theme of RGAA 4.1.2. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
const all = themes.flatMap((count, theme) => Array.from({ length: count }, (_, n) => `${theme + 1}.${n + 1}`))
const rules = new Set(axe.getRules().map(({ ruleId }) => ruleId))

/** Parses the criteria of docs/accessibility.md: number, state and evidence. */
export function readGrid(text = readFileSync('docs/accessibility.md', 'utf8')) {
  const rows = text.replaceAll(/\n {2}(?=\S)/g, ' ').matchAll(/^- (\d+\.\d+) .* — \*\*([^*]*)\*\*: (.*)$/gm)
  return Array.from(rows, ([, criterion, state, shownBy]) => ({ criterion, state, shownBy }))
}

/** Returns the errors of a grid: missing or surplus criteria, tests or rules that do not exist, no evidence. */
export function gridFaults(grid) {
  const listed = grid.map(({ criterion }) => criterion)
  const order = listed.join() === all.join() ? [] : [`the criteria are not those of RGAA 4.1.2, in their order`]
  return [...order, ...grid.flatMap((row) => rowFaults(row).map((fault) => `${row.criterion}: ${fault}`))]
}

function rowFaults({ state, shownBy }) {
  if (!(state in states)) return [`“${state}” is no state`]
  const named = [...shownBy.matchAll(/axe: ((?:`[\w-]+`(?:, )?)+)/g)].flatMap(([, list]) => list.match(/[\w-]+/g))
  const tests = [...shownBy.matchAll(/`([\w/.-]+\.test\.tsx?)`(?: “([^”]+)”)?/g)]
  const looks = [...shownBy.matchAll(/\b(\d{4}-\d{2}-\d{2}), [^:]+: \S/g)]
  const faults = named.filter((rule) => !rules.has(rule)).map((rule) => `axe has no rule ${rule}`)
  for (const [, file, name] of tests) {
    if (!existsSync(`tests/${file}`)) faults.push(`there is no tests/${file}`)
    else if (name && !readFileSync(`tests/${file}`, 'utf8').includes(name))
      faults.push(`tests/${file} has no “${name}”`)
  }
  for (const [, day] of looks) if (Number.isNaN(Date.parse(day))) faults.push(`${day} is no day`)
  if (state === 'conform' && named.length + tests.length + looks.length === 0) faults.push('nothing shows it')
  if (shownBy.trim() === '') faults.push('no reason is given')
  return faults
}

/** Returns the counts for the site's page: the rate excludes criteria that do not apply and includes untested ones. */
export function conformityOf(grid) {
  const count = (wanted) => grid.filter(({ state }) => state === wanted).length
  const counts = Object.entries(states).flatMap(([state, name]) => (name ? [[name, count(state)]] : []))
  return { criteria: grid.length, applicable: grid.length - count('does not apply'), ...Object.fromEntries(counts) }
}
