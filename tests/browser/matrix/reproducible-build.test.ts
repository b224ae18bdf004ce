import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildCopy } from '../../support/browser/build-copy'

/** When the rows were read: documents say it. A release has it in release.json. */
const SOURCE_DATE_EPOCH = '1790000000'
const environments = {
  site: { SOURCE_DATE_EPOCH, TZ: 'Africa/Douala', LANG: 'fr_FR.UTF-8', LC_ALL: 'C.UTF-8' },
  'un/autre dossier': { SOURCE_DATE_EPOCH, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'C' },
}

test('two builds of the same rows in different folders, zones, locales and at different times have the same bytes', () => {
  const root = mkdtempSync(join(tmpdir(), 'cdec-builds-'))
  const builds = Object.entries(environments).map(([folder, env]) => hashes(buildCopy(join(root, folder), env)))
  rmSync(root, { recursive: true })
  expect(Object.keys(builds[0] ?? {}).length).toBeGreaterThan(200)
  expect(builds[1]).toEqual(builds[0])
}, 900_000)

function hashes(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  // What was read names the provider, which has another port each time.
  const files = names.filter((name) => !name.startsWith('.refresh') && statSync(join(folder, name)).isFile())
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  return Object.fromEntries(files.map((name) => [name, hash(readFileSync(join(folder, name)))]))
}
