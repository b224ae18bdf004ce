import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()

// An address that is part of an address leads to no other host; all ways to write one are in tests/site-address.test.ts.

const elsewhere = ['/api/%2e%2e//evil.example/x.pdf', 'https://evil.example/x.pdf']

const notice = () => screen.queryByText(/^Ce document n’est pas gardé sur cet appareil/)

test.each(elsewhere)('nobody is told to open %j', async (address) => {
  await openApp(`/mes-documents?document=${encodeURIComponent(address)}`)
  await screen.findByRole('heading', { level: 1, name: 'Mes documents' })
  await screen.findByText(/^Ce navigateur ne permet pas de garder des documents/)
  expect(notice()).toBeNull()
  expect(
    [...document.links].filter(({ origin, protocol }) => protocol === 'http:' && origin !== location.origin),
  ).toEqual([])
})

test('a document of this site is offered again', async () => {
  await openApp('/mes-documents?document=%2Fapi%2Ffiles%2Fguide.pdf%3Fv%3D2')
  expect(await screen.findByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', '/api/files/guide.pdf?v=2')
  expect(notice()).toBeVisible()
})

test.each(['/en//evil.example/x', '/en///evil.example/x', '//evil.example/x'])(
  'the language switch of %s stays on this site',
  async (path) => {
    await openApp(path)
    const banner = await screen.findByRole('banner')
    const [link] = within(banner)
      .getAllByRole('link', { name: /Français|English/ })
      .map((one) => one.getAttribute('href') ?? '')
    expect(new URL(link ?? '', location.href).origin).toBe(location.origin)
  },
)
