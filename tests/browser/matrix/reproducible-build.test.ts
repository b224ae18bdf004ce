import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ways = [
  { folder: 'site', env: { TZ: 'Africa/Douala', LANG: 'fr_FR.UTF-8', LC_ALL: 'C.UTF-8' } },
  { folder: 'un/autre dossier', env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'C' } },
]

// Of this process the paths alone: what Vitest sets would make it a build for tests, with the names of the files in it.
const own = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' }

test('two builds in different folders, zones, locales and at different times have the same bytes', () => {
  const root = mkdtempSync(join(tmpdir(), 'cdec-builds-'))
  const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' }).split('\0')
  const builds = ways.map(({ folder, env }) => {
    const place = join(root, folder)
    for (const file of sources.filter(Boolean)) cpSync(file, join(place, file))
    symlinkSync(resolve('node_modules'), join(place, 'node_modules'))
    const vite = resolve('node_modules/vite/bin/vite.js')
    execFileSync(process.execPath, [vite, 'build'], { cwd: place, env: { ...own, ...env }, stdio: 'ignore' })
    return hashes(join(place, 'dist'))
  })
  rmSync(root, { recursive: true })
  expect(Object.keys(builds[0] ?? {}).length).toBeGreaterThan(200)
  expect(builds[1]).toEqual(builds[0])
}, 900_000)

function hashes(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const files = names.filter((name) => statSync(join(folder, name)).isFile())
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  )
}
