import { createLogger, type Plugin, resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { placeholders } from '../build/placeholders'

const example = {
  name: 'Caisse',
  origin: 'https://www.cdec.example',
  phone: '+237 000 000 000',
  email: 'a@cdec.example',
}
const filledIn = { name: 'Caisse', origin: 'https://www.cdec.cm', phone: '+237 222 000 111', email: 'contact@cdec.cm' }
const expected = ['origin: https://www.cdec.example', 'phone: +237 000 000 000', 'email: a@cdec.example']

/** Begins a build with the plugin; returns its warnings. */
async function beginBuild(plugin: Plugin): Promise<string[]> {
  const warnings: string[] = []
  const customLogger = { ...createLogger('silent'), warn: (message: string) => void warnings.push(message) }
  await resolveConfig({ configFile: false, customLogger, plugins: [plugin] }, 'build', 'production')
  return warnings
}

test('a build warns of placeholders, and a release is refused while there are some', async () => {
  expect(await beginBuild(placeholders(filledIn))).toEqual([])
  const [warning] = await beginBuild(placeholders(example))
  for (const line of expected) expect(warning).toContain(line)
  vi.stubEnv('CDEC_RELEASE', '1')
  expect(await beginBuild(placeholders(filledIn))).toEqual([])
  await expect(beginBuild(placeholders(example))).rejects.toThrow(expected.join('\n  '))
})
