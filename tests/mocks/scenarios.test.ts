import { play } from '@mocks/server'
import { withProvider } from '@tests/support/with-provider'
import { expect, test } from 'vitest'
import { list } from '@/api/reads'
import { interviews } from '@/contract/interviews'
import { publications } from '@/contract/publications'
import { resources } from '@/contract/registry'
import { isPublic } from '@/contract/rows/define-rows'

withProvider()

const every = Object.values(resources).filter(isPublic)

test.each([
  ['rate limited', 429, 'Trop de requêtes. Réessayez plus tard.'],
  ['html', 200, ''],
  ['cut off', 200, ''],
] as const)('%s: an error of status %i', async (name, status, message) => {
  play(name)
  await expect(list(publications)).rejects.toMatchObject({ name: 'ApiError', status, message })
})

test('hostile: no dangerous address is left', async () => {
  play('hostile')
  const [row] = await list(publications)
  expect(row).toMatchObject({ photo: '', document: '' })
  expect(row?.title).toHaveLength(10_000)
  const [talk] = await list(interviews)
  expect(talk).toMatchObject({ source: '', imagePrincipaleUrl: '' })
  // HTML is not changed here: the component that shows it sanitises it.
  expect(talk?.details.contenu).toContain('<script>')
})

test.each(['wrapped', 'unwrapped', 'numbers as text'] as const)(
  'answers of another shape are parsed: %s',
  async (name) => {
    for (const resource of every) {
      play('normal')
      const rows = await list(resource)
      play(name)
      expect(await list(resource)).toEqual(rows)
    }
  },
)
