import { act, fireEvent, screen, within } from '@testing-library/react'
import { openApp } from '@tests/support/open-app'
import { provide } from '@tests/support/provide'
import { standIn } from '@tests/support/stand-in'
import { withProvider } from '@tests/support/with-provider'
import { expect, onTestFinished, test, vi } from 'vitest'

withProvider()

/** Gives the device a share sheet, as phones have one, and returns its spy. */
function withShareSheet(canShare: (data: ShareData) => boolean = () => false) {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined)
  standIn(navigator, 'share', share)
  standIn(navigator, 'canShare', canShare)
  return share
}

test('one press shares a page by its title and its address in search engines, and a reader prints it', async () => {
  const share = withShareSheet()
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = await openApp('/en/depot?utm=letter')
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Deposits · CDEC Cameroon',
    url: 'https://www.cdec.example/en/depot',
  })
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('without a share sheet the address is copied; where that is refused too, a message shows it', async () => {
  const { user } = await openApp('/depot')
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await user.click(await screen.findByRole('button', { name: 'Partager' }))
  expect(await screen.findByText(/^Adresse copiée\s: collez-la/)).toBeVisible()
  expect(copy).toHaveBeenCalledWith('https://www.cdec.example/depot')
  copy.mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button', { name: 'Partager' }))
  expect(
    await screen.findByText(/ni le partage ni la copie. L’adresse\s: https:\/\/www.cdec.example\/depot$/),
  ).toBeVisible()
})

test('a sheet that the reader closes copies nothing', async () => {
  withShareSheet().mockRejectedValue(new DOMException('closed', 'AbortError'))
  const { user } = await openApp('/depot')
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Partager' }))
  expect(copy).not.toHaveBeenCalled()
})

test.each([
  ['its file, named after its title', true, ['Rapport 2025-2026.pdf']],
  ['its address alone where the device takes no such file', false, undefined],
])('a publication whose document is downloaded is shared with %s', async (_name, takesFiles, files) => {
  const share = withShareSheet(() => takesFiles)
  vi.stubGlobal('caches', {
    match: async () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
    open: async () => ({ keys: async () => [] }),
  })
  const row = { id: 7, title: 'Rapport 2025/2026', document: '/api/files/a-7.pdf', publication_date: '2026-03-03' }
  provide('publications', [row])
  const { user } = await openApp('/publications')
  const card = await screen.findByRole('article')
  await user.click(within(card).getByText('Partager'))
  await vi.waitFor(() => expect(share).toHaveBeenCalled())
  const [data] = share.mock.lastCall ?? []
  expect(data).toMatchObject({
    title: 'Rapport 2025/2026',
    url: 'https://www.cdec.example/publications#publications-7',
  })
  expect(data?.files?.map(({ name }) => name)).toEqual(files)
})

test('a shared address names the heading that its reader has opened, and nothing of how the page was found; a browser that cannot print offers no button for it', async () => {
  const share = withShareSheet()
  const { print } = window
  Reflect.deleteProperty(window, 'print')
  onTestFinished(() => void (window.print = print))
  localStorage.setItem('dossier:offres-reelles', JSON.stringify({ papers: [], name: 'Awa', reference: '', notes: '' }))
  const { user, router } = await openApp('/guide_utilisateurs')
  window.history.replaceState(null, '', '/guide_utilisateurs?fbclid=1&q=divorce#laquelle')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  await user.click(await screen.findByRole('button', { name: 'Partager' }))
  expect(share.mock.lastCall?.[0].url).toBe('https://www.cdec.example/guide_utilisateurs#laquelle')
  expect(screen.queryByRole('button', { name: 'Imprimer' })).toBeNull()
  await act(() => router.navigate({ to: '/mon-dossier' }))
  await screen.findByRole('link', { name: 'Continuer' })
  expect(screen.queryByRole('button', { name: 'Imprimer' })).toBeNull()
})

test('the same link to an answer opens it a second time, and the name of a part closes none', async () => {
  const { container, router } = await openApp('/guide_utilisateurs#laquelle')
  const answer = () => container.querySelector<HTMLDetailsElement>('#laquelle')
  await vi.waitFor(() => expect(answer()).toHaveAttribute('open'))
  answer()?.querySelector('summary')?.click()
  expect(answer()).not.toHaveAttribute('open')
  // jsdom has no such event.
  fireEvent(answer() ?? document, new Event('toggle'))
  await act(() => router.navigate({ to: '/guide_utilisateurs', hash: 'laquelle' }))
  await vi.waitFor(() => expect(answer()).toHaveAttribute('open'))
  await act(() => router.navigate({ to: '/guide_utilisateurs', hash: 'services' }))
  expect(answer()).toHaveAttribute('open')
})
