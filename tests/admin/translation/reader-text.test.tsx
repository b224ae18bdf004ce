import { server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { form, openAdmin, withAdmin } from '../open-admin'

withAdmin()

// Loading this file first keeps that out of the tests' time.
beforeAll(async () => {
  await import('@/admin/translation/english-text')
})

const reads = () => {
  const locales: string[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET' && request.url.endsWith('/api/publications/4'))
      locales.push(request.headers.get('accept-language') ?? '')
  })
  return locales
}

test('beside a field, what readers of English get opens, and is read again after a save', async () => {
  const locales = reads()
  const { user } = await openAdmin('/Admin/publications?open=edit&record=4')
  await user.click(await form().findByRole('button', { name: 'Ce que lisent les anglophones – Titre' }))
  const panel = within(await form().findByRole('region', { name: 'Ce que lisent les anglophones – Titre' }))
  expect(await panel.findByText('Annual report 2023')).toHaveAttribute('lang', 'en')
  await user.type(form().getByLabelText(/^Titre/), ' !')
  expect(await panel.findByText(/la nouvelle sera lue après l’enregistrement/)).toBeVisible()
  await user.click(form().getByRole('button', { name: 'Mettre à jour la publication' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  const before = locales.filter((locale) => locale === 'en').length
  await user.click((await screen.findAllByRole('button', { name: /^Modifier Rapport annuel 2023/ }))[0] as HTMLElement)
  await user.click(await form().findByRole('button', { name: 'Ce que lisent les anglophones – Titre' }))
  await waitFor(() => expect(locales.filter((locale) => locale === 'en').length).toBeGreaterThan(before))
})

test('the identifier of a video and the e-mail address of a subscriber have no English', async () => {
  const { user } = await openAdmin('/Admin/videos?open=edit&record=1')
  expect(await form().findAllByRole('button', { name: /anglophones/ })).toHaveLength(1)
  await user.keyboard('{Escape}')
})
