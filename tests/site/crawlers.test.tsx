import { play } from '@mocks/server'
import { screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { setPrerenderedRows } from '@/api/prerendered-rows'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()

const property = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')

test('a page gives its title, description, canonical address and sharing data', async () => {
  await openApp('/cons_judiciaire')
  expect(document.title).toBe('Consignations judiciaires · CDEC Cameroun')
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'Quand et comment consigner une somme sur décision de justice.',
  )
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://www.cdec.example/cons_judiciaire',
  )
  expect(property('og:title')).toBe('Consignations judiciaires · CDEC Cameroun')
  expect(property('og:url')).toBe('https://www.cdec.example/cons_judiciaire')
  expect(property('og:type')).toBe('website')
  expect(property('og:locale')).toBe('fr_FR')
})

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
    setPrerenderedRows({ at: Date.UTC(2026, 2, 4), rows, picture: '/partage/a.jpg' })
    onTestFinished(() => setPrerenderedRows(undefined))
  }

  test('has its own title, description and picture for whoever shares its address', async () => {
    prerender(opening)
    await openApp('/en/actualites/ouverture')
    expect(document.title).toBe('Ouverture d’une antenne · CDEC Cameroon')
    expect(property('og:title')).toBe('Ouverture d’une antenne · CDEC Cameroon')
    expect(property('og:description')).toBe('Une antenne à Garoua')
    expect(property('og:image')).toBe('https://www.cdec.example/partage/a.jpg')
    expect(property('og:image:type')).toBe('image/jpeg')
    expect(property('og:image:alt')).toBe('Ouverture d’une antenne')
    expect(property('og:type')).toBe('article')
  })

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
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
