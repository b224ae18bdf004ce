import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
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
    ['an unexpected argument', [...provider, 'x'], '“x” is not expected'],
    ['an unknown option', ['--povider', 'x'], 'npm run release -- --provider http://host:port'],
    ['a folder that is no checkout', provider, 'this folder is no checkout of git'],
  ])('exits with 2 and a message for %s', (_what, words, message) => {
    const { status, stderr } = release(root, ...words)
    expect(stderr).toContain(message)
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

describe.skipIf(process.platform === 'win32')('deploy/deploy.sh', () => {
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

  const deploy = (words: string[], nginx = 'true', more: Record<string, string> = {}) => {
    const env = { ...process.env, CDEC_SITE: site, CDEC_NGINX: nginx, ...more }
    const { status, stdout, stderr } = spawnSync('sh', ['deploy/deploy.sh', ...words], { encoding: 'utf8', env })
    return { status, output: stdout + stderr }
  }
  const shown = () => readFileSync(join(site, 'dist/index.html'), 'utf8')
  const has = (asset: string) => existsSync(join(site, `dist/assets/${asset}.js`))

  test('deploys releases, each with the hashed files of the last two, and rolls back', () => {
    for (const name of ['un', 'deux', 'trois', 'quatre']) {
      expect(deploy([packed(name)])).toEqual({ status: 0, output: `${name} is deployed.\n` })
      expect(shown()).toBe(name)
    }
    expect(['un', 'deux', 'trois', 'quatre'].map(has)).toEqual([false, true, true, true])
    expect(deploy(['--rollback']).output).toBe('trois is deployed.\n')
    expect(shown()).toBe('trois')
    expect(deploy(['--rollback', 'un']).status).toBe(0)
    expect(shown()).toBe('un')
    expect(deploy(['--list']).output).toMatch(/^un \(deployed\)$/m)
  })

  test('leaves the site as it was when nginx refuses, or the archive is damaged', () => {
    expect(deploy([packed('un')], 'false')).toMatchObject({
      status: 1,
      output: expect.stringContaining('nothing has changed'),
    })
    expect(existsSync(join(site, 'dist'))).toBe(false)
    deploy([packed('un')])
    expect(deploy([packed('deux')], 'false').status).toBe(1)
    const broken = packed('trois')
    writeFileSync(join(root, 'trois/dist/index.html'), 'another')
    execFileSync('tar', ['-czf', broken, 'trois'], { cwd: root })
    expect(deploy([broken])).toMatchObject({
      status: 1,
      output: expect.stringContaining('is damaged, or not a release'),
    })
    expect(shown()).toBe('un')
    expect(deploy(['--list']).output).toBe('un (deployed)\n')
  })

  test('refuses what is no release: a link, a file beside its folder, and a trial unless it is asked for', () => {
    const link = packed('un')
    symlinkSync('/etc/passwd', join(root, 'un/dist/secret'))
    execFileSync('tar', ['-czf', link, 'un'], { cwd: root })
    expect(deploy([link])).toMatchObject({ status: 1, output: expect.stringContaining('is not a release') })
    rmSync(join(root, 'un/dist/secret'))
    writeFileSync(join(root, 'beside'), '')
    execFileSync('tar', ['-czf', link, 'un', 'beside'], { cwd: root })
    expect(deploy([link])).toMatchObject({ status: 1, output: expect.stringContaining('is not a release') })
    const trial = packed('cdec-trial-1')
    expect(deploy([trial])).toMatchObject({ status: 1, output: expect.stringContaining('built-in provider') })
    expect(deploy([trial], 'true', { CDEC_TRIAL: '1' }).status).toBe(0)
  })

  test('a release that was packed with narrow rights can be read by the web server', () => {
    const archive = packed('un')
    chmodSync(join(root, 'un/dist'), 0o700)
    chmodSync(join(root, 'un/dist/index.html'), 0o600)
    execFileSync('tar', ['-czf', archive, 'un'], { cwd: root })
    expect(deploy([archive]).status).toBe(0)
    const rights = (file: string) => (statSync(join(site, 'releases/un/dist', file)).mode & 0o777).toString(8)
    expect([rights('.'), rights('index.html')]).toEqual(['755', '644'])
  })

  test.each([
    [['--rollback'], 'There is no earlier release'],
    [['--rollback', 'rien'], 'There is no release rien'],
    [['rien.tar.gz'], 'There is no file rien.tar.gz.'],
    [['--upp'], 'There is no option --upp'],
  ])('%j is refused', (words, message) =>
    expect(deploy(words)).toMatchObject({ status: 1, output: expect.stringContaining(message) }),
  )
})
