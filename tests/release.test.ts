import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { billOfMaterials } from '../scripts/sbom.mjs'

const root = mkdtempSync(join(tmpdir(), 'cdec-release-'))
afterAll(() => rmSync(root, { recursive: true }))

test.skipIf(spawnSync('git', ['--version']).status !== 0)(
  'npm run release needs the provider’s address, and a tree without changes, which it names',
  () => {
    const release = (cwd: string, ...words: string[]) =>
      spawnSync(process.execPath, [resolve('scripts/release.mjs'), ...words], { cwd, encoding: 'utf8' })
    const missing = release(root)
    expect([missing.status, missing.stderr]).toEqual([2, expect.stringContaining('address (--provider) is missing')])
    const folder = join(root, 'checkout')
    mkdirSync(folder)
    execFileSync('git', ['init', '-q'], { cwd: folder })
    writeFileSync(join(folder, 'changed.txt'), '')
    const { status, stderr } = release(folder, '--provider', 'http://127.0.0.1:9')
    expect(stderr).toBe('A release is made of a commit, and the tree has changes:\n  ?? changed.txt\n')
    expect(status).toBe(2)
  },
)

test('the bill of materials names every package that the site and the program of its documents consist of, once', () => {
  const { components, dependencies } = billOfMaterials(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const names = components.map(({ name }) => name)
  const { dependencies: own, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(names).toEqual(expect.arrayContaining([...Object.keys(own), 'scheduler', 'tough-cookie']))
  expect(names.filter((name) => name in devDependencies)).toEqual([])
  const refs = components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref))).toEqual([])
  expect(JSON.stringify(components)).not.toContain('://')
})

