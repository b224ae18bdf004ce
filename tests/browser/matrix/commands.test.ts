import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { copySources, ownEnvironment } from '../../support/browser/build-copy'
import { addData } from '../../support/browser/mock'
import { freePort } from '../../support/browser/processes'

// The commands of README.md, in a copy of the project, as somebody has it who has just installed the packages.

/** The folder of the copy has a space, an accent, and the name of the back office's folder. */
const root = mkdtempSync(join(tmpdir(), 'cdec-copy-'))
const copy = join(root, 'src/admin/à côté')
copySources(copy)
const groups: number[] = []

afterAll(() => {
  for (const group of groups) process.kill(-group, 'SIGKILL')
  rmSync(root, { recursive: true, force: true, maxRetries: 3 })
})

/** Starts a command of the project. Returns its address. */
async function start(script: string): Promise<string> {
  const port = String(await freePort())
  // A group of its own: the command starts others.
  const child = spawn(process.execPath, [script, '--port', port], {
    cwd: copy,
    env: ownEnvironment,
    stdio: 'ignore',
    detached: true,
  })
  groups.push(child.pid ?? expect.fail())
  return `http://localhost:${port}`
}

/** Waits until an address answers with a text. A build takes long on a busy machine. */
const read = (address: string, text: string) =>
  vi.waitFor(async () => expect(await (await fetch(address)).text()).toContain(text), {
    timeout: 110_000,
    interval: 200,
  })

test('npm start builds the site and serves its first page, with the rows of the built-in provider', async () => {
  const site = await start('scripts/start.mjs')
  await read(`${site}/`, 'Caisse des Dépôts et Consignations')
  await read(`${site}/missions`, 'Gérer des services et des fonds sous mandat')
  await read(`${site}/api/missions`, 'Gérer des services et des fonds sous mandat')
})

test('npm run dev answers a changed seed at the next request, and what was written to another table stays', async () => {
  const site = await start('node_modules/vite/bin/vite.js')
  await read(`${site}/api/missions`, 'Gérer des services et des fonds sous mandat')
  await addData(site, { sponsors: [{ nom: 'Un partenaire de plus' }] })
  const seeds = join(copy, 'mocks/seeds/home.ts')
  writeFileSync(
    seeds,
    readFileSync(seeds, 'utf8').replace('Gérer des services et des fonds sous mandat', 'Gérer autrement'),
  )
  await read(`${site}/api/missions`, 'Gérer autrement')
  await read(`${site}/api/sponsors`, 'Un partenaire de plus')
})
