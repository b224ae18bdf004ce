import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultContact } from '@/site/opening/contact-lines'
import { organisationReachedBy } from '@/site/structured-data/organisation'
import { article, reports } from '@/site/structured-data/structured-data'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()

const property = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
const described = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent).join('\n')

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

test('og:locale follows the reader’s language', async () => {
  await openApp('/cons_judiciaire', { locale: 'en' })
  expect(property('og:locale')).toBe('en_GB')
  expect(property('og:locale:alternate')).toBe('fr_FR')
})

test('a page in English names its own address', async () => {
  await openApp('/en/cons_judiciaire')
  expect(property('og:url')).toBe('https://www.cdec.example/en/cons_judiciaire')
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://www.cdec.example/en/cons_judiciaire',
  )
})

test('publications are described to search engines while their page is open', async () => {
  const { user } = await openApp('/publications')
  await screen.findAllByRole('article')
  await waitFor(() => expect(described()).toContain('"headline":"Guide du consignataire"'))
  expect(described()).toContain('"@type":"Report"')
  await user.click(screen.getByRole('link', { name: 'Accessibilité' }))
  await screen.findByRole('heading', { level: 1, name: 'Accessibilité' })
  expect(described()).toBe('')
})

test('a news item is described as one, without what is not known', () => {
  const known = { title: 'Ouverture', description: '<p>Une <b>antenne</b></p>', date: '', image: '/api/files/a.svg' }
  expect(article('/actualites/ouverture', known, 'fr')).toEqual({
    '@type': 'NewsArticle',
    headline: 'Ouverture',
    name: 'Ouverture',
    inLanguage: 'fr',
    description: 'Une antenne',
    image: 'https://www.cdec.example/api/files/a.svg',
    publisher: { '@id': 'https://www.cdec.example/#institution' },
    mainEntityOfPage: 'https://www.cdec.example/actualites/ouverture',
  })
  expect(JSON.stringify(reports('/publications', [known], 'fr'))).toContain('"position":1')
  expect(article('/actualites/ouverture', known, 'en')).toMatchObject({
    mainEntityOfPage: 'https://www.cdec.example/en/actualites/ouverture',
  })
})

test('the institution is described with what is known of its contact, and without a person’s name', () => {
  const organisation = organisationReachedBy({ ...defaultContact, phone: '+237 222 22 22 22', email: '' })
  expect(organisation).toMatchObject({ '@type': 'GovernmentOrganization', telephone: '+237 222 22 22 22' })
  expect(organisation).not.toHaveProperty('email')
  expect(organisation.openingHoursSpecification).toMatchObject([{ opens: '08:00', closes: '16:00' }])
})
