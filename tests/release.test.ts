import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'cdec-release-'))
afterAll(() => rmSync(root, { recursive: true }))

describe('npm run release', () => {
  const release = (cwd: string, ...words: string[]) =>
    spawnSync(process.execPath, [resolve('scripts/release.mjs'), ...words], { cwd, encoding: 'utf8' })
  const provider = ['--provider', 'http://127.0.0.1:9']

  test.each([
    ['no provider', [], 'The provider’s address (--provider) is missing'],
    ['no address', ['--provider', 'provider'], 'is no address: provider'],
    ['a word too many', [...provider, 'x'], '“x” is not expected'],
    ['an option that it does not have', ['--povider', 'x'], 'npm run release -- --provider http://host:port'],
    ['a folder that is no checkout', provider, 'this folder is no checkout of git'],
  ])('ends in 2 with %s, and says so', (_what, words, said) => {
    const { status, stderr } = release(root, ...words)
    expect(stderr).toContain(said)
    expect(status).toBe(2)
  })

  test('is refused for a tree with changes, and names them', () => {
    const folder = join(root, 'checkout')
    mkdirSync(folder)
    execFileSync('git', ['init', '-q'], { cwd: folder })
    writeFileSync(join(folder, 'changed.txt'), '')
    const { status, stderr } = release(folder, ...provider)
    expect(stderr).toBe('A release is made of a commit, and the tree has changes:\n  ?? changed.txt\n')
    expect(status).toBe(2)
  })
})

describe.skipIf(process.platform === 'win32')('deploy/put-up.sh', () => {
  const site = join(root, 'site')
  beforeEach(() => rmSync(site, { recursive: true, force: true }))

  /** Packs a release as npm run release does, with one page and one hashed file. */
  function packed(name: string) {
    const files: Record<string, string> = { 'dist/index.html': name, [`dist/assets/${name}.js`]: name }
    const sums = Object.entries(files).map(([file, text]) => {
      mkdirSync(dirname(join(root, name, file)), { recursive: true })
      writeFileSync(join(root, name, file), text)
      return `${createHash('sha256').update(text).digest('hex')}  ${file}\n`
    })
    writeFileSync(join(root, name, 'SHA256SUMS'), sums.join(''))
    execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: root })
    return join(root, `${name}.tar.gz`)
  }

  const putUp = (words: string[], nginx = 'true') => {
    const env = { ...process.env, CDEC_SITE: site, CDEC_NGINX: nginx }
    const { status, stdout, stderr } = spawnSync('sh', ['deploy/put-up.sh', ...words], { encoding: 'utf8', env })
    return { status, said: stdout + stderr }
  }
  const shown = () => readFileSync(join(site, 'dist/index.html'), 'utf8')
  const has = (asset: string) => existsSync(join(site, `dist/assets/${asset}.js`))

  test('puts a release up, the next one with the files of those before it, and takes it back', () => {
    for (const name of ['un', 'deux', 'trois', 'quatre']) {
      expect(putUp([packed(name)])).toEqual({ status: 0, said: `${name} is up.\n` })
      expect(shown()).toBe(name)
    }
    expect(['un', 'deux', 'trois', 'quatre'].map(has)).toEqual([false, true, true, true])
    expect(putUp(['--back']).said).toBe('trois is up.\n')
    expect(shown()).toBe('trois')
    expect(putUp(['--back', 'un']).status).toBe(0)
    expect(shown()).toBe('un')
    expect(putUp(['--list']).said).toMatch(/^un \(up\)$/m)
  })

  test('leaves the site as it was when nginx refuses, or the archive is damaged', () => {
    expect(putUp([packed('un')], 'false')).toMatchObject({
      status: 1,
      said: expect.stringContaining('nothing has changed'),
    })
    expect(existsSync(join(site, 'dist'))).toBe(false)
    putUp([packed('un')])
    expect(putUp([packed('deux')], 'false').status).toBe(1)
    const broken = packed('trois')
    writeFileSync(join(root, 'trois/dist/index.html'), 'another')
    execFileSync('tar', ['-czf', broken, 'trois'], { cwd: root })
    expect(putUp([broken])).toMatchObject({ status: 1, said: expect.stringContaining('is damaged, or no release') })
    expect(shown()).toBe('un')
    expect(putUp(['--list']).said).toBe('un (up)\n')
  })

  test.each([
    [['--back'], 'No release was up before'],
    [['--back', 'rien'], 'rien is not there'],
    [['rien.tar.gz'], 'There is no file rien.tar.gz.'],
    [['--upp'], 'There is no option --upp'],
  ])('%j is refused', (words, said) =>
    expect(putUp(words)).toMatchObject({ status: 1, said: expect.stringContaining(said) }),
  )
})
