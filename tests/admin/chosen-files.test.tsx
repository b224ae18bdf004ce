import { table } from '@mocks/db'
import { server } from '@mocks/server'
import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { field, file, fileInput, form, lastReceived, openAdmin, seeText, withAdmin } from './open-admin'

// The files that staff choose, as they are on a disk: empty, mended, dropped beside their field, with any name.

withAdmin()

async function openNew(path: string) {
  const opened = await openAdmin(`/Admin/${path}?open=create`)
  await screen.findByRole('dialog')
  await form().findByRole('button', { name: /^Ajouter l/ })
  return opened
}

test('a file of 0 bytes is refused at its field, with what to do; the others are taken', async () => {
  const { user } = await openNew('actualites')
  const gallery = () => form().getByLabelText(/^Galerie de photos/)
  await user.upload(fileInput(gallery()), [file('vide.png', 'image/png', 0), file('une.png', 'image/png')])
  expect(
    await form().findByText(
      '« vide.png » n’est pas retenu : ce fichier est vide (0 octet). Enregistrez-le de nouveau, puis choisissez-le.',
    ),
  ).toBeVisible()
  expect(gallery()).toHaveTextContent('une.png')
  expect(gallery()).not.toHaveTextContent('vide.png')
})

test('the same file is chosen again after it was removed, and after it was mended', async () => {
  const { user } = await openNew('actualites')
  const gallery = () => form().getByLabelText(/^Galerie de photos/)
  const mended = file('deux.png', 'image/png')
  await user.upload(fileInput(gallery()), file('une.png', 'image/png'))
  await user.upload(fileInput(gallery()), mended)
  await user.click(await form().findByRole('button', { name: 'Retirer deux.png' }))
  await user.upload(fileInput(gallery()), mended)
  expect(await form().findByRole('button', { name: 'Retirer deux.png' })).toBeVisible()
})

test('a file dropped beside its field does not take the place of the page', async () => {
  await openNew('publications')
  for (const kind of ['dragOver', 'drop'] as const) {
    const dropped = createEvent[kind](form().getByLabelText(/^Titre/), { dataTransfer: { types: ['Files'] } })
    fireEvent(form().getByLabelText(/^Titre/), dropped)
    expect(dropped.defaultPrevented).toBe(true)
    const text = createEvent[kind](form().getByLabelText(/^Titre/), { dataTransfer: { types: ['text/plain'] } })
    fireEvent(form().getByLabelText(/^Titre/), text)
    expect(text.defaultPrevented).toBe(false)
  }
})

const long = `${'é'.repeat(190)}.pdf`
test.each([
  ['as it is', 'Taux 5 % – n° 2 #3 été.pdf', 'Taux 5 % – n° 2 #3 été.pdf'],
  ['escaped', 'Taux%205%20%25%20%23%C3%A9.pdf', 'Taux 5 % #é.pdf'],
  ['escaped by an old encoding', 'r%E9sultats.pdf', 'r%E9sultats.pdf'],
  ['long', encodeURIComponent(long), long],
])('a copy sends a document under its name, which in its address is %s', async (_kind, address, name) => {
  const [row] = table('publications').all('fr')
  table('publications').change(row?.id ?? 0, { document: `/api/files/uploads/${address}` })
  server.use(
    http.get(/\/api\/files\/uploads\//, () =>
      HttpResponse.text('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
    ),
  )
  const { user } = await openAdmin(`/Admin/publications?open=create&record=${row?.id}`)
  await user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Ajouter la publication' }),
  )
  await seeText('Publication créée avec succès')
  expect((await lastReceived())?.body).toHaveProperty('document', name)
})

test('a conflict about a document names it, whatever its address', async () => {
  const [row] = table('publications').all('fr')
  const id = row?.id ?? 0
  const { user } = await openAdmin(`/Admin/publications?open=edit&record=${id}`)
  await screen.findByRole('dialog')
  await form().findByRole('button', { name: 'Mettre à jour la publication' })
  await user.upload(fileInput(field('Document')), file('Taux 5 % #3 été.pdf', 'application/pdf'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
  table('publications').change(id, { document: '/api/files/uploads/Bilan 100% r%E9sultats #2.pdf' })
  await user.click(form().getByRole('button', { name: 'Mettre à jour la publication' }))
  expect(await screen.findByText('Taux 5 % #3 été.pdf')).toBeVisible()
  expect(screen.getByText(/Bilan 100/)).toBeVisible()
})
