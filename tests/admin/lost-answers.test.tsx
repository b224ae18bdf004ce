import { table } from '@mocks/db'
import { play, server } from '@mocks/server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { hold } from '../support/hold'
import { passTime } from '../support/screen'
import { closed, fill, form, openAdmin, openForm, seeText, sent, withAdmin } from './open-admin'

withAdmin()

const labelled = (label: string) =>
  table('stats')
    .findMany()
    .filter((row) => row.label === label)

async function open(path: string, button: string) {
  const opened = await openForm(`stats?${path}`, button)
  await screen.findByRole('table', { hidden: true })
  await fill(opened.user, 'Libellé', 'Zéphyr')
  return opened
}
const openNew = () => open('open=create', 'Ajouter la statistique')
const openEdit = () => open('open=edit&record=1', 'Mettre à jour la statistique')

const created = 'Statistique créée avec succès'
const notCreated = 'Impossible de créer la statistique, veuillez réessayer.'
const updated = 'Statistique mise à jour avec succès'
const notSaved = async () =>
  (await form().findByText(/^Pas enregistré/)).closest<HTMLElement>('[role="alert"]') ?? document.body

describe('a create whose answer is lost', () => {
  test('after the provider has acted: it is recognised, and is a success', async () => {
    const { send } = await openNew()
    play('lost answer', { only: 'POST /api/stats' })
    await send()
    await seeText(created)
    await closed()
    expect(labelled('Zéphyr')).toHaveLength(1)
  })

  test('before: it says so, keeps the form, and the next try makes one', async () => {
    const { user, send } = await openNew()
    play('unreachable', { only: 'POST /api/stats' })
    await send()
    await seeText(notCreated)
    const alert = await notSaved()
    expect(alert).toHaveTextContent('Pas enregistré : le réseau n’a pas répondu, et rien n’a changé.')
    expect(alert).toHaveFocus()
    play('normal')
    await user.click(within(alert).getByRole('button', { name: 'Réessayer' }))
    await seeText(created)
    expect(labelled('Zéphyr')).toHaveLength(1)
  })

  test('and the list cannot be read: the outcome is unknown, and the next try finds the record', async () => {
    const { send } = await openNew()
    play('lost answer', { only: '/api/stats' })
    await send()
    expect(await form().findByText(/^On ne sait pas si c’est enregistré\./)).toBeVisible()
    expect(screen.queryByText(notCreated)).not.toBeInTheDocument()
    play('normal')
    await send()
    await seeText(created)
    expect(labelled('Zéphyr')).toHaveLength(1)
  })

  test('and that the provider performs later: the next try finds its record, and updates it with what was typed since', async () => {
    const { user, send } = await openNew()
    server.use(http.post('*/api/stats', () => HttpResponse.json({}, { status: 504 }), { once: true }))
    await send()
    await notSaved()
    table('stats').create({ label: 'Zéphyr', value: null })
    await fill(user, 'Libellé', 'Zéphyr et alizé')
    await send()
    await seeText(created)
    expect(labelled('Zéphyr')).toEqual([])
    expect(labelled('Zéphyr et alizé')).toHaveLength(1)
  })

  test('because the sending was cancelled: it says at once that it checks, then that nothing was saved', async () => {
    const { user, send } = await openNew()
    play('silent', { only: 'POST /api/stats' })
    await send()
    await waitFor(() => expect(sent('POST')).toHaveLength(1))
    const release = hold('*/api/stats', 'get')
    await user.click(form().getByRole('button', { name: 'Annuler l’envoi' }))
    expect(await form().findByText('Envoi arrêté. Vérification de ce qui a été reçu…')).toBeVisible()
    release()
    expect(await form().findByText('Envoi annulé : rien n’a été enregistré.')).toBeVisible()
    expect(form().queryByText(/Envoi arrêté/)).not.toBeInTheDocument()
  })
})

test('an update whose answer is lost after the provider has acted is saved, and the list shows it', async () => {
  const { send } = await openEdit()
  play('lost answer', { only: 'PUT /api/stats' })
  await send()
  await seeText(updated)
  expect(await screen.findByRole('button', { name: 'Modifier Zéphyr' })).toBeVisible()
})

test('an update that changes only struck words, and was not carried out, is not said to be saved', async () => {
  table('presentations').update(1, { description: '<p><s>5 %</s> 3 %</p>' })
  const { user, send } = await openForm('presentation?open=edit&record=1', 'Mettre à jour la présentation')
  await user.click(await form().findByRole('button', { name: 'Vue HTML' }))
  await fill(user, 'Description', '<p>3 %</p>')
  play('unreachable', { only: 'PUT /api/presentations' })
  await send()
  expect(await notSaved()).toHaveTextContent('rien n’a changé')
})

test('a look-up that the provider limits for 45 seconds is waited for, and says so', async () => {
  const { send } = await openEdit()
  play('lost answer', { only: 'PUT /api/stats' })
  const limit = { status: 429, headers: { 'Retry-After': '45' } }
  server.use(http.get('*/api/stats', () => HttpResponse.json({}, limit), { once: true }))
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await send()
  expect(await form().findByText(/la suite part d’elle-même après une pause de 45\ssecondes\.$/)).toHaveRole('status')
  await passTime(46_000)
  await seeText(updated)
})

test('a write that nobody answers ends once the web server would have given up, says so, and keeps the form', async () => {
  await openEdit()
  const release = hold('*/api/stats/:id', 'put')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  fireEvent.click(form().getByRole('button', { name: 'Mettre à jour la statistique' }))
  await form().findByRole('button', { name: 'Annuler l’envoi' })
  await passTime(29_000)
  expect(form().getByRole('button', { name: 'Annuler l’envoi' })).toBeVisible()
  await passTime(121_500)
  const alert = await notSaved()
  expect(alert).toHaveTextContent('Pas enregistré : le service n’a pas répondu.')
  expect(form().getByLabelText(/^Libellé/)).toHaveValue('Zéphyr')
  release()
})

test('a removal whose answer is lost after the provider has acted is done', async () => {
  play('lost answer', { only: 'DELETE /api/stats' })
  const { user } = await openAdmin('/Admin/stats')
  const name = String(table('stats').findFirst({ where: { id: { equals: 1 } } })?.label)
  await user.click(await screen.findByRole('button', { name: `Supprimer ${name}` }))
  await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
  await seeText('Statistique supprimée avec succès')
  await waitFor(() => expect(screen.queryByRole('button', { name: `Supprimer ${name}` })).not.toBeInTheDocument())
})
