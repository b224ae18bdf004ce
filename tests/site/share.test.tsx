import { server } from '@mocks/server'
import { screen, within } from '@testing-library/react'
import { openApp } from '@tests/support/open-app'
import { standIn } from '@tests/support/stand-in'
import { withProvider } from '@tests/support/with-provider'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'

withProvider()

const news = {
  id: 1,
  slug: 'salle',
  titre: 'Une salle des valeurs',
  description: '<p>Ouverte <b>lundi</b> &amp; mardi.</p><ul><li>Un</li><li>Deux</li></ul>',
  image: '',
  datePublication: '2026-03-03',
  details: { imagePrincipale: '', galleryPhotos: [], actualite_id: 1 },
}

async function openDialog(path: string) {
  const opened = await openApp(path)
  await opened.user.click(await screen.findByRole('button', { name: /^Partager / }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Partager' })) }
}

test('a news item is copied as its text, with its kind, date and address, where the device has no share sheet', async () => {
  server.use(http.get('*/api/actualites/salle', () => HttpResponse.json(news)))
  const { user, dialog } = await openDialog('/actualites/salle')
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await user.click(dialog.getByRole('button', { name: /^Le texte/ }))
  expect(copy).toHaveBeenCalledWith(
    [
      'Une salle des valeurs',
      'CDEC · Actualité · 3\u00a0mars 2026',
      'Ouverte lundi & mardi.\nUn\nDeux',
      `${location.origin}/actualites/salle`,
    ].join('\n\n'),
  )
  expect(await screen.findByText(/^Copié\s: collez-le/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a case is shared with its papers and its numbered steps by the share sheet of the device', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined)
  standIn(navigator, 'share', share)
  const { user, dialog } = await openDialog('/cas/caution-mise-en-liberte')
  await user.click(dialog.getByRole('button', { name: /^Le texte/ }))
  const text = share.mock.lastCall?.[0].text
  expect(text).toContain('À apporter\n– ')
  expect(text).toMatch(/Comment procéder\n1\. .*\n2\. /)
})

test('a refused share and a refused copy are said, and the dialog does not stay', async () => {
  server.use(http.get('*/api/actualites/salle', () => HttpResponse.json(news)))
  const { user, dialog } = await openDialog('/actualites/salle')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(dialog.getByRole('button', { name: /^Le lien/ }))
  expect(await screen.findByText('Le navigateur n’a permis ni le partage ni la copie.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a reader shares the page where the device can share, and prints it', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined)
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  standIn(navigator, 'share', share)
  const { user } = await openApp('/depot')
  await user.click(await screen.findByRole('button', { name: 'Partager' }))
  expect(share).toHaveBeenCalledWith({ title: 'Dépôts · CDEC Cameroun', url: window.location.href })
  expect(screen.queryByText('Lien copié.')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Imprimer' }))
  expect(print).toHaveBeenCalledOnce()
})

test('elsewhere the link is copied, and a message confirms it', async () => {
  const { user } = await openApp('/depot')
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await user.click(await screen.findByRole('button', { name: 'Partager' }))
  expect(await screen.findByText('Lien copié.')).toBeVisible()
  expect(copy).toHaveBeenCalledWith(window.location.href)
})
