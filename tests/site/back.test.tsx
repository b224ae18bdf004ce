import { createBrowserHistory } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../support/open-app'
import { stopAfterTest } from '../support/started'
import { withProvider } from '../support/with-provider'

// Back closes what is open, in a browser without close watchers, as jsdom is one.

withProvider()

/** Opens one page, then another, in the browser's own history. */
async function openAfterOther(path: string) {
  window.history.pushState(null, '', '/accessibilite')
  const history = createBrowserHistory()
  stopAfterTest(() => history.destroy())
  const { router, user } = await openApp('/accessibilite', { history })
  act(() => void router.navigate({ to: path }))
  const isAt = (expected: string) => waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(expected))
  await isAt(path)
  return { user, isAt }
}

/** Resolves when the entry of what is open is there, or is gone. */
const entry = (isThere: boolean) =>
  waitFor(() => expect(Reflect.has(Object(window.history.state), 'isClosedByBack')).toBe(isThere))

// The search, whose results Back shows again, is in tests/browser/search.test.ts and tests/engines.
test.each([
  ['the menu', '/missions', /^Menu$/, 'Menu'],
  ['the photos', '/actualites/l-inscription-en-ligne-est-ouverte', /^Agrandir la photo 1/, 'Photo 1 sur 3'],
])(
  'Back closes %s and stays on the page; closed by its button it leaves nothing for Back',
  async (_name, path, button, dialog) => {
    const { user, isAt } = await openAfterOther(path)
    await user.click(await screen.findByRole('button', { name: button }))
    await screen.findByRole('dialog', { name: dialog })
    await entry(true)
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: dialog })).toBeNull())
    await entry(false)
    await isAt(path)
    await user.click(await screen.findByRole('button', { name: button }))
    await entry(true)
    await user.click(within(screen.getByRole('dialog', { name: dialog })).getByRole('button', { name: 'Fermer' }))
    await entry(false)
    window.history.back()
    await isAt('/accessibilite')
  },
)

test('a link of the menu takes the place of its entry: Back leads to the page where the menu was opened', async () => {
  const { user, isAt } = await openAfterOther('/missions')
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  await entry(true)
  await user.click(menu.getByRole('link', { name: 'Publications' }))
  await isAt('/publications')
  expect(screen.queryByRole('dialog')).toBeNull()
  await entry(false)
  window.history.back()
  await isAt('/missions')
  window.history.back()
  await isAt('/accessibilite')
})
