import { table } from '@mocks/db'
import type { ScenarioName } from '@mocks/scenarios/list'
import { play, server } from '@mocks/server'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { adminForms, fillForm } from '../support/admin-forms'
import { firstOf } from '../support/full'
import { hold } from '../support/hold'
import { provide } from '../support/provide'
import { passTime } from '../support/screen'
import { closed, fill, form, openAdmin, openForm, withAdmin } from './open-admin'

// What an editor reads of a write, and what the provider then has: no success is announced of a write that is not there.

withAdmin()

const { actualites: news } = adminForms
const titles = () =>
  table('actualites')
    .findMany()
    .map(({ titre }) => titre)

const writes = {
  async create() {
    const { user, send } = await openForm('actualites?open=create', news.create)
    await fillForm(user, news)
    return send
  },
  async update() {
    const { user, send } = await openForm('actualites?open=edit&record=7', news.update)
    await fill(user, 'Titre', 'Autre titre')
    return send
  },
  async delete() {
    const { user } = await openAdmin('/Admin/actualites?open=delete&record=7')
    const confirm = await screen.findByRole('button', { name: 'Oui, supprimer!' })
    return () => user.click(confirm)
  },
  async bulk() {
    const { user } = await openAdmin('/Admin/actualites')
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner la page' }))
    await user.click(await screen.findByRole('button', { name: 'Supprimer la sélection' }))
    const confirm = await screen.findByRole('button', { name: 'Supprimer 2 fiches' })
    return () => user.click(confirm)
  },
}

const methods = { create: 'POST', update: 'PUT', delete: 'DELETE', bulk: 'DELETE' } as const

const both = ['Une nouvelle', 'Seconde']
const done = {
  create: [/^Actualité créée avec succès/, [...both, 'Zéphyr une nouvelle']],
  update: [/^Actualité modifiée avec succès/, ['Autre titre', 'Seconde']],
  delete: [/^Supprimé!/, ['Seconde']],
  bulk: [/^Terminé\s: 2 réussites, 0 échec/, []],
} as const
const successes = Object.values(done).map(([text]) => text)

type Case = readonly [habit: ScenarioName, write: keyof typeof writes, read: RegExp, stored: readonly string[]]
const doneBy = (habit: ScenarioName, ...names: (keyof typeof writes)[]): Case[] =>
  names.map((name) => [habit, name, ...done[name]])

const nothing = /^Le service a répondu comme si c’était fait, mais rien n’a changé\./

const cases: readonly Case[] = [
  ['nothing is written', 'create', nothing, both],
  ['nothing is written', 'delete', nothing, both],
  ['nothing is written', 'bulk', /^Terminé\s: 0 réussite, 2 échecs/, both],
  ...doneBy('answers without the record', 'create', 'bulk'),
  ['multipart PUT is ignored', 'update', /toujours publiée\s: Titre\./, both],
  ...doneBy('writes by id', 'update', 'delete', 'bulk'),
  ['silent', 'create', /^Pas enregistré : le service n’a pas répondu\./, both],
  ['silent', 'update', /^Pas enregistré : le service n’a pas répondu\./, both],
  ['silent', 'delete', /^Le service n’a pas répondu\./, both],
  ['silent', 'bulk', /^Terminé\s: 0 réussite, 2 échecs/, both],
  ...doneBy('laravel 500', 'create'),
  ...doneBy('laravel', 'update'),
  ['nothing is written', 'update', /toujours publiée\s: Titre\./, both],
  ...doneBy('answers without the record', 'update', 'delete'),
  ...doneBy('multipart PUT is ignored', 'create', 'delete', 'bulk'),
  ...doneBy('writes by id', 'create'),
  ...doneBy('laravel 500', 'update', 'delete', 'bulk'),
  ...doneBy('laravel', 'create', 'delete', 'bulk'),
  ...doneBy('normal', 'create', 'update', 'delete', 'bulk'),
]

test.each(firstOf(15, cases))('%s: %s', async (habit, write, text, stored) => {
  provide('actualites', [news.record, { ...news.record, id: 8, slug: 'seconde', titre: 'Seconde' }])
  const send = await writes[write]()
  play(habit, { only: habit === 'silent' ? `${methods[write]} /api/actualites` : '' })
  if (habit === 'silent') vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await send()
  // Each write is waited for as long as the web server waits for the provider.
  if (habit === 'silent') await passTime(151_000)
  if (habit === 'silent' && write === 'bulk') await passTime(151_000)
  const said = await screen.findAllByText(text)
  expect(said.length).toBeGreaterThan(0)
  for (const success of successes) if (success.source !== text.source) expect(screen.queryByText(success)).toBeNull()
  expect(new Set(titles())).toEqual(new Set(stored))
  if (write !== 'update' || stored !== both) return
  // What was typed is still there.
  await waitFor(() => expect(form().getByLabelText(/^Titre/)).toHaveValue('Autre titre'))
})

test('an answer in English is a translation: the record is read in French, and what stayed is named', async () => {
  const { user } = await openAdmin('/Admin/publications?open=edit&record=1', { locale: 'en' })
  await user.type(await form().findByLabelText(/^Title/), ' bis')
  play('multipart PUT is ignored')
  await user.click(form().getByRole('button', { name: 'Update the publication' }))
  expect((await form().findByText(/still published: Title\./)).closest('[role=alert]')).toHaveFocus()
})

test('a list in English that the provider answers in pages gets no French row of an answer without the record', async () => {
  const records = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, publication_date: `2026-01-${at + 10}` }))
  const inBoth = (record: object) => ({ fr: { ...record, title: 'Une étude' }, en: { ...record, title: 'A study' } })
  table('publications').seed(records.map(inBoth))
  play('laravel pages')
  const { user } = await openAdmin('/Admin/publications?open=edit&record=20', { locale: 'en' })
  await user.type(await form().findByLabelText(/^Title/), ' bis')
  server.use(
    http.put('*/api/publications/*', () => {
      table('publications').update(20, { title: 'Une étude bis' })
      return HttpResponse.json({ message: 'OK' })
    }),
  )
  const release = hold('*/api/publications', 'get')
  await user.click(form().getByRole('button', { name: 'Update the publication' }))
  await closed()
  expect(screen.queryByText('Une étude bis')).toBeNull()
  release()
})
