import { type Plugin, resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { placeholders, placeholdersIn } from '../build/placeholders'

const open = { name: 'Caisse', origin: 'https://www.cdec.example', phone: '+237 000 000 000', email: 'a@cdec.example' }
const filledIn = { name: 'Caisse', origin: 'https://www.cdec.cm', phone: '+237 222 000 111', email: 'contact@cdec.cm' }
const todo = ['origin: https://www.cdec.example', 'phone: +237 000 000 000', 'email: a@cdec.example']

/** Begins a build with the plugin; returns what it warns of. */
async function beginBuild(plugin: Plugin): Promise<string[]> {
  const warnings: string[] = []
  const customLogger = {
    hasWarned: false,
    info: () => undefined,
    warn: (message: string) => void warnings.push(message),
    warnOnce: () => undefined,
    error: () => undefined,
    clearScreen: () => undefined,
    hasErrorLogged: () => false,
  }
  await resolveConfig({ configFile: false, customLogger, plugins: [plugin] }, 'build', 'production')
  return warnings
}

test('the settings that are to be filled in are those with an address or a number of an example', () => {
  expect(placeholdersIn(open)).toEqual(todo)
  expect(placeholdersIn(filledIn)).toEqual([])
})

test('a build warns of placeholders', async () => {
  const [warning] = await beginBuild(placeholders(open))
  for (const line of todo) expect(warning).toContain(line)
  expect(await beginBuild(placeholders(filledIn))).toEqual([])
})

test('a build for the public is refused while placeholders stand, with what is to be filled in', async () => {
  vi.stubEnv('CDEC_RELEASE', '1')
  await expect(beginBuild(placeholders(open))).rejects.toThrow(todo.join('\n  '))
  expect(await beginBuild(placeholders(filledIn))).toEqual([])
})
