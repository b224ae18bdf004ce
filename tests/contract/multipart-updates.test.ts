import { openSession, play, requests } from '@mocks/server'
import { withProvider } from '@tests/support/with-provider'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '@/api/http'
import { setToken } from '@/api/token'
import { update } from '@/api/writes'
import { missions } from '@/contract/missions'
import { publications } from '@/contract/publications'
import { contractSettings } from '@/contract/settings'

withProvider()
beforeEach(() => {
  connect({ locale: () => 'fr', onUnauthorized: () => undefined })
  setToken(openSession(1), 1)
})
afterEach(() => {
  contractSettings.multipartUpdates = 'PUT'
})

const photo = new File(['x'], 'a.png', { type: 'image/png' })
const values = { title: 'Étude corrigée', description: 'Texte', photo, publication_date: '2026-01-31' }
const lastCall = () => `${requests()[0]?.method} ${requests()[0]?.path}`

test('with the setting, an update with files is a POST that the same provider takes; one in JSON remains a PUT', async () => {
  contractSettings.multipartUpdates = 'POST with _method=PUT'
  play('multipart PUT arrives empty')
  const updated = await update(publications, 1, values)
  expect(updated).toMatchObject({ title: 'Étude corrigée', publication_date: '2026-01-31' })
  expect(updated?.photo).toMatch(/a\.png$/)
  expect(lastCall()).toBe('POST /api/publications/1')
  await update(missions, 2, { titre: 'En JSON' })
  expect(lastCall()).toBe('PUT /api/missions/2')
})
