import { screen } from '@testing-library/react'
import { standIn } from '@tests/support/stand-in'
import { expect, test, vi } from 'vitest'
import { openApp } from '../support/open-app'

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
