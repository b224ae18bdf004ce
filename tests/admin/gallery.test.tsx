import { play } from '@mocks/server'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hold } from '../support/hold'
import { file, fileInput, form, lastReceived, openAdmin, withAdmin } from './open-admin'

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
  expect(await form().findAllByRole('img', { name: /^Aperçu de/ })).toHaveLength(2)
  await user.click(await button('Mettre à jour l’actualité'))
  await screen.findByText('Actualité modifiée avec succès')
  expect(await sentPhotos()).toHaveLength(2)
})

test('pictures that cannot be read again are replaced only after a confirmation', async () => {
  const user = await openEdit()
  play('failing', { only: '/api/files/' })
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
