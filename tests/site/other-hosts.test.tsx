import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()

// An address that is part of an address leads to no other host; all ways to write one are in tests/site-address.test.ts.

const notice = () => screen.queryByText(/^Ce document n’est pas gardé sur cet appareil/)

test('nobody is told to open a document of another host', async () => {
  await openApp(`/mes-documents?document=${encodeURIComponent('/api/%2e%2e//evil.example/x.pdf')}`)
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

test('the language switch stays on this site', async () => {
  await openApp('/en//evil.example/x')
  const [link] = within(await screen.findByRole('banner')).getAllByRole('link', { name: /Français|English/ })
  expect(new URL(link?.getAttribute('href') ?? '', location.href).origin).toBe(location.origin)
})
