import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { FrameMessage, PreviewDraft } from '@/preview/messages'
import { Route as publicLayout } from '@/routes/_public'
import { openApp } from '../../support/open-app'
import { withProvider } from '../../support/with-provider'

withProvider()

test('after a page that could not open, the preview shows the next draft', async () => {
  const answers: FrameMessage[] = []
  // The frame of the back office, which jsdom does not have.
  const office = { postMessage: (message: FrameMessage) => answers.push(message) }
  vi.spyOn(window, 'parent', 'get').mockReturnValue(office as unknown as Window)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const send = (draft: PreviewDraft) =>
    act(async () => {
      const { origin } = window.location
      const event = new MessageEvent('message', { data: { preview: 'draft', draft }, origin })
      Object.defineProperty(event, 'source', { value: office })
      window.dispatchEvent(event)
    })
  const draft: PreviewDraft = {
    version: 1,
    resource: 'missions',
    row: { id: 0, titre: 'Zéphyr' },
    path: '/missions',
    placement: { selector: 'main li' },
    locale: 'fr',
    scheme: 'light',
    width: 360,
  }
  // The frame takes the header and the footer off the site's routes, which later tests share.
  const { component } = publicLayout.options
  onTestFinished(() => {
    if (component) publicLayout.update({ component })
  })
  await openApp('/Admin/apercu')
  expect(answers).toEqual([{ preview: 'ready' }])

  await send({ ...draft, resource: 'pays' })
  await waitFor(() => expect(answers.at(-1)).toEqual({ preview: 'failed', version: 1 }))
  expect(warned).toHaveBeenCalledOnce()

  await send({ ...draft, version: 2 })
  await waitFor(() => expect(answers.at(-1)).toEqual({ preview: 'shown', version: 2, isOnPage: true }))
  expect(await screen.findByText('Zéphyr')).toBeVisible()
})
