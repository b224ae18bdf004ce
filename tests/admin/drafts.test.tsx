import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { field, file, fileInput, form, openAdmin, seeText, type User, withAdmin } from './open-admin'

withAdmin()

const question = () => screen.findByRole('alertdialog', { name: 'Garder ce brouillon\u202f?' })
const drafts = () => screen.findByRole('region', { name: 'Brouillons' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const stored = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:admin:'))

async function write(user: User, label: string, text: string) {
  const control = field(label)
  await user.click(control)
  await user.paste(text)
}

async function add(user: User) {
  await user.click(screen.getByRole('button', { name: 'Ajouter un communiqué' }))
  await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Ajouter le communiqué' })
}

async function leave(user: User, answer = 'Garder le brouillon') {
  await user.click(form().getByRole('button', { name: 'Annuler' }))
  await user.click(within(await question()).getByRole('button', { name: answer }))
  await closed()
}

async function addDraft(user: User, title: string) {
  await add(user)
  await write(user, 'Titre', title)
  await leave(user)
}

describe('new records', () => {
  test('have a draft each, which stays until it is taken up', async () => {
    const { user } = await openAdmin('/Admin/communiques')
    await screen.findByRole('table')
    await addDraft(user, 'Recrutement de caissiers')
    await add(user)
    // The draft of the first new record is not offered here.
    expect(field('Titre')).toHaveValue('')
    await write(user, 'Titre', 'F')
    await leave(user)

    const names = within(await drafts())
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(names.toSorted()).toEqual(['F', 'Recrutement de caissiers'])
    await user.click(within(await drafts()).getByRole('link', { name: 'Recrutement de caissiers' }))
    await seeText('Votre saisie a été retrouvée. Vous pouvez l’enregistrer.')
    expect(field('Titre')).toHaveValue('Recrutement de caissiers')
    await write(user, 'Titre', ' à Douala')
    await write(user, 'Description', 'Dix postes.')
    await user.click(form().getByRole('button', { name: 'Ajouter le communiqué' }))
    await seeText('Communication créée avec succès')
    await closed()
    expect(
      within(await drafts())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['F'])
  })

  test('are named by their first words, or by when they were typed', async () => {
    const { user } = await openAdmin('/Admin/communiques')
    await screen.findByRole('table')
    await add(user)
    await write(user, 'Description', 'Les guichets ferment à midi.')
    await leave(user)
    expect(within(await drafts()).getByRole('link', { name: 'Les guichets ferment à midi.' })).toBeVisible()
    await add(user)
    await user.upload(fileInput(field('Document')), file('note.pdf', 'application/pdf'))
    await leave(user)
    expect(within(await drafts()).getByRole('link', { name: /^Brouillon du \d/ })).toBeVisible()
  })

  test('stand at the end of the dashboard', async () => {
    const { user } = await openAdmin('/Admin/communiques')
    await screen.findByRole('table')
    await addDraft(user, 'Recrutement de caissiers')
    await user.click(screen.getByRole('link', { name: 'Tableau de bord' }))
    await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })
    const region = await screen.findByRole('region', { name: 'Brouillons' })
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toBe(within(region).getByRole('heading'))
    expect(within(region).getByText(/^Communiqués · ajout · /)).toBeVisible()
    await user.click(within(region).getByRole('link', { name: 'Recrutement de caissiers' }))
    await screen.findByRole('dialog', { name: 'Ajouter un communiqué' })
    await waitFor(() => expect(field('Titre')).toHaveValue('Recrutement de caissiers'))
  })

  test('whose draft is not kept leave nothing', async () => {
    const { user } = await openAdmin('/Admin/communiques')
    await screen.findByRole('table')
    await add(user)
    await write(user, 'Titre', 'À oublier')
    expect(stored()).toHaveLength(1)
    await leave(user, 'Ne pas garder')
    expect(stored()).toEqual([])
    expect(screen.queryByRole('region', { name: 'Brouillons' })).not.toBeInTheDocument()
  })

  test('erased from the list come back by “Annuler”', async () => {
    const { user } = await openAdmin('/Admin/communiques')
    await screen.findByRole('table')
    await addDraft(user, 'Recrutement de caissiers')
    const erase = { name: 'Effacer', description: 'Recrutement de caissiers' }
    await user.click(within(await drafts()).getByRole('button', erase))
    expect(screen.queryByRole('region', { name: 'Brouillons' })).not.toBeInTheDocument()
    expect(stored()).toEqual([])
    await seeText('Brouillon effacé')
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(within(await drafts()).getByRole('link', { name: 'Recrutement de caissiers' })).toBeVisible()
  })

  test('a draft of the release before is found by its title', async () => {
    const draft = {
      user: 1,
      at: Date.now(),
      values: { title: 'Tapé avant la mise à jour' },
      files: { photo: ['a.png'] },
    }
    sessionStorage.setItem('draft:admin:communications:new', JSON.stringify(draft))
    const { user } = await openAdmin('/Admin/communiques')
    await user.click(await screen.findByRole('link', { name: 'Tapé avant la mise à jour' }))
    await screen.findByRole('dialog')
    await waitFor(() => expect(field('Titre')).toHaveValue('Tapé avant la mise à jour'))
    expect(form().getByText('À choisir de nouveau : a.png')).toBeVisible()
    await write(user, 'Titre', ' !')
    expect(stored()).toEqual(['draft:admin:communications:new'])
  })
})

