import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstOf } from './support/full'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
/** The scripts of this project; the other commands belong to tools with their own help. */
const scriptFiles = [...new Set(Object.values(scripts).flatMap((line) => /^node (\S+)/.exec(line)?.[1] ?? []))]

const run = (words: string[]) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, words, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

/** Called by the build, not by users. */
const withoutHelp = new Set(['scripts/sbom.mjs'])

test('each command explains its use with --help', async () => {
  expect(scriptFiles.length).toBeGreaterThan(10)
  for (const script of firstOf(4, scriptFiles).filter((one) => !withoutHelp.has(one)))
    expect(await run([script, '--help']), script).toEqual({
      status: 0,
      output: expect.stringMatching(/^npm (?:run )?\w/),
    })
})

test.each([
  [['scripts/start.mjs', '--port', 'x'], '--port is no port: x'],
  [['scripts/test.mjs', 'tests/x'], 'npx vitest run tests/x runs one file'],
  [['scripts/provider.mjs', '--data', 'README.md'], 'README.md holds no data of a provider'],
])('%j exits with 2 and a message', async (words, message) => {
  expect(await run(words)).toEqual({ status: 2, output: expect.stringContaining(message) })
})
