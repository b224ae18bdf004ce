import { table } from '@mocks/db'
import { seeds } from '@mocks/seeds/all'
import { play } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openApp } from '../support/open-app'
import { closed, field, file, fileInput, fill, form, lastReceived, openAdmin, seeText, withAdmin } from './open-admin'

withAdmin(seeds)

test('an editor writes a block of the institution, and sees its page in the preview', async () => {
  const { user } = await openAdmin('/Admin/blocs?open=create')
  const title = await form().findByLabelText(/^Titre/)
  expect(title).toHaveAccessibleDescription(/un bloc de l’institution\u00a0: Coordonnées, Frais, Délai/)
  await user.type(title, 'Frais : offres-reelles')
  await user.type(form().getByLabelText(/^Description/), 'Aucun frais.')
  await user.selectOptions(form().getByLabelText(/^Type/), 'Publication')
  await user.click(form().getByRole('button', { name: 'Aperçu' }))
  expect(await screen.findByTitle('Aperçu de la page publiée')).toBeVisible()
  await user.clear(title)
  await user.type(title, 'Frais')
  await seeText('Aucune page du site ne montre cette fiche.')
  await user.upload(fileInput(form().getByLabelText(/^Image/)), file('a.png', 'image/png'))
  await user.click(form().getByRole('button', { name: 'Ajouter le contenu' }))
  await seeText('Contenu créé avec succès')
  expect(await lastReceived()).toMatchObject({ body: { titre: 'Frais', type: 'publication' } })
})

test('a block leads to the page that shows it, another content to none', async () => {
  const { user } = await openAdmin('/Admin/blocs?q=si%C3%A8ge')
  await user.click(await screen.findByRole('button', { name: 'Modifier Coordonnées : Siège' }))
  const page = await screen.findByRole('link', { name: 'Voir sur le site (nouvel onglet)' })
  expect(page).toHaveAttribute('href', '/ou-aller')
  await user.click(form().getByRole('button', { name: 'Annuler' }))
  await user.click(await screen.findByRole('button', { name: 'Modifier Dossier : le siège' }))
  await waitFor(() => expect(form().getByLabelText(/^Titre/)).toHaveValue('Dossier : le siège'))
  expect(form().queryByRole('link', { name: /^Voir sur le site/ })).toBeNull()
})

describe('Informations pratiques', () => {
  const todo = async () => within(await screen.findByRole('region', { name: 'À compléter ou à corriger' }))
  const open = (locale?: 'en') => openAdmin('/Admin/informations', locale && { locale })
  const write = (titre: string) =>
    table('contents').create({ titre, Description: 'Écrit à la main.', type: 'publication' })

  test('an editor sets the fee of one case, of which the answer is lost, and the page of the case shows it', async () => {
    const { user, unmount, stop } = await open()
    await user.click(
      (await todo()).getByText(/^31 cas sans texte propre/, { selector: 'details:first-of-type summary' }),
    )
    await user.click((await todo()).getByRole('button', { name: 'Frais – Coupes de bois' }))
    await waitFor(() => expect(field('Cas')).toHaveDisplayValue('Coupes de bois'))
    expect(field('Information')).toHaveDisplayValue('Frais')
    await fill(user, 'Texte', 'Deux mille francs.')
    play('lost answer', { only: 'POST /api/contents' })
    await user.click(form().getByRole('button', { name: 'Ajouter l’information pratique' }))
    await seeText('Information pratique créée avec succès')
    expect(await lastReceived()).toMatchObject({
      path: '/api/contents',
      body: { titre: 'Frais : coupes-de-bois', type: 'publication', image: 'informations-pratiques.png' },
    })
    await closed()
    expect(screen.getByRole('row', { name: /Frais – Coupes de bois/ })).toBeVisible()
    expect((await todo()).queryByRole('button', { name: 'Frais – Coupes de bois' })).toBeNull()
    unmount()
    stop()
    await openApp('/cas/coupes-de-bois')
    expect(await screen.findByText('Deux mille francs.')).toBeVisible()
  })

  test('a title that was written by hand for a case that does not exist is told of, and corrected with the rest unchanged', async () => {
    const { id } = write('Délais : autre cas')
    write('frais')
    const { user } = await open()
    expect(
      (await todo()).getByText('« Frais – Tous les cas » est écrit deux fois : une seule fiche paraît.'),
    ).toBeVisible()
    await user.click((await todo()).getByRole('button', { name: 'Corriger Délai – autre cas (inconnu)' }))
    await waitFor(() => expect(field('Cas')).toHaveDisplayValue('autre cas (inconnu)'))
    await user.selectOptions(field('Cas'), 'Coupes de bois')
    await user.click(form().getByRole('button', { name: 'Mettre à jour l’information pratique' }))
    await seeText('Information pratique mise à jour avec succès')
    expect(await lastReceived()).toMatchObject({
      path: `/api/contents/${id}`,
      body: { titre: 'Délai : coupes-de-bois' },
    })
    expect((await lastReceived())?.body).not.toHaveProperty('image')
  })

  test('lists what no record says', async () => {
    for (const { id, titre } of table('contents').findMany())
      if (/^(?:Frais$|Contact|Mentions)/.test(String(titre)))
        table('contents').remove({ where: { id: { equals: id } } })
    await open()
    const names = (await todo()).getAllByRole('button').map(({ textContent }) => textContent)
    expect(names.slice(0, 3)).toEqual(['Frais – Tous les cas', 'Contact presse', 'Mentions légales'])
    expect((await todo()).getByText(/dont 20 n’affichent rien/)).toBeVisible()
  })

  test('a place has a name; its draft is that of this screen', async () => {
    const { user, router } = await open()
    await user.click(await screen.findByRole('button', { name: 'Ajouter une information pratique' }))
    await form().findByLabelText(/^Information/)
    await user.selectOptions(field('Information'), 'Coordonnées')
    await fill(user, 'Texte', 'Ville : Buea')
    await user.click(form().getByRole('button', { name: 'Ajouter l’information pratique' }))
    expect(await form().findAllByText(/écrivez aussi le nom du lieu/)).not.toEqual([])
    await user.type(field('Nom du lieu'), 'Agence de Buea')
    await user.click(form().getByRole('button', { name: 'Annuler' }))
    await user.click(await screen.findByRole('button', { name: 'Garder le brouillon' }))
    expect(await screen.findByRole('link', { name: 'Coordonnées : Agence de Buea' })).toBeVisible()
    await router.navigate({ to: '/Admin/$screen', params: { screen: 'blocs' } })
    await screen.findByRole('heading', { level: 1, name: 'Gestion des contenus' })
    expect(screen.queryByRole('region', { name: 'Brouillons' })).toBeNull()
  })

  test('in English, a French title with the name of a family is that of the family', async () => {
    const { user } = await open('en')
    await user.click(await screen.findByRole('button', { name: 'Edit Costs – Judicial consignments' }))
    await waitFor(() => expect(field('Case')).toHaveDisplayValue('Judicial consignments (the whole family)'))
  })
})
