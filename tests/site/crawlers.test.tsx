import { play } from '@mocks/server'
import { screen, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { setPrerenderedRows } from '@/api/prerendered-rows'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()

describe('the document of a record, rendered from the provider’s rows', () => {
  const opening = {
    id: 7,
    titre: 'Ouverture d’une antenne',
    slug: 'ouverture',
    description: '<p>Une <b>antenne</b> à Garoua</p>',
    image: '/api/files/a.svg',
    datePublication: '2026-03-03',
    details: { imagePrincipale: '', galleryPhotos: [], actualite_id: 7 },
  }

  /** Puts the record into the document, as a refresh does. */
  function prerender(row: object) {
    const rows = { 'actualites/ouverture': [row] }
    setPrerenderedRows({ asOf: Date.UTC(2026, 2, 4), rows, picture: '/partage/a.jpg' })
    onTestFinished(() => setPrerenderedRows(undefined))
  }

  test('shows the record with the date of its rows while the provider fails', async () => {
    prerender(opening)
    play('failing', { only: '/api/actualites' })
    await openApp('/actualites/ouverture')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ouverture d’une antenne' })).toBeVisible()
    expect(await screen.findByText(/Données du/)).toBeVisible()
  })

  test('is replaced by what the provider answers, also when the record is gone', async () => {
    prerender(opening)
    await openApp('/actualites/ouverture')
    expect(await screen.findByText('Cette actualité n’existe pas, ou n’est plus en ligne.')).toBeVisible()
    const all = within(screen.getByRole('main')).getByRole('link', { name: 'Toutes les actualités' })
    expect(all).toHaveAttribute('href', '/actualites')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
