import { table } from '@mocks/db'
import { openSession, play } from '@mocks/server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { editorOf } from '@tests/admin/rich-text/editor'
import { standIn } from '@tests/support/stand-in'
import { keys } from 'idb-keyval'
import { describe, expect, test, vi } from 'vitest'
import { draftStore, listDrafts, storeDraft } from '@/auth/drafts'
import {
  closed,
  field,
  file,
  fileInput,
  fill,
  form,
  openAdmin,
  openForm,
  seeText,
  sent,
  signIn,
  type User,
  withAdmin,
} from './open-admin'

withAdmin()

const question = () => screen.findByRole('alertdialog', { name: 'Garder ce brouillon\u202f?' })
const eraseQuestion = () => screen.findByRole('alertdialog', { name: 'Effacer ce brouillon\u202f?' })
const drafts = () => screen.findByRole('region', { name: 'Brouillons' })
/** The owners and names of the stored drafts. */
const stored = () => keys<(number | string)[]>(draftStore)
const restored = /^Brouillon du .+ repris/
const draftsOf = async (user: number) => (await listDrafts(user)).map(({ name }) => name)

/** Stores a draft of the second statistic, of any user. */
async function storeOf(user: number, name: string) {
  const target = { resource: 'stats', open: 'edit', record: 2, key: 'a' } as const
  await storeDraft({ ...target, user, name, values: { label: name }, base: { label: '' }, files: {} })
}

async function write(user: User, label: string, text: string) {
  const control = field(label)
  await user.click(control)
  await user.paste(text)
}

async function openList() {
  const { user } = await openAdmin('/Admin/communiques')
  await screen.findByRole('table')
  return user
}

async function add(user: User) {
  await user.click(screen.getByRole('button', { name: 'Ajouter un communiqué' }))
  await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Ajouter le communiqué' })
}

async function editTitle(text = 'Titre du brouillon') {
  const opened = await openForm('publications?open=edit&record=1', 'Mettre à jour la publication')
  await fill(opened.user, 'Titre', text)
  return opened
}

async function leave(user: User, answer = 'Garder le brouillon') {
  await user.click(form().getByRole('button', { name: 'Annuler' }))
  await user.click(within(await question()).getByRole('button', { name: answer }))
  await closed()
}

