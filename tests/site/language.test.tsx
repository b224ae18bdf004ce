import { requests } from '@mocks/server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localeOf } from '@/i18n/locale'
import { addressIn, withoutLocale } from '@/lib/site-paths'
import { openApp } from '../support/open-app'
import { provide } from '../support/provide'
import { withProvider } from '../support/with-provider'

withProvider()

// The address decides the language of a public page (app/boot/boot.ts, tests/browser/language.test.ts).

const address = (router: { history: { location: { href: string } } }) => router.history.location.href
const link = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name })

test('an English address is English, also for a reader who has chosen French; its switch leads back', async () => {
  localStorage.setItem('locale', 'fr')
  await openApp('/en/communique?q=cdec#communications-2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Press releases' })).toBeVisible()
  await waitFor(() => expect(requests().length).toBeGreaterThan(0))
  const own = requests().filter(({ path }) => path === '/api/communications')
  expect(own.map(({ locale }) => locale)).toEqual(['en'])
  expect(link('Français')).toHaveAttribute('href', '/communique?q=cdec#communications-2')
})

test('every link of an English page leads to an English one, and so do redirects', async () => {
  const { router, user } = await openApp('/EN/Cons_Admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Administrative consignments' })).toBeVisible()
  const hrefs = [...document.querySelectorAll('header a[href^="/"]:not([hreflang]), footer a[href^="/"]')].map((one) =>
    one.getAttribute('href'),
  )
  expect(hrefs.length).toBeGreaterThan(20)
  expect(hrefs.filter((href) => !/^\/en(?:[/#]|$)/.test(href ?? ''))).toEqual([])
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Accessibility' }))
  await waitFor(() => expect(address(router)).toBe('/en/accessibilite'))
  await act(() => router.navigate({ to: '/accueil' }))
  await waitFor(() => expect(address(router)).toBe('/en'))
  await act(() => router.navigate({ to: '/cas/$slug', params: { slug: 'nulle-part' } }))
  await waitFor(() => expect(address(router)).toBe('/en/trouver-mon-cas'))
})

test('the links in a text of the back office lead an English reader to English pages', async () => {
  const links = [
    ['/missions?a=1#b', '/en/missions?a=1#b'],
    ['/', '/en'],
    ['/en/missions', '/en/missions'],
    ['/Admin', '/Admin'],
    ['/api/files/rapport.pdf', '/api/files/rapport.pdf'],
    ['https://exemple.cm/missions', 'https://exemple.cm/missions'],
  ] as const
  const description = links.map(([written]) => `<p><a href="${written}">The link</a></p>`).join('')
  provide('presentations', [{ id: 1, description }])
  await openApp('/en/lacdec')
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /^The link/ }).map((one) => one.getAttribute('href'))).toEqual(
      links.map(([, read]) => read),
    ),
  )
})

test('the English address of a page has the prefix, and only such an address is English', () => {
  expect(['/', '/#actualites', '/publications'].map((path) => addressIn('en', path))).toEqual([
    '/en',
    '/en#actualites',
    '/en/publications',
  ])
  expect(['/en', '/en/publications', '/enregistrer'].map(withoutLocale)).toEqual(['/', '/publications', '/enregistrer'])
  expect(['/en', '/en/publications', '/enregistrer'].map(localeOf)).toEqual(['en', 'en', 'fr'])
})

test('the back office has one address for both languages, and its language is the one that was chosen', () => {
  expect(addressIn('en', '/admin/slides?open=create')).toBe('/admin/slides?open=create')
  expect(localeOf('/LoginAdmin')).toBe('fr')
  localStorage.setItem('locale', 'en')
  expect(localeOf('/LoginAdmin')).toBe('en')
})
