import { existsSync, readFileSync } from 'node:fs'
import axe from 'axe-core'

const states = {
  conform: 'conform',
  'not conform': 'notConform',
  'not tested': 'notTested',
  'does not apply': undefined,
}
/** How many criteria each theme of RGAA 4.1.2 has. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
const all = themes.flatMap((count, theme) => Array.from({ length: count }, (_, n) => `${theme + 1}.${n + 1}`))
const rules = new Set(axe.getRules().map(({ ruleId }) => ruleId))

/** The criteria as docs/accessibility.md has them: number, state and what shows it. */
export function readGrid(text = readFileSync('docs/accessibility.md', 'utf8')) {
  const rows = text.matchAll(/^\| (\d+\.\d+)\s*\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)
  return Array.from(rows, ([, criterion, , state, shownBy]) => ({ criterion, state: state.trim(), shownBy }))
}

/** What a grid says that is not so: a criterion too few or too many, a test or a rule that does not exist, no proof. */
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

/** The counts that the page of the site shows: what does not apply is left out of the rate, what is not tested is not. */
export function conformityOf(grid) {
  const count = (wanted) => grid.filter(({ state }) => state === wanted).length
  const counts = Object.entries(states).flatMap(([state, name]) => (name ? [[name, count(state)]] : []))
  return { criteria: grid.length, applicable: grid.length - count('does not apply'), ...Object.fromEntries(counts) }
}