test('new records have a draft each, which stays until it is saved or erased', async () => {
  const user = await openList()
  await add(user)
  await write(user, 'Titre', 'Recrutement de caissiers')
  await leave(user)
  await add(user)
  // The draft of the first new record is not offered here.
  expect(field('Titre')).toHaveValue('')
  await write(user, 'Titre', 'F')
  await leave(user)

  const names = async () =>
    within(await drafts())
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  await waitFor(async () => expect((await names()).toSorted()).toEqual(['F', 'Recrutement de caissiers']))
  await user.click(within(await drafts()).getByRole('link', { name: 'Recrutement de caissiers' }))
  await seeText(restored)
  expect(field('Titre')).toHaveValue('Recrutement de caissiers')
  await write(user, 'Titre', ' à Douala')
  await write(user, 'Description', 'Dix postes.')
  await user.click(form().getByRole('button', { name: 'Ajouter le communiqué' }))
  await seeText('Communication créée avec succès')
  await closed()
  await waitFor(async () => expect(await names()).toEqual(['F']))

  await user.click(within(await drafts()).getByRole('button', { name: 'Effacer', description: 'F' }))
  await user.click(within(await eraseQuestion()).getByRole('button', { name: 'Le garder' }))
  expect(await names()).toEqual(['F'])
  await user.click(within(await drafts()).getByRole('button', { name: 'Effacer', description: 'F' }))
  await user.click(within(await eraseQuestion()).getByRole('button', { name: 'Effacer' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Brouillons' })).not.toBeInTheDocument())
  expect(await stored()).toEqual([])
})

describe('a device without room', () => {
  test('for the text of a draft says so before anything is lost', async () => {
    const user = await openList()
    await add(user)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await write(user, 'Titre', 'Trop')
    expect(await form().findByText(/^Cet appareil ne garde pas de brouillon/)).toBeVisible()
    await user.click(form().getByRole('button', { name: 'Annuler' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer\u202f?' }))
    expect(asked.getByText(/enregistrez avant de quitter, ou la saisie sera perdue\.$/)).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Continuer la saisie' }))
    expect(field('Titre')).toHaveValue('Trop')
  })

  test('leaves the way back to the record beside a draft that was restored before', async () => {
    await storeOf(1, 'D’hier')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await openForm('stats?open=edit&record=2', 'Mettre à jour la statistique')
    expect(await form().findByText(/^Cet appareil ne garde pas de brouillon/)).toBeVisible()
    expect(form().getByRole('button', { name: 'Repartir de la fiche' })).toBeVisible()
  })

  test('whose storage never answers blocks neither a save nor leaving for longer than a second', async () => {
    const user = await openList()
    const silent = {
      put: () => undefined,
      delete: () => undefined,
      getAllKeys: () => ({}),
      get: () => ({}),
      transaction: {},
    }
    const storage = vi
      .spyOn(IDBDatabase.prototype, 'transaction')
      .mockReturnValue({ objectStore: () => silent } as never)
    await add(user)
    await write(user, 'Titre', 'Sans réponse')
    await user.click(form().getByRole('button', { name: 'Annuler' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: 'Garder le brouillon' }))
    await user.click(await asked.findByRole('button', { name: 'Continuer la saisie' }))
    await user.click(form().getByRole('button', { name: 'Ajouter le communiqué' }))
    await seeText('Communication créée avec succès')
    // The stores are emptied after each test.
    storage.mockRestore()
  })

  test('or that has no IndexedDB lets the record be saved all the same', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })
    const user = await openList()
    await add(user)
    await write(user, 'Titre', 'Sans brouillon')
    await user.click(form().getByRole('button', { name: 'Ajouter le communiqué' }))
    await seeText('Communication créée avec succès')
  })
})

test('a session that ends while a long text is typed leaves the last words in its draft', async () => {
  const { user, router, queryClient } = await openForm(
    'presentation?open=edit&record=1',
    'Mettre à jour la présentation',
  )
  const description = () => form().findByRole('textbox', { name: 'Description' })
  const box = await description()
  act(() => box.focus())
  play('session expired')
  editorOf(box).commands.insertContentAt(1, 'Les derniers mots. ')
  await act(() => queryClient.refetchQueries())
  await waitFor(() => expect(router.state.location.pathname).toBe('/loginadmin'))
  await seeText(/^Votre session est terminée\. Votre saisie est conservée/)
  play('normal')
  await signIn(user)
  await seeText(restored)
  expect(await description()).toHaveTextContent(/^Les derniers mots\./)
})

describe('a draft of a record that somebody else has changed since', () => {
  test('keeps that change in another field, and in the same field asks which version is saved, a week later in a new tab', async () => {
    const before = await editTitle()
    await leave(before.user)
    table('publications').update(1, { title: 'Bilan', description: 'La description de B' })
    before.unmount()
    before.stop()
    sessionStorage.clear()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 3_600_000 })

    const { user } = await openAdmin('/Admin/publications')
    await user.click(within(await drafts()).getByRole('link', { name: 'Titre du brouillon' }))
    await screen.findByRole('dialog')
    await waitFor(() => expect(field('Titre')).toHaveValue('Titre du brouillon'))
    expect(field('Description')).toHaveValue('La description de B')
    await user.click(form().getByRole('button', { name: 'Mettre à jour la publication' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifié entre-temps par quelqu’un d’autre' }))
    const versions = within(dialog.getByRole('group', { name: 'Titre' }))
    expect(versions.getByRole('radio', { name: 'Garder la sienne' })).toHaveAccessibleDescription('Bilan')
    expect(dialog.queryByRole('group', { name: 'Description' })).not.toBeInTheDocument()
    await user.click(versions.getByRole('radio', { name: 'Garder la mienne' }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
    await closed()
    expect(table('publications').findFirst({ where: { id: { equals: 1 } } })).toMatchObject({
      title: 'Titre du brouillon',
      description: 'La description de B',
    })
    expect(await stored()).toEqual([])
  })
})

test('a draft of a record that somebody else has removed opens as a new one, and its files are named', async () => {
  const { user } = await editTitle()
  await user.upload(fileInput(field('Document')), file('note.pdf', 'application/pdf'))
  await form().findByText(/^note\.pdf \(/)
  await leave(user)
  const former = table('publications').findFirst({ where: { id: { equals: 1 } } })
  table('publications').remove({ where: { id: { equals: 1 } } })
  await user.click(within(await drafts()).getByRole('link', { name: 'Titre du brouillon' }))
  await seeText('La fiche de ce brouillon n’existe plus : il devient une nouvelle fiche.')
  const button = await form().findByRole('button', { name: 'Ajouter la publication' })
  expect(form().getByText('À choisir de nouveau : note.pdf')).toBeVisible()
  await user.click(button)
  await closed()
  const created = table('publications')
    .findMany()
    .find((row) => row.title === 'Titre du brouillon')
  expect(created).toMatchObject({ description: former?.['description'] })
  await waitFor(async () => expect(await stored()).toEqual([]))
})

describe('a draft that another tab has open', () => {
  /** Returns the names of the locks of all tabs. */
  function shareLocks() {
    const names = new Set<string>()
    standIn(navigator, 'locks', {
      query: async () => ({ held: [...names].map((name) => ({ name })) }),
      request: async (name: string, _options: LockOptions, work: (lock: object | null) => Promise<void>) => {
        if (names.has(name)) return work(null)
        names.add(name)
        await work({})
        names.delete(name)
      },
    })
    return names
  }

  test('is left to it: the form says so, has a draft of its own, and a save erases that one alone', async () => {
    const locks = shareLocks()
    await storeOf(1, 'De l’autre onglet')
    locks.add('draft a')
    const { user, send } = await openForm('stats?open=edit&record=2', 'Mettre à jour la statistique')
    expect(form().getByText(/^Un brouillon de cette fiche est ouvert dans un autre onglet/)).toBeVisible()
    expect(field('Libellé')).not.toHaveValue('De l’autre onglet')
    await fill(user, 'Libellé', 'D’ici')
    await waitFor(async () => expect((await draftsOf(1)).toSorted()).toEqual(['De l’autre onglet', 'D’ici']))
    await send()
    await closed()
    expect(await draftsOf(1)).toEqual(['De l’autre onglet'])
    expect(screen.queryByRole('region', { name: 'Brouillons' })).not.toBeInTheDocument()
  })

  test('is neither offered nor erased here, also where it was opened there after the question', async () => {
    const locks = shareLocks()
    await storeOf(1, 'De l’autre onglet')
    const { user } = await openAdmin('/Admin/stats')
    await user.click(within(await drafts()).getByRole('button', { name: 'Effacer' }))
    locks.add('draft a')
    await user.click(within(await eraseQuestion()).getByRole('button', { name: 'Effacer' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Brouillons' })).not.toBeInTheDocument())
    expect(await draftsOf(1)).toEqual(['De l’autre onglet'])
  })
})

describe('a draft is its owner’s', () => {
  const signOut = (user: User) =>
    user.click(screen.getAllByRole('button', { name: 'Se déconnecter' })[0] ?? document.body)
  const asked = async () => within(await screen.findByRole('alertdialog', { name: 'Se déconnecter\u202f?' }))

  test('others do not see it; a sign-out names it, and erases it alone', async () => {
    await storeOf(1, 'D’elle-même')
    await storeOf(2, 'D’une autre')
    const { user, router } = await openAdmin('/Admin/stats')
    const names = within(await drafts()).getAllByRole('link')
    expect(names.map(({ textContent }) => textContent)).toEqual(['D’elle-même'])
    await signOut(user)
    const sure = await asked()
    expect(sure.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['D’elle-même'])
    await user.click(sure.getByRole('button', { name: 'Rester connecté' }))
    expect(router.state.location.pathname).toBe('/Admin/stats')
    expect(await draftsOf(1)).toEqual(['D’elle-même'])
    await signOut(user)
    await user.click((await asked()).getByRole('button', { name: 'Effacer et se déconnecter' }))
    await waitFor(async () => expect(await stored()).toEqual([[2, 'a']]))
    expect(router.state.location.pathname).toBe('/loginadmin')
  })

  test('it stays for the next sign-in where its owner says so, also on the public site', async () => {
    await storeOf(1, 'D’elle-même')
    localStorage.setItem('account', '1')
    const { user } = await openAdmin('/login')
    await user.click((await screen.findAllByRole('button', { name: 'Se déconnecter' })).at(-1) ?? document.body)
    await user.click((await asked()).getByRole('button', { name: 'Garder et se déconnecter' }))
    await seeText('déconnexion réussie !')
    expect(localStorage.getItem('token')).toBeNull()
    expect(await draftsOf(1)).toEqual(['D’elle-même'])
  })

  async function editThenSignOutElsewhere(keepsDrafts: boolean) {
    const opened = await editTitle('À ne pas laisser')
    await waitFor(async () => expect(await stored()).toHaveLength(1))
    localStorage.removeItem('token')
    const newValue = JSON.stringify({ user: 1, keepsDrafts })
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out', newValue })))
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/loginadmin'))
    await closed()
    return opened
  }

  test('a sign-out in another tab takes the unsaved text and its draft away', async () => {
    const { user } = await editThenSignOutElsewhere(false)
    await waitFor(async () => expect(await stored()).toEqual([]))
    await signIn(user)
    await screen.findByRole('dialog')
    await form().findByRole('button', { name: 'Mettre à jour la publication' })
    expect(field('Titre')).toHaveValue('Présentation institutionnelle de la CDEC')
    expect(form().queryByText(restored)).not.toBeInTheDocument()
  })

  test('or keeps them, as it was answered there', async () => {
    const { user } = await editThenSignOutElsewhere(true)
    await signIn(user)
    await seeText(restored)
    expect(field('Titre')).toHaveValue('À ne pas laisser')
  })

  test('its form sends nothing in the name of somebody else who signed in meanwhile', async () => {
    const { user, send } = await editTitle('De la première')
    localStorage.setItem('token', openSession(2))
    localStorage.setItem('account', '2')
    await send()
    expect(await form().findByText(/^Un autre compte est maintenant connecté : rien n’est envoyé\./)).toBeVisible()
    expect(sent('PUT')).toEqual([])
    await leave(user)
    expect(await draftsOf(1)).toEqual(['De la première'])
    expect(await draftsOf(2)).toEqual([])
  })
})
