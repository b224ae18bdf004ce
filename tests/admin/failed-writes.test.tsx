import { server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { failedWritesKey } from '@/auth/admin-journal'
import { form, openAdmin, seeText, withAdmin } from './open-admin'

withAdmin()
beforeEach(() => window.dispatchEvent(new StorageEvent('storage', { key: failedWritesKey })))

const section = () => screen.findByRole('region', { name: 'Écritures échouées aujourd’hui' })

test('a write that has failed is on the dashboard until it is done, and leads back to its form', async () => {
  server.use(http.put('*/api/stats/1', () => HttpResponse.json({}, { status: 500 }), { once: true }))
  const { user, router } = await openAdmin('/Admin/stats?open=edit&record=1')
  const send = await within(await screen.findByRole('dialog')).findByRole('button', {
    name: 'Mettre à jour la statistique',
  })
  await user.type(form().getByLabelText(/^Libellé/), ' bis')
  await user.click(send)
  await seeText('Impossible de mettre à jour la statistique, veuillez réessayer.')
  await user.click(form().getByRole('button', { name: 'Annuler' }))
  await user.click(await screen.findByRole('button', { name: 'Garder le brouillon' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await user.click(screen.getByRole('link', { name: 'Tableau de bord' }))
  const failed = within(await section())
  expect(failed.getByText(/^Modification échouée · /)).toBeVisible()
  await user.click(failed.getByRole('link', { name: /^Statistiques – / }))
  expect(router.state.location.search).toMatchObject({ open: 'edit', record: 1 })
  await user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Mettre à jour la statistique' }),
  )
  await seeText('Statistique mise à jour avec succès')
  expect(JSON.parse(localStorage.getItem(failedWritesKey) ?? '[]')).toEqual([])
})

test('nobody else sees it, and a sign-out erases it', async () => {
  const one = { at: Date.now(), path: 'stats', open: 'delete', record: 1, isUnknown: true }
  const yesterday = { ...one, user: 1, name: 'Hier', record: 3, at: Date.now() - 48 * 3_600_000 }
  const all = [{ ...one, user: 1, name: 'La mienne' }, { ...one, user: 2, name: 'D’une autre' }, yesterday]
  localStorage.setItem(failedWritesKey, JSON.stringify(all))
  window.dispatchEvent(new StorageEvent('storage', { key: failedWritesKey }))
  const { user } = await openAdmin('/Admin/dashboard')
  const failed = within(await section())
  expect(failed.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Statistiques – La mienne'])
  expect(failed.getByText(/On ne sait pas si c’est fait/)).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Se déconnecter' })[0] ?? document.body)
  await waitFor(() => expect(localStorage.getItem(failedWritesKey)).toBeNull())
})
