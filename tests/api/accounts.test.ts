// @vitest-environment jsdom
import { reset, server } from '@mocks/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { countUsers, login, logout, me, registerPartenaire, registerUsager, users } from '@/api/accounts'
import { connect } from '@/api/connection'
import { firstMessages } from '@/api/errors'
import { getToken } from '@/api/token'

const onUnauthorized = vi.fn()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  reset()
  onUnauthorized.mockClear()
  connect({ locale: () => 'fr', onUnauthorized })
})
afterAll(() => server.close())

const partner = {
  name: 'Cabinet du Lac',
  email: 'cabinet@exemple.cm',
  password: 'secret-long',
  password_confirmation: 'secret-long',
  adresse: 'Rue 1',
  numero_telephone: '+237 600 000 000',
  numero_fiscal: 'P01',
  pays_id: '1',
  ville_id: 2,
}
const citizen = { ...partner, etat_civil: 'Célibataire', datenaissance: '1990-02-28', sexe: 'feminin' } as const

test('an administrator signs in, reads the accounts and signs out', async () => {
  const session = await login({ email: 'admin@cdec.cm', password: 'motdepasse' })
  expect(session.user).toMatchObject({ name: 'Administration du site', type_user: 'administrateur' })
  expect(getToken()).toBe(session.token)
  expect((await me()).email).toBe('admin@cdec.cm')
  expect(await users()).toHaveLength(40)
  expect(await countUsers('Usager')).toBe(25)
  expect(await countUsers('partenaire')).toBe(11)
  expect(await countUsers('administrateur')).toBe(4)
  await logout(getToken() ?? '')
  await expect(me()).rejects.toMatchObject({ status: 401 })
  expect(getToken()).toBeNull()
})

test('a refused sign-in says why and signs nobody out', async () => {
  const refused = login({ email: 'admin@cdec.cm', password: 'autre' })
  await expect(refused).rejects.toMatchObject({
    status: 401,
    message: 'Ces identifiants ne correspondent pas à nos enregistrements.',
  })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('both kinds of account can be registered', async () => {
  expect((await registerUsager(citizen)).user).toMatchObject({ name: 'Cabinet du Lac', type_user: 'Usager' })
  expect((await registerPartenaire({ ...partner, email: 'b@exemple.cm' })).user.type_user).toBe('partenaire')
  await login({ email: 'b@exemple.cm', password: 'secret-long' })
  expect((await me()).email).toBe('b@exemple.cm')
})

test('refused registrations name their fields', async () => {
  const wrong = { ...citizen, email: 'ADMIN@cdec.cm', datenaissance: '2020-01-01', ville_id: 20, password: 'court' }
  const error: unknown = await registerUsager(wrong).catch((reason: unknown) => reason)
  expect(firstMessages(error)).toEqual({
    email: 'Cette adresse électronique est déjà utilisée.',
    password: 'Le mot de passe doit contenir au moins 8 caractères.',
    ville_id: 'La valeur choisie n’existe pas.',
    datenaissance: 'Vous devez avoir au moins 18 ans.',
  })
  expect(getToken()).toBeNull()
})

test('a citizen may read neither the accounts nor the subscribers', async () => {
  await login({ email: 'usager@cdec.cm', password: 'motdepasse' })
  await expect(users()).rejects.toMatchObject({ status: 403 })
  expect(getToken()).not.toBeNull()
})
