import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
/** The commands of this project; the others are those of a tool, which has its own help. */
const own = [...new Set(Object.values(scripts).flatMap((line) => /^node (\S+)/.exec(line)?.[1] ?? []))]

const run = (words: string[]) =>
  new Promise<{ status: number; said: string }>((resolve) => {
    const child = execFile(process.execPath, words, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })

/** What the build calls after itself. */
const withoutWords = new Set(['scripts/sbom.mjs'])

test('each command says with --help how it is called', async () => {
  expect(own.length).toBeGreaterThan(10)
  for (const script of own.filter((one) => !withoutWords.has(one)))
    expect(await run([script, '--help']), script).toEqual({
      status: 0,
      said: expect.stringMatching(/^npm (?:run )?\w/),
    })
})

test.each([
  [['scripts/start.mjs', '--port', 'x'], '--port is no port: x'],
  [['scripts/test.mjs', 'tests/x'], 'npx vitest run tests/x runs one file'],
  [['scripts/verify.mjs', 'site'], 'is no address: site'],
  [['scripts/verify.mjs', 'http://127.0.0.1:9', '--dist', 'none'], 'There is no build in none'],
  [['scripts/openapi.mjs', 'x'], '“x” is not expected'],
  [['scripts/openapi.mjs', '--out', 'none/x.json'], 'none/x.json cannot be written'],
  [['scripts/provider.mjs', '--port', '70000'], '--port is no port: 70000'],
  [['scripts/provider.mjs', '--data', 'none.json'], 'There is no file none.json.'],
  [['scripts/provider.mjs', '--data', 'README.md'], 'README.md holds no data of a provider'],
  [['scripts/catalogs.mjs', '--x'], 'npm run catalogs'],
])('%j ends in 2, and says why', async (words, said) => {
  expect(await run(words)).toEqual({ status: 2, said: expect.stringContaining(said) })
})
