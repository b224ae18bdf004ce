import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { htmlToText, isHtml } from '@/lib/html-to-text'
import { openApp } from '../support/open-app'
import { provide } from '../support/provide'
import { withProvider } from '../support/with-provider'

withProvider()

const written = 'Renseignements & rendez-vous :\nAwa <awa@cdec.cm>\nTaux < 5 %, donc > 0'

test('plain text keeps its lines and signs, and entities are signs in the cards and words in both searches', async () => {
  provide('communications', [
    { id: 7, title: 'D&eacute;p&ocirc;t des cautions (CNPS)', description: 'Taux &lt; 5&nbsp;%' },
    { id: 8, title: 'Autre', description: '<p><del>À Douala</del> Au si&egrave;ge</p>' },
    { id: 9, title: 'Le guichet', description: written },
  ])
  const { user } = await openApp('/communique')
  await waitFor(() => expect(screen.getByRole('main').textContent?.replaceAll('\u00a0', ' ')).toContain(written))
  expect(await screen.findByRole('heading', { name: 'Dépôt des cautions (CNPS)' })).toBeVisible()
  expect(screen.getByText('Taux < 5 %')).toBeVisible()
  expect(screen.getByText('Au siège')).toBeVisible()
  await user.type(screen.getByRole('searchbox'), 'c.n.p.s. depot 5')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /Rechercher/ }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('searchbox'), 'dépôt des cautions')
  expect(await within(dialog).findByRole('link', { name: /^Dépôt des cautions.*Taux < 5/ })).toBeVisible()
})

test.each([
  ['un <b>mot</b>', true],
  ['<img src="/a.png">', true],
  ['Awa <awa@cdec.cm>', false],
  ['Taux < 5 % et > 3 %', false],
  ['<p>ouvert', false],
  ['<script>alert(1)</script>', false],
])('%s is HTML: %s', (text, expected) => {
  expect(isHtml(text)).toBe(expected)
})

test.each([
  ['<p>Un <b>mo</b>t</p><p>Deux &amp; trois</p>', 'Un mot Deux & trois'],
  ['<p>a<script>alert(1)</script></p>', 'a'],
  ['<p><del>5 %</del> <strike>4 %</strike> <span style="text-decoration:LINE-THROUGH">3,5 %</span> 3 %</p>', '3 %'],
  ['a & b\nc', 'a & b\nc'],
  ['https://cdec.cm/?a=1&copy=2', 'https://cdec.cm/?a=1&copy=2'],
  ['5 &lt; 6', '5 < 6'],
])('the text of “%s” is “%s”', (text, expected) => {
  expect(htmlToText(text)).toBe(expected)
})
