import { server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { form, openAdmin, withAdmin } from '../open-admin'

withAdmin()

// Loading these files first keeps that out of the tests' time.
beforeAll(async () => {
  await import('@/admin/translation/english-text')
  await import('@/admin/translation/check-panel')
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
  expect(panel.getByText(/se retrouvent dans les deux langues/)).toBeVisible()
  await user.type(form().getByLabelText(/^Titre/), ' !')
  expect(await panel.findByText(/la nouvelle sera lue après l’enregistrement/)).toBeVisible()
  await user.click(form().getByRole('button', { name: 'Mettre à jour la publication' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  const before = locales.filter((locale) => locale === 'en').length
  await user.click((await screen.findAllByRole('button', { name: /^Modifier Rapport annuel 2023/ }))[0] as HTMLElement)
  await user.click(await form().findByRole('button', { name: 'Ce que lisent les anglophones – Titre' }))
  await waitFor(() => expect(locales.filter((locale) => locale === 'en').length).toBeGreaterThan(before))
})

test('a figure that the English has otherwise is pointed out beside it', async () => {
  server.use(
    http.get('*/api/publications/4', async ({ request }) =>
      request.headers.get('accept-language') === 'en'
        ? HttpResponse.json({ id: 4, title: 'Annual report 2022', description: '', photo: null, document: null })
        : undefined,
    ),
  )
  const { user } = await openAdmin('/Admin/publications?open=edit&record=4')
  await user.click(await form().findByRole('button', { name: 'Ce que lisent les anglophones – Titre' }))
  const panel = within(await form().findByRole('region', { name: 'Ce que lisent les anglophones – Titre' }))
  expect(await panel.findByText('Annual report 2022')).toHaveAttribute('lang', 'en')
  expect(await panel.findByText('Chiffre : « 2023 » n’est pas dans l’anglais.')).toBeVisible()
  expect(panel.getByText('Chiffre : « 2022 » n’est pas dans le français.')).toBeVisible()
})

test('the identifier of a video and the e-mail address of a subscriber have no English', async () => {
  const { user } = await openAdmin('/Admin/videos?open=edit&record=1')
  expect(await form().findAllByRole('button', { name: /anglophones/ })).toHaveLength(1)
  await user.keyboard('{Escape}')
})

test('a list shows only the rows whose translation is to be checked, and why', async () => {
  server.use(
    http.get('*/api/publications', async ({ request }) => {
      if (request.headers.get('accept-language') !== 'en') return undefined
      const rows = [
        {
          id: 4,
          title: 'Annual report 2022',
          description: 'The accounts, the highlights and the position of transferred funds at 31 December 2023.',
        },
      ]
      return HttpResponse.json(rows)
    }),
  )
  const { user } = await openAdmin('/Admin/publications')
  await user.click(await screen.findByRole('button', { name: 'Traduction à vérifier' }))
  const panel = within(await screen.findByRole('region', { name: 'Traduction à vérifier' }))
  expect(await panel.findByText(/^1 fiche à vérifier\./)).toBeVisible()
  expect(screen.getAllByRole('row')).toHaveLength(2)
  await user.click(panel.getByText('Ce qui a été trouvé'))
  expect(panel.getByText('Chiffre : « 2023 » n’est pas dans l’anglais.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Traduction à vérifier' }))
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(10))
})
