import { type Fields, table } from '@mocks/db'
import { server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { openHtmlViews } from '../support/admin-forms'
import { hold } from '../support/hold'
import {
  closed,
  field,
  file,
  fileInput,
  fill,
  form,
  lastReceived,
  openAdmin,
  openForm,
  seeText,
  sent,
  withAdmin,
} from './open-admin'

withAdmin()

/** Advances the clock until a save reads the record again. */
function waitForStaleRecord() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
}

async function openEdit() {
  const opened = await openAdmin('/Admin/publications')
  await opened.user.click((await screen.findAllByRole('button', { name: /^Modifier / }))[0] ?? document.body)
  await screen.findByRole('dialog')
  await form().findByRole('button', { name: 'Mettre à jour la publication' })
  const { record } = opened.router.state.location.search
  return { ...opened, id: record ?? 0 }
}

/** Returns the stored publication with an id, and the functions that change and remove it. */
function stored(id: number) {
  const rows = table('publications')
  const row = rows.findFirst({ where: { id: { equals: id } } })
  if (row === undefined) throw new Error(`No record ${id}`)
  return {
    row,
    change: (fields: Fields) => rows.update(id, fields),
    remove: () => rows.remove({ where: { id: { equals: id } } }),
  }
}

const save = () => form().getByRole('button', { name: 'Mettre à jour la publication' })

// That somebody else changes the same field is below, and in drafts.test.tsx.
describe('while a record is edited, somebody else', () => {
  test('removes it: a dialog says so, and it can be created again from what was typed', async () => {
    const { user, id } = await openEdit()
    await fill(user, 'Titre', 'Mon titre')
    stored(id).remove()
    waitForStaleRecord()
    await user.click(save())
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cette fiche n’existe plus' }))
    expect(field('Titre')).toHaveValue('Mon titre')
    await user.click(dialog.getByRole('button', { name: 'La créer de nouveau à partir de ma saisie' }))
    await form().findByRole('button', { name: 'Ajouter la publication' })
    expect(field('Titre')).toHaveValue('Mon titre')
    expect(sent('PUT')).toEqual([])
  })

  test('changes another field: it is kept, and a notice names it', async () => {
    const { user, id } = await openEdit()
    await fill(user, 'Titre', 'Mon titre')
    stored(id).change({ description: 'D’une autre' })
    waitForStaleRecord()
    await user.click(save())
    await closed()
    await seeText('Modifié entre-temps par quelqu’un d’autre, et conservé tel quel : Description.')
    expect(stored(id).row).toMatchObject({ description: 'D’une autre', title: 'Mon titre' })
  })
})

describe('a picture of a news item', () => {
  async function choosePicture() {
    const [{ id } = expect.fail('No news')] = table('actualites').findMany()
    const opened = await openForm(`actualites?open=edit&record=${id}`, 'Mettre à jour l’actualité')
    await opened.user.upload(fileInput(field('Image')), file('neuve.png', 'image/png'))
    return { ...opened, id }
  }

  test('is sent without the texts that were not changed: what somebody else saves meanwhile is not put back', async () => {
    const { send, id } = await choosePicture()
    const release = hold('*/api/actualites/*', 'put')
    await send()
    await waitFor(() => expect(sent('PUT')).toHaveLength(1))
    table('actualites').update(id, { description: 'D’une autre' })
    release()
    await seeText('Actualité modifiée avec succès')
    expect(table('actualites').findFirst({ where: { id: { equals: id } } })).toMatchObject({
      description: 'D’une autre',
      image: expect.stringContaining('neuve'),
    })
  })

  test('is sent again with them to a provider that requires them', async () => {
    const errors = { titre: ['Le champ titre est obligatoire.'] }
    server.use(
      http.put('*/api/actualites/*', async ({ request }) =>
        (await request.clone().formData()).has('titre') ? undefined : HttpResponse.json({ errors }, { status: 422 }),
      ),
    )
    const { send } = await choosePicture()
    await send()
    await seeText('Actualité modifiée avec succès')
    expect(sent('PUT')).toHaveLength(2)
  })
})

/** Stands in for the browser's upload: all is sent once the returned function is called. */
function holdUpload() {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  class Sender extends EventTarget {
    upload = new EventTarget()
    url = ''
    method = ''
    headers: Record<string, string> = {}
    status = 0
    responseText = ''
    open(method: string, url: string) {
      Object.assign(this, { method, url })
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    getResponseHeader = () => null
    progress(loaded: number) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 1 }))
    }
    async send(body: FormData) {
      this.progress(0)
      await isReleased
      this.progress(1)
      const response = await fetch(this.url, { method: this.method, headers: this.headers, body })
      Object.assign(this, { status: response.status, responseText: await response.text() })
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sender)
  return () => release()
}

