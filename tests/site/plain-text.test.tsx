import { server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { htmlToLines, htmlToText, isHtml } from '@/lib/html-to-text'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()

const written = 'Renseignements & rendez-vous :\nAwa <awa@cdec.cm>\nTaux < 5 %, donc > 0'

const answer = (rows: object[]) => server.use(http.get('*/api/communications', () => HttpResponse.json(rows)))

test('a press release written as plain text keeps its lines, its address and its signs', async () => {
  answer([{ id: 7, title: 'Le guichet', description: written, communication_date: '2026-03-02' }])
  await openApp('/communique')
  const card = await screen.findByRole('article')
  await waitFor(() => expect(card).toHaveTextContent('Awa <awa@cdec.cm>'))
  expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain(written)
})

test('the entities of the provider are signs in the cards, and words in the search of the list and of the site', async () => {
  answer([
    {
      id: 7,
      title: 'D&eacute;p&ocirc;t des cautions',
      description: 'Taux &lt; 5&nbsp;%',
      communication_date: '2026-03-02',
    },
    { id: 8, title: 'Autre', description: '<p>Au si&egrave;ge</p>', communication_date: '2026-03-01' },
  ])
  const { user } = await openApp('/communique')
  expect(await screen.findByRole('heading', { name: 'Dépôt des cautions' })).toBeVisible()
  expect(screen.getByText('Taux < 5 %')).toBeVisible()
  expect(screen.getByText('Au siège')).toBeVisible()
  await user.type(screen.getByRole('searchbox'), 'depot 5')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /Rechercher/ }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('searchbox'), 'dépôt des cautions')
  expect(await within(dialog).findByRole('link', { name: /^Dépôt des cautions.*Taux < 5/ })).toBeVisible()
})

describe('what is HTML', () => {
  test.each([
    ['un <b>mot</b>', true],
    ['ligne<br>ligne', true],
    ['<P CLASS="x">a</P>', true],
    ['<img src="/a.png">', true],
    ['Awa <awa@cdec.cm>', false],
    ['Taux < 5 % et > 3 %', false],
    ['a<b et b>c', false],
    ['<p>ouvert', false],
    ['AT&amp;T', false],
    ['<script>alert(1)</script>', false],
  ])('%s: %s', (text, expected) => {
    expect(isHtml(text)).toBe(expected)
  })
})

describe('the text of HTML or plain text', () => {
  test.each([
    ['<p>Un <b>mo</b>t</p><p>Deux &amp; trois</p>', 'Un mot Deux & trois'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
    ['<p>a<script>alert(1)</script></p>', 'a'],
    ['a & b\nc', 'a & b\nc'],
    ['https://cdec.cm/?a=1&copy=2', 'https://cdec.cm/?a=1&copy=2'],
    ['5 &lt; 6', '5 < 6'],
  ])('%s', (text, expected) => {
    expect(htmlToText(text)).toBe(expected)
  })

  test('in lines', () => {
    expect(htmlToLines('<p>a\nb<br>c</p><ul><li>d</li></ul>')).toEqual(['a b', 'c', 'd'])
    expect(htmlToLines('a\n\nb & c')).toEqual(['a', 'b & c'])
  })
})
