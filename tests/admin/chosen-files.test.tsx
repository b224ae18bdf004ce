import { readFile } from 'node:fs/promises'
import { play } from '@mocks/server'
import { createEvent, fireEvent } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { maxFilesSize } from '@/contract/form-fields'
import { openHtmlViews } from '../support/admin-forms'
import { firstOf } from '../support/full'
import { field, file, fileInput, fill, form, lastReceived, openForm, received, seeText, withAdmin } from './open-admin'

// The files that staff choose, as they are on a disk: empty, mended, dropped beside their field, with any name.

withAdmin()

const openNews = () => openForm('actualites?open=create', 'Ajouter l’actualité')
const openPublication = () => openForm('publications?open=create', 'Ajouter la publication')

test('a file of 0 bytes is refused at its field, with what to do; the others are taken', async () => {
  const { user } = await openNews()
  const gallery = () => form().getByLabelText(/^Galerie de photos/)
  await user.upload(fileInput(gallery()), [file('vide.png', 'image/png', 0), file('une.png', 'image/png')])
  expect(
    await form().findByText(
      /^Un des fichiers n'est pas une image valide – « vide\.png » n’est pas retenu : ce fichier est vide \(0 octet\)\. Enregistrez-le/,
    ),
  ).toBeVisible()
  expect(gallery()).toHaveTextContent('une.png')
  expect(gallery()).not.toHaveTextContent('vide.png')
})

test('a file dropped beside its field does not take the place of the page', async () => {
  await openPublication()
  for (const kind of ['dragOver', 'drop'] as const) {
    const dropped = createEvent[kind](form().getByLabelText(/^Titre/), { dataTransfer: { types: ['Files'] } })
    fireEvent(form().getByLabelText(/^Titre/), dropped)
    expect(dropped.defaultPrevented).toBe(true)
    const text = createEvent[kind](form().getByLabelText(/^Titre/), { dataTransfer: { types: ['text/plain'] } })
    fireEvent(form().getByLabelText(/^Titre/), text)
    expect(text.defaultPrevented).toBe(false)
  }
})

const document = () => fileInput(field('Document'))

/** Fills a new publication with a document, and sends it. */
async function sendPublication(chosen: File) {
  const { user, send } = await openPublication()
  await fill(user, 'Titre', 'Zéphyr')
  await userEvent.setup({ applyAccept: false }).upload(document(), chosen)
  await send()
  return { user, send }
}

const findError = async (message: RegExp) => (await form().findAllByText(message)).at(-1)

const named = (name: string, start: string) => file(name, '', 3, start)

const names = [
  ['bilan.pdf (1)', 'pdf', 'bilan (1).pdf'],
  ['note.pdf', 'docx', 'note.docx'],
  ['rapport', 'pdf', 'rapport.pdf'],
  ['rapport.', 'pdf', 'rapport.pdf'],
  ['Taux 2.5', 'pdf', 'Taux 2.5.pdf'],
  ['NOTE.PDF', 'pdf', 'NOTE.PDF'],
  ['note.pdf', 'doc', 'note.doc'],
] as const
test.each(firstOf(3, names))('a document named “%s” that is a %s is sent as %s', async (name, kind, expected) => {
  await sendPublication(named(name, kind))
  await seeText('Publication créée avec succès')
  expect((await lastReceived())?.body).toMatchObject({ document: expected })
})

test.each([
  [
    '<!DOCTYPE html><title>Connexion</title>',
    /^Le document doit .* «\snote\.pdf\s» n’est pas retenu\s: c’est une page web/,
  ],
  ['PK\u0003\u0004 xl/workbook.xml', /«\snote\.pdf\s» n’est pas retenu\s: son contenu n’est ni un PDF/],
])('a file named note.pdf is refused at its field where its content is none: %s', async (content, message) => {
  await sendPublication(named('note.pdf', content))
  expect(await findError(message)).toBeVisible()
  expect(received).toEqual([])
})

/** Drops files, and folders by their names, on the field of a document. */
const drop = (files: readonly File[], folders: readonly string[] = []) =>
  fireEvent.drop(field('Document'), {
    dataTransfer: {
      files: [...folders.map((name) => new File([], name)), ...files],
      items: folders.map((name) => ({ webkitGetAsEntry: () => ({ isDirectory: true, name }) })),
    },
  })

test('of what is dropped on a field for one document the first that fits is taken, and the others are named', async () => {
  await openPublication()
  drop([named('photo.png', 'png'), named('a.pdf', 'pdf'), named('b.pdf', 'pdf')])
  expect(
    await findError(/photo\.png.* ni un PDF .*«\sb\.pdf\s» n’est pas retenu\s: ce champ n’a qu’un fichier/),
  ).toBeVisible()
  expect(field('Document')).toHaveTextContent(/^a\.pdf \(/)
  drop([], ['Annexes'])
  expect(await findError(/^«\sAnnexes\s» est un dossier/)).toBeVisible()
  drop([])
  expect(await findError(/^Ce qui a été déposé n’est pas un fichier/)).toBeVisible()
  expect(field('Document')).toHaveTextContent(/^a\.pdf \(/)
})

test('a document that has changed on the disk is not sent: it is to be chosen again, and is then sent', async () => {
  const changed = file('bilan.pdf', 'application/pdf')
  changed.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) })
  const { user, send } = await sendPublication(changed)
  const message =
    'Le fichier a changé depuis son choix, ou n’est plus à sa place : choisissez-le de nouveau (bilan.pdf).'
  expect((await form().findAllByText(message))[0]).toBeVisible()
  expect(received).toEqual([])
  await user.upload(document(), file('bilan.pdf', 'application/pdf'))
  await send()
  await seeText('Publication créée avec succès')
})

test('files that are too heavy together for the server are not sent, and the field of the heaviest says so', async () => {
  const { user, send } = await openNews()
  await fill(user, 'Titre', 'Zéphyr')
  const photos = ['a.png', 'b.png', 'c.png'].map((name) => file(name, 'image/png', 8_000_000))
  await user.upload(fileInput(form().getByLabelText(/^Galerie de photos/)), photos)
  await openHtmlViews(user)
  await fill(user, 'Description', 'Le détail')
  await send()
  const message =
    'Les fichiers pèsent 24 Mo ensemble, et un envoi 20 Mo au plus : retirez-en, ou choisissez-en de plus légers.'
  expect((await form().findAllByText(message))[0]).toBeVisible()
  expect(received).toEqual([])
})

test('the server takes the heaviest files that the form sends', async () => {
  const nginx = await readFile('deploy/nginx.conf', 'utf8')
  const [, mebibytes] = /client_max_body_size (\d+)m;/.exec(nginx) ?? []
  expect(Number(mebibytes) * 1024 * 1024).toBeGreaterThan(maxFilesSize)
})

test('a connection that breaks while the files are sent is told from a lost answer', async () => {
  play('unreachable', { only: 'POST /api/publications' })
  const { send } = await sendPublication(file('bilan.pdf', 'application/pdf'))
  await seeText('Pas enregistré : la connexion s’est coupée pendant l’envoi des fichiers.')
  play('normal')
  await send()
  await seeText('Publication créée avec succès')
})
