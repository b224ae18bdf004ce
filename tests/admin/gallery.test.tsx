import { server } from '@mocks/server'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import type { PictureRequest } from '@/admin/pictures/prepare'
import { openHtmlViews } from '../support/admin-forms'
import { hold } from '../support/hold'
import { standIn } from '../support/stand-in'
import { file, fileInput, fill, form, lastReceived, openAdmin, received, withAdmin } from './open-admin'

// An update of a news item replaces its gallery as a whole.

withAdmin()

async function openEdit() {
  const { user } = await openAdmin('/Admin/actualites')
  // The oldest has three pictures.
  const edits = await screen.findAllByRole('button', { name: /^Modifier / })
  await user.click(edits.at(-1) ?? document.body)
  await screen.findByRole('button', { name: 'Retirer l’image actuelle 3' })
  return user
}

const gallery = () => form().getByLabelText(/^Galerie de photos/)
const button = (name: string | RegExp) => form().findByRole('button', { name })

async function sentPhotos() {
  const { body } = (await lastReceived()) ?? {}
  return Object.entries(body ?? {}).filter(([name]) => name.startsWith('galleryPhotos'))
}

test('one picture of the gallery is removed: the others are sent again', async () => {
  const user = await openEdit()
  await user.click(await button('Retirer l’image actuelle 1'))
  expect(await form().findAllByText(/^Coûte .* à chaque lecteur$/)).toHaveLength(2)
  await user.click(await button('Mettre à jour l’actualité'))
  await screen.findByText('Actualité modifiée avec succès')
  expect(await sentPhotos()).toHaveLength(2)
})

test('pictures that cannot be read again are replaced only after a confirmation', async () => {
  const user = await openEdit()
  server.use(http.get('*/api/files/*', () => new HttpResponse(null, { status: 404 })))
  await user.upload(fileInput(gallery()), file('neuve.png', 'image/png'))
  expect(await form().findByText(/^Les images actuelles n’ont pas pu être relues/)).toBeVisible()
  await user.click(await button('Garder les images actuelles'))
  expect(await button('Retirer l’image actuelle 3')).toBeVisible()
  await user.upload(fileInput(gallery()), file('neuve.png', 'image/png'))
  await user.click(await button('Remplacer les images actuelles'))
  await user.click(await button('Mettre à jour l’actualité'))
  await screen.findByText('Actualité modifiée avec succès')
  expect(await sentPhotos()).toEqual([['galleryPhotos[0]', 'neuve.png']])
})

test('pictures chosen one right after the other join the three of the record, each once', async () => {
  const user = await openEdit()
  const release = hold('*/api/files/*', 'get')
  await user.upload(fileInput(gallery()), file('une.png', 'image/png'))
  await user.upload(fileInput(gallery()), file('autre.png', 'image/png'))
  release()
  await user.click(await button('Mettre à jour l’actualité'))
  await screen.findByText('Actualité modifiée avec succès')
  const names = (await sentPhotos()).map(([, name]) => name)
  expect(names).toHaveLength(5)
  expect(names.slice(3)).toEqual(['une.png', 'autre.png'])
})

/** Lets each picture be prepared when its name is given to the returned function. */
function preparingByHand(from = { width: 1600, height: 1200 }) {
  const waiting = new Map<string, () => void>()
  class HandWorker extends EventTarget {
    terminate() {}
    postMessage({ file: original }: PictureRequest) {
      const prepared = new File(['webp'], original.name.replace('.jpg', '.webp'), { type: 'image/webp' })
      const data = { state: 'prepared', file: prepared, from, width: 1600, height: 1200 }
      waiting.set(original.name, () => this.dispatchEvent(new MessageEvent('message', { data })))
    }
  }
  standIn(globalThis, 'Worker', HandWorker)
  standIn(globalThis, 'OffscreenCanvas', vi.fn())
  return async (name: string) => {
    await waitFor(() => expect([...waiting.keys()]).toContain(name))
    waiting.get(name)?.()
    waiting.delete(name)
  }
}

/** Opens a new news item with two prepared pictures in its gallery. */
async function openWithTwo() {
  const prepare = preparingByHand()
  const { user } = await openAdmin('/Admin/actualites?open=create')
  await screen.findByRole('dialog')
  await user.upload(fileInput(gallery()), [file('a.jpg', 'image/jpeg'), file('b.jpg', 'image/jpeg')])
  await prepare('a.jpg')
  await prepare('b.jpg')
  return { user, prepare }
}

test('a crop that is set and not applied holds the save back, until it is applied or given up', async () => {
  const { user, prepare } = await openWithTwo()
  await user.type(form().getByLabelText(/^Titre/), 'Une photo')
  await openHtmlViews(user)
  await fill(user, 'Description', 'Le détail')
  await user.click(await button('Recadrer b.webp'))
  await user.selectOptions(form().getByLabelText('Forme'), 'Portrait (3:4)')
  const send = () => user.click(form().getByRole('button', { name: 'Ajouter l’actualité' }))
  await send()
  const asked = 'Le cadrage n’est pas appliqué : appliquez-le, ou choisissez « Ne pas recadrer ».'
  expect((await form().findAllByText(asked))[0]).toBeVisible()
  expect(received).toEqual([])
  await user.click(await button('Ne pas recadrer'))
  expect(form().queryByText(asked)).not.toBeInTheDocument()
  await user.click(await button('Recadrer b.webp'))
  await user.click(await button('Appliquer le cadrage'))
  await send()
  expect(form().getByText('Préparation des fichiers…')).toBeVisible()
  expect(
    form()
      .getByLabelText(/^Titre/)
      .closest('[inert]'),
  ).not.toBeNull()
  await prepare('b.jpg')
  await waitFor(() => expect(received.map(({ method }) => method)).toEqual(['POST']))
})
