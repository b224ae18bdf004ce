import { play } from '@mocks/server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { standIn } from '@tests/support/stand-in'
import { keys, set } from 'idb-keyval'
import { describe, expect, test, vi } from 'vitest'
import { draftStore } from '@/auth/drafts'
import { closed, field, fill, form, openAdmin, openForm, seeText, sent, type User, withAdmin } from './open-admin'

withAdmin()

const question = () => screen.findByRole('alertdialog', { name: 'Garder ce brouillon\u202f?' })

const openEdit = () => openForm('publications?open=edit&record=1', 'Mettre à jour la publication')

/** Leaves the form with its draft, and opens the form of its record again. */
async function reopen(user: User) {
  await user.click(form().getByRole('button', { name: 'Annuler' }))
  await user.click(within(await question()).getByRole('button', { name: 'Garder le brouillon' }))
  await closed()
  await user.type(screen.getByRole('searchbox'), 'Présentation institutionnelle')
  await user.click(await screen.findByRole('button', { name: 'Modifier Présentation institutionnelle de la CDEC' }))
  expect(await form().findByText(/^Brouillon du .+ repris/)).toBeVisible()
}

describe('leaving a form', () => {
  test('untouched, closes it without a question, also beside a draft that cannot be read', async () => {
    await set([1, 'a'], { user: 1 }, draftStore)
    const { user } = await openEdit()
    expect(field('Titre')).toHaveValue('Présentation institutionnelle de la CDEC')
    await user.keyboard('{Escape}')
    await closed()
  })

  test('asks when something was typed, whichever way it is left', async () => {
    const { user, router } = await openAdmin('/Admin/publications')
    await user.click((await screen.findAllByRole('button', { name: /^Modifier / }))[0] ?? document.body)
    await form().findByRole('button', { name: 'Mettre à jour la publication' })
    await fill(user, 'Titre', 'À moitié')
    const ways = [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('link', { name: 'Vidéos' })),
      () => user.click(form().getByRole('button', { name: 'Fermer' })),
    ]
    for (const leave of ways) {
      await leave()
      await user.click(within(await question()).getByRole('button', { name: 'Continuer la saisie' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      expect(field('Titre')).toHaveValue('À moitié')
      expect(router.state.location.pathname).toBe('/Admin/publications')
    }
    await user.click(form().getByRole('button', { name: 'Annuler' }))
    await user.click(within(await question()).getByRole('button', { name: 'Garder le brouillon' }))
    await closed()
  })

  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  test('closing or reloading the tab asks, until it is saved', async () => {
    const { user } = await openEdit()
    expect(closing()).toBe(false)
    await fill(user, 'Titre', 'À moitié')
    expect(closing()).toBe(true)
    await user.keyboard('{Control>}s{/Control}')
    await seeText('Publication mise à jour avec succès')
    await waitFor(() => expect(closing()).toBe(false))
  })
})

test('a form is sent once, however often it is asked for', async () => {
  const { user } = await openEdit()
  await fill(user, 'Titre', 'Une seule fois')
  const saves = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }))
  await act(async () => {
    saves()
    saves()
  })
  await seeText('Publication mise à jour avec succès')
  expect(sent('PUT')).toHaveLength(1)
})

describe('a saved form does not wait for its list', () => {
  test('which is not answered after the creation: it closes, says so, and its draft is erased', async () => {
    const { user, send } = await openForm('missions?open=create', 'Ajouter la mission')
    await screen.findByRole('table', { hidden: true })
    await fill(user, 'Titre', 'Enregistrée une fois')
    await waitFor(async () => expect(await keys(draftStore)).toHaveLength(1))
    play('silent', { only: 'GET /api/missions' })
    await send()
    await seeText('Mission created successfully')
    await closed()
    await waitFor(async () => expect(await keys(draftStore)).toEqual([]))
  })
})

describe('drafts', () => {
  test('what was typed is there again at once; “Repartir de la fiche” asks, then gives it up', async () => {
    const { user } = await openEdit()
    await fill(user, 'Titre', 'Titre du brouillon')
    await reopen(user)
    expect(field('Titre')).toHaveValue('Titre du brouillon')
    await user.click(form().getByRole('button', { name: 'Repartir de la fiche' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Effacer ce brouillon\u202f?' }))
    await user.click(asked.getByRole('button', { name: 'Effacer' }))
    await waitFor(() => expect(field('Titre')).toHaveValue('Présentation institutionnelle de la CDEC'))
    await waitFor(async () => expect(await keys(draftStore)).toEqual([]))
    await user.keyboard('{Escape}')
    await closed()
  })

  test('what was put back as it was, and a space at the end, leave none and are not asked about', async () => {
    const { user } = await openEdit()
    await user.type(field('Titre'), 'x')
    await waitFor(async () => expect(await keys(draftStore)).toHaveLength(1))
    await user.type(field('Titre'), '{Backspace}')
    await waitFor(async () => expect(await keys(draftStore)).toEqual([]))
    await user.type(field('Titre'), ' ')
    await user.keyboard('{Escape}')
    await closed()
    expect(await keys(draftStore)).toEqual([])
  })
})

describe('a session that ends', () => {
  const elsewhere = (key: string, newValue: string | null) =>
    act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))

  test('in another tab leaves the form of this one alone', async () => {
    const { user, router } = await openEdit()
    await fill(user, 'Titre', 'Toujours là')
    localStorage.removeItem('token')
    await elsewhere('token', null)
    expect(router.state.location.pathname).toBe('/Admin/publications')
    expect(field('Titre')).toHaveValue('Toujours là')
  })

  test('a page that comes back out of the browser’s memory after a sign-out leads to the sign-in page', async () => {
    const { router } = await openAdmin('/Admin/publications')
    await screen.findByRole('table')
    localStorage.removeItem('token')
    await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await waitFor(() => expect(router.state.location.pathname).toBe('/loginadmin'))
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  })
})

test('without a network a save is tried, says why it failed and keeps the form; the next one is sent, whatever the browser says', async () => {
  const { user } = await openEdit()
  await fill(user, 'Titre', 'Écrit hors ligne')
  // A record that was read two seconds ago is not read again before it is written.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 60_000)
  standIn(navigator, 'onLine', false)
  await act(async () => void window.dispatchEvent(new Event('offline')))
  const save = () => user.click(form().getByRole('button', { name: 'Mettre à jour la publication' }))
  play('unreachable')
  await save()
  expect(await form().findByText('Pas enregistré : le réseau n’a pas répondu, et rien n’a changé.')).toBeVisible()
  expect(field('Titre')).toHaveValue('Écrit hors ligne')
  play('normal')
  await save()
  await seeText('Publication mise à jour avec succès')
})