test('what is typed in a record while its draft is offered becomes a second draft', async () => {
  const { user } = await openAdmin('/Admin/communiques?open=edit&record=1')
  const open = async () => within(await screen.findByRole('dialog')).findByRole('button', { name: /^Mettre à jour/ })
  await open()
  await user.clear(field('Titre'))
  await write(user, 'Titre', 'Premier brouillon')
  await leave(user)
  await user.click(within(await drafts()).getByRole('link', { name: 'Premier brouillon' }))
  await open()
  await form().findByText(/^Un brouillon du .+ n’a pas été enregistré$/)
  await user.clear(field('Titre'))
  await write(user, 'Titre', 'Second brouillon')
  await leave(user)
  const names = within(await drafts())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names.toSorted()).toEqual(['Premier brouillon', 'Second brouillon'])
  await user.click(within(await drafts()).getByRole('link', { name: 'Premier brouillon' }))
  await open()
  await user.click(await form().findByRole('button', { name: 'Reprendre le brouillon' }))
  await waitFor(() => expect(field('Titre')).toHaveValue('Premier brouillon'))
})

describe('a device without room', () => {
  test('for the text of a draft says so before anything is lost', async () => {
    const { user } = await openAdmin('/Admin/communiques')
    await screen.findByRole('table')
    await add(user)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await write(user, 'Titre', 'Trop')
    expect(form().getByText(/^Cet appareil n’a plus de place pour un brouillon/)).toBeVisible()
    await user.click(form().getByRole('button', { name: 'Annuler' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer\u202f?' }))
    expect(asked.getByText(/enregistrez avant de quitter, ou la saisie sera perdue\.$/)).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Continuer la saisie' }))
    expect(field('Titre')).toHaveValue('Trop')
  })

  test('for the files of a draft names those that have to be chosen again', async () => {
    // jsdom has no IndexedDB.
    const { user } = await openAdmin('/Admin/communiques')
    await screen.findByRole('table')
    await add(user)
    await write(user, 'Titre', 'Avec une note')
    await user.upload(fileInput(field('Document')), file('note.pdf', 'application/pdf'))
    expect(
      await form().findByText(/^Cet appareil ne garde pas les fichiers dans le brouillon : note\.pdf\./),
    ).toBeVisible()
    await leave(user)
    await user.click(within(await drafts()).getByRole('link', { name: 'Avec une note' }))
    await screen.findByRole('dialog')
    expect(await form().findByText('À choisir de nouveau : note.pdf')).toBeVisible()
  })
})
