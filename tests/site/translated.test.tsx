import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fewRows } from '../support/few-rows'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider(fewRows)
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('open', vi.fn())
  vi.stubGlobal('print', vi.fn())
})

/** Replaces each text node by a `<font>` with its text, as Chrome's translation does. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode())
    if (walker.currentNode.parentElement?.tagName !== 'FONT') texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const inner = document.createElement('font')
    inner.textContent = text.data
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** Does something, and translates what it has shown. */
async function step(action: () => unknown) {
  await act(async () => {
    await action()
    await new Promise((resolve) => setTimeout(resolve))
  })
  translate()
}

const settled = async () => {
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('[data-awaited]')).not.toBeInTheDocument())
}

const connect = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

// The pages with most that changes.
test.each(['/textes_reglementaires', '/'])('%s, translated by the browser, can be used to its end', async (path) => {
  const { queryClient, router } = await openApp(path)
  await settled()
  translate()
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent
  const title = heading()
  const main = () => within(screen.getByRole('main'))
  const stays = () => expect(heading()).toBe(title)

  for (const field of main().queryAllByRole('searchbox')) {
    await step(() => fireEvent.change(field, { target: { value: 'rien de tel' } }))
    await step(() => fireEvent.blur(field))
    await step(() => fireEvent.change(field, { target: { value: '' } }))
    await step(() => fireEvent.blur(field))
  }
  for (const button of main().queryAllByRole('button', { hidden: true }).slice(0, 8)) {
    if (!button.isConnected) continue
    await step(() => fireEvent.click(button))
    await step(() => fireEvent.click(button))
    stays()
  }
  await step(() => connect(false))
  await step(() => connect(true))
  await step(() => queryClient.refetchQueries({ type: 'active' }))
  stays()
  await step(() => router.navigate({ to: '/missions' }))
  await step(() => router.navigate({ to: path }))
  await settled()
  stays()
})

test('a translation that takes elements away leads to the error page, and back to the page with all that was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await openApp('/contact_us')
  await settled()
  const message = () => screen.getByRole('textbox', { name: 'Message' })
  fireEvent.change(message(), { target: { value: 'Où déposer un cautionnement ?' } })
  screen.getByRole('textbox', { name: 'Nom' }).closest('form > div')?.replaceWith(document.createElement('font'))
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  await screen.findByRole('heading', { level: 1, name: 'Cette page n’a pas pu s’afficher' })
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await screen.findByRole('heading', { level: 1, name: /^Que recherchez-vous/ })
  expect(message()).toHaveValue('Où déposer un cautionnement ?')
})
