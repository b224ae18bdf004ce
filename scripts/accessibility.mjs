import { writeFileSync } from 'node:fs'
import { conformityOf, gridFaults, readGrid } from './accessibility-grid.mjs'
import { command } from './command.mjs'

const help = `npm run accessibility
Checks the grid of docs/accessibility.md (each criterion once, each named test and rule there) and writes the rate that
/accessibilite shows, src/site/help/conformity.json.`

await command(help, {}, () => {
  const grid = readGrid()
  const faults = gridFaults(grid)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) return 1
  writeFileSync('src/site/help/conformity.json', `${JSON.stringify(conformityOf(grid), null, 2)}\n`)
  console.log(conformityOf(grid))
})