// It is for the servers of the site, which run Debian.
describe.skipIf(process.platform !== 'linux')('deploy/deploy.sh', () => {
  const site = join(root, 'site')
  beforeEach(() => rmSync(site, { recursive: true, force: true }))

  /** Stands for the program of a release: it writes its parameters into the site. */
  const program = `import { writeFileSync } from 'node:fs'
writeFileSync(new URL('../dist/rendered.txt', import.meta.url), [...process.argv.slice(2), process.env.PROXY].join(' ').trim())
process.exit(Number(process.env.STATUS ?? 0))`

  /** Packs a release as npm run release does, with one page and one hashed file. */
  function packed(name: string, origin = 'https://cdec.cm') {
    const files: Record<string, string> = {
      'dist/index.html': name,
      'dist/en/app.html': name,
      [`dist/assets/${name}.js`]: name,
      'refresh/refresh.mjs': program,
      'release.json': JSON.stringify({ origin }, null, 2),
    }
    const sums = Object.entries(files).map(([file, text]) => {
      mkdirSync(dirname(join(root, name, file)), { recursive: true })
      writeFileSync(join(root, name, file), text)
      return `${createHash('sha256').update(text).digest('hex')}  ${file}\n`
    })
    writeFileSync(join(root, name, 'SHA256SUMS'), sums.join(''))
    execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: root })
    return join(root, `${name}.tar.gz`)
  }

  /** Stands for nginx: `refuses` its configuration, or is `down`. */
  const webServer = join(root, 'nginx')
  writeFileSync(
    webServer,
    `#!/bin/sh
case "$1 $STATE" in
  "-t refuses") exit 1 ;;
  "-s down") exit 1 ;;
  "-T "*) echo "  server_name cdec.cm localhost;" ;;
esac`,
  )
  chmodSync(webServer, 0o755)

  const deploy = (words: string[], more: Record<string, string> = {}) => {
    const own = { CDEC_SITE: site, CDEC_NGINX: webServer, CDEC_USER: userInfo().username, CDEC_ENV: join(root, 'none') }
    const env = { ...process.env, ...own, PROVIDER_URL: 'http://provider', ...more }
    const { status, stdout, stderr } = spawnSync('sh', ['deploy/deploy.sh', ...words], { encoding: 'utf8', env })
    return { status, output: stdout + stderr }
  }
  const shown = () => readFileSync(join(site, 'current/dist/index.html'), 'utf8')
  const rendered = () => readFileSync(join(site, 'current/dist/rendered.txt'), 'utf8')
  const has = (asset: string) => existsSync(join(site, `current/dist/assets/${asset}.js`))
  /** Lets days pass for the files of the deployed release, and for when it was deployed. */
  const age = (days: number) => {
    const assets = join(site, 'current/dist/assets')
    const then = Date.now() / 1000 - days * 86_400
    for (const name of readdirSync(assets)) utimesSync(join(assets, name), then, then)
  }

  test('deploys releases, rolls back, also with the provider away, and renders the documents of each before it is public', () => {
    for (const name of ['un', 'deux']) {
      expect(deploy([packed(name)])).toEqual({ status: 0, output: `${name} is deployed.\n` })
      expect([shown(), rendered()]).toEqual([name, `--state ${site}/state --provider http://provider`])
    }
    expect(deploy(['--rollback']).output).toBe('un is deployed.\n')
    expect([shown(), rendered()]).toEqual(['un', `--state ${site}/state --stored`])
    // Nothing can be read of the provider.
    expect(deploy(['--rollback', 'deux'], { STATUS: '2' }).status).toBe(0)
    expect(shown()).toBe('deux')
    expect(deploy(['--list']).output).toMatch(/^deux \(deployed\)$/m)
  })

  test('open tabs find the files of the release that was left, for 14 days and around a rollback', () => {
    deploy([packed('un')])
    // Long in use, its files are as old as the day on which it is left.
    age(30)
    deploy([packed('deux')])
    expect(['un', 'deux'].map(has)).toEqual([true, true])
    deploy(['--rollback'])
    expect([shown(), has('deux')]).toEqual(['un', true])
    deploy([packed('trois')])
    expect(['un', 'deux', 'trois'].map(has)).toEqual([true, true, true])
    age(15)
    deploy([packed('quatre')])
    expect(['un', 'deux', 'trois', 'quatre'].map(has)).toEqual([false, false, true, true])
  })

  test('leaves the site as it was when nginx refuses, the archive is damaged, or no document can be rendered', () => {
    expect(deploy([packed('un')], { STATE: 'refuses' })).toMatchObject({
      status: 1,
      output: expect.stringContaining('nothing has changed'),
    })
    expect(existsSync(join(site, 'current'))).toBe(false)
    deploy([packed('un')])
    expect(deploy([packed('deux')], { STATE: 'refuses' }).status).toBe(1)
    expect(deploy([packed('deux')], { STATUS: '2' })).toMatchObject({
      status: 1,
      output: expect.stringContaining('The documents of deux cannot be rendered'),
    })
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

  test('renders the documents again when asked, with the settings of the server and what the operator accepts', () => {
    const env = join(root, 'cdec.env')
    writeFileSync(env, 'PROVIDER_URL=https://provider.example\nPROXY=http://proxy\n')
    expect(deploy(['--refresh'])).toMatchObject({
      status: 1,
      output: expect.stringContaining('No release is deployed'),
    })
    deploy([packed('un')], { CDEC_ENV: env })
    expect(rendered()).toBe(`--state ${site}/state --provider https://provider.example http://proxy`)
    expect(deploy(['--refresh', '--accept', 'publications'], { CDEC_ENV: env })).toEqual({ status: 0, output: '' })
    expect(rendered()).toContain('--provider https://provider.example --accept publications')
    expect(deploy(['--refresh'], { STATUS: '2' }).status).toBe(2)
  })

  test.each([
    ['', 'PROVIDER_URL is missing'],
    ['localhost:8000', 'is no address: localhost:8000 (http://host:port)'],
  ])('says what is wrong with the address “%s” of the provider', (PROVIDER_URL, said) => {
    expect(deploy([packed('un')], { PROVIDER_URL })).toMatchObject({ status: 1, output: expect.stringContaining(said) })
  })

  test('says which Node is needed', () => {
    const old = join(root, 'old')
    mkdirSync(old, { recursive: true })
    writeFileSync(join(old, 'node'), '#!/bin/sh\n[ "$1" = --version ] && echo v18.19.0 || exit 1\n', { mode: 0o755 })
    expect(deploy([packed('un')], { PATH: `${old}:${process.env['PATH']}` }).output).toBe(
      'Node 20.19, 22.12, 24 or newer is needed; this is v18.19.0.\n',
    )
  })

  test('leaves the site as it was when the files of the release that is left cannot be copied', () => {
    deploy([packed('un')])
    // Stands for a full disk.
    const full = join(root, 'full')
    mkdirSync(full, { recursive: true })
    const tar = execFileSync('sh', ['-c', 'command -v tar'], { encoding: 'utf8' }).trim()
    writeFileSync(join(full, 'tar'), `#!/bin/sh\n[ "$1" = -xf ] && exit 2\nexec ${tar} "$@"\n`, { mode: 0o755 })
    const archive = packed('deux')
    expect(deploy([archive], { PATH: `${full}:${process.env['PATH']}` }).status).not.toBe(0)
    expect([shown(), readdirSync(join(site, 'releases'))]).toEqual(['un', ['un']])
    expect(deploy([archive]).status).toBe(0)
  })

  test('refuses a release with a link', () => {
    const link = packed('un')
    symlinkSync('/etc/passwd', join(root, 'un/dist/secret'))
    execFileSync('tar', ['-czf', link, 'un'], { cwd: root })
    expect(deploy([link])).toMatchObject({ status: 1, output: expect.stringContaining('is not a release') })
  })
})
