import { play } from '@mocks/server'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findSettled } from '../support/find-settled'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()

test('the presentation shows the description of the first presentation', async () => {
  await openApp('/lacdec')
  expect(await screen.findByRole('heading', { level: 1, name: 'Présentation' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Une institution publique de confiance' })).toBeVisible()
  expect(screen.getByRole('complementary', { name: 'Repères' })).toHaveTextContent('2008')
})

test('the presentation shows a message when there is none', async () => {
  play('empty')
  await openApp('/lacdec')
  await findSettled('La présentation n’est pas disponible pour le moment.')
})

test('the missions are listed, to appear one after another', async () => {
  await openApp('/missions')
  const titles = await screen.findAllByRole('heading', {
    level: 2,
    name: /fonds sous mandat|consignations|développement/,
  })
  expect(titles.map((title) => title.textContent)).toEqual([
    'Recevoir, conserver et gérer les dépôts et consignations',
    'Gérer des services et des fonds sous mandat',
    'Contribuer au financement du développement du pays',
  ])
  const delays = titles.map((title) => title.closest('li')?.style.getPropertyValue('--order'))
  expect(delays).toEqual(['0', '1', '2'])
})

test('governance names the finance ministry, the president of the board and its five members by role', async () => {
  await openApp('/Gouvernance')
  const supervision = await screen.findByRole('region', { name: 'Tutelle technique et financière' })
  expect(within(supervision).getByText('Ministère chargé des finances')).toBeVisible()
  const board = within(screen.getByRole('region', { name: 'Conseil d’administration' }))
  expect(board.getByText('Le Directeur général du Trésor')).toBeVisible()
  expect(board.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Représentant Présidence de la République',
    'Représentant Services du Premier ministre',
    'Représentant Ministère chargé des finances',
    'Représentant Ministère chargé de l’économie',
    'Représentant Ministère chargé de la justice',
  ])
})

test('the organisation chart is a picture with a text version, and its own title and description', async () => {
  await openApp('/Organigramme', { locale: 'en' })
  const picture = await screen.findByRole('img', { name: /^Organisation chart of CDEC/ })
  expect(picture).toHaveAttribute('src', '/organigramme-en.svg')
  const words = within(screen.getByRole('region', { name: 'The organisation chart as text' }))
  expect(words.getByText('Board of Directors')).toBeVisible()
  expect(words.getByText('Local Offices')).toBeVisible()
  expect(document.title).toBe('Organisation chart · CDEC Cameroon')
})

test('partners are shown with name and description', async () => {
  await openApp('/partenaires')
  const notaries = (await screen.findByRole('heading', { name: 'Chambre des notaires' })).closest('li')
  expect(notaries).toHaveTextContent('Les études déposent les fonds qu’elles détiennent pour leurs clients.')
})

test('a loading text is shown while partners are fetched', async () => {
  play('slow')
  await openApp('/partenaires')
  expect(screen.getByText('Chargement…')).toBeVisible()
})

test('projects are announced', async () => {
  await openApp('/projects')
  expect(await screen.findByRole('heading', { name: 'Bientôt disponible' })).toBeVisible()
})