test('what somebody else saves in another field while a document is sent stays, and a notice names it', async () => {
  const { user } = await openForm('publications?open=edit&record=1', 'Mettre à jour la publication')
  await user.upload(fileInput(field('Document')), file('neuf.pdf', 'application/pdf'))
  await form().findByText(/^neuf\.pdf \(/)
  const upload = holdUpload()
  await user.click(save())
  await form().findByText('0 %')
  stored(1).change({ description: 'D’une autre' })
  upload()
  await closed()
  await seeText('Modifié entre-temps par quelqu’un d’autre, et conservé tel quel : Description.')
  expect(stored(1).row).toMatchObject({ description: 'D’une autre', document: expect.stringContaining('neuf') })
})

describe('a news item whose slug somebody else has changed since the list was read', () => {
  const title = 'Une actualité renommée'

  async function openRenamed() {
    const [{ id } = expect.fail('No news')] = table('actualites').findMany()
    table('actualites').update(id, { titre: title, slug: 'ancien-slug' })
    const opened = await openAdmin('/Admin/actualites')
    const row = within(await screen.findByRole('row', { name: new RegExp(title) }))
    table('actualites').update(id, { slug: 'nouveau-slug' })
    waitForStaleRecord()
    return { ...opened, id, row }
  }

  test('is opened by its id, and updated by its present slug', async () => {
    const { user, id, row, router } = await openRenamed()
    await user.click(row.getByRole('button', { name: /^Modifier / }))
    await screen.findByRole('dialog')
    const button = await form().findByRole('button', { name: 'Mettre à jour l’actualité' })
    expect(router.state.location.search).toMatchObject({ open: 'edit', record: id })
    await fill(user, 'Titre', 'Autre titre')
    await user.click(button)
    await closed()
    expect(await lastReceived()).toMatchObject({ method: 'PUT', path: '/api/actualites/nouveau-slug' })
  })

  test('is deleted by its present slug', async () => {
    const { user, id, row } = await openRenamed()
    await user.click(row.getByRole('button', { name: /^Supprimer / }))
    await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    await seeText('Supprimé!')
    expect(sent('DELETE')).toMatchObject([{ path: '/api/actualites/nouveau-slug' }])
    expect(table('actualites').findFirst({ where: { id: { equals: id } } })).toBeUndefined()
  })
})

describe('the choice between versions', () => {
  async function inConflict() {
    const { user, id } = await openEdit()
    await fill(user, 'Titre', 'Mon titre')
    stored(id).change({ title: 'Leur titre', publication_date: '2020-01-01' })
    waitForStaleRecord()
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Modifié entre-temps par quelqu’un d’autre' })
    return { user, id, dialog: within(dialog), element: dialog }
  }

  test('is made by keyboard alone', async () => {
    const { user, id, dialog } = await inConflict()
    expect(dialog.getByText('Changés ailleurs seulement, et gardés tels quels : Date de publication.')).toBeVisible()
    const first = dialog.getByRole('radio', { name: 'Garder la mienne' })
    await waitFor(() => expect(first).toHaveFocus())
    expect(dialog.getByText('1 champ à choisir')).toBeVisible()
    await user.keyboard('{ArrowDown}')
    expect(dialog.getByRole('radio', { name: 'Garder la sienne' })).toBeChecked()
    expect(dialog.queryByText('1 champ à choisir')).toBeNull()
    await user.keyboard('{Enter}')
    await seeText('Publication mise à jour avec succès')
    expect(stored(id).row).toMatchObject({ title: 'Leur titre', publication_date: '2020-01-01' })
  })

  test('can be left: what was typed is still there, and nothing is saved', async () => {
    const { user, dialog } = await inConflict()
    expect(dialog.getByRole('button', { name: 'Enregistrer ce choix' })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(field('Titre')).toHaveValue('Mon titre')
    expect(sent('PUT')).toEqual([])
  })
})

test('a removal of a record that was changed since the list was read asks again', async () => {
  const { user } = await openAdmin('/Admin/publications')
  await user.click(await screen.findByRole('button', { name: 'Supprimer Guide du consignataire' }))
  const row = table('publications')
    .findMany()
    .find(({ title }) => title === 'Guide du consignataire')
  table('publications').update(row?.id ?? 0, { description: 'Complétée' })
  waitForStaleRecord()
  await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
  await seeText(/^Modifié entre-temps par quelqu’un d’autre : Description\./)
  expect(sent('DELETE')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Supprimer quand même' }))
  await seeText('Publication supprimée avec succès')
  expect(sent('DELETE')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Supprimer Guide du consignataire' })).not.toBeInTheDocument()
})

describe('both versions are shown', () => {
  const versionsOf = async (label: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifié entre-temps par quelqu’un d’autre' }))
    const group = within(dialog.getByRole('group', { name: label }))
    // The text or the pictures beside a choice describe it.
    const described = (name: string) => {
      const id = group.getByRole('radio', { name }).getAttribute('aria-describedby') ?? ''
      return document.getElementById(id) ?? document.body
    }
    return { theirs: described('Garder la sienne'), mine: described('Garder la mienne') }
  }

  test('of a formatted text, as readers get it', async () => {
    table('presentations').update(1, { description: '<p>Notre histoire</p>' })
    const { user, send } = await openForm('presentation?open=edit&record=1', 'Mettre à jour la présentation')
    await openHtmlViews(user)
    await fill(user, 'Description', '<p>Notre <strong>histoire</strong></p>')
    table('presentations').update(1, { description: '<p>Leur histoire</p><script>alert(1)</script>' })
    waitForStaleRecord()
    await send()
    const { theirs, mine } = await versionsOf('Description')
    await waitFor(() => expect(mine.querySelector('strong')).toHaveTextContent('histoire'))
    expect(theirs).toHaveTextContent('Leur histoire')
    expect(theirs.querySelector('script')).toBeNull()
  })

  test('of a picture', async () => {
    const { user, send } = await openForm('sponsors?open=edit&record=1', 'Mettre à jour le sponsor')
    await user.upload(fileInput(field('Logo|Image')), file('le-mien.png', 'image/png'))
    table('sponsors').update(1, { image: '/api/files/leur.png' })
    waitForStaleRecord()
    await send()
    const { theirs, mine } = await versionsOf('Image')
    expect(theirs.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/api/files/leur.png'))
    expect(mine.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  })
})
