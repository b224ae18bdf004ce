import { openSession, play } from '@mocks/server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { hold } from '../support/hold'
import { form, openAdmin, received, seeText, signIn, type User, withAdmin } from './open-admin'

withAdmin()

const confirm = async (user: User) => user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))

describe('removing a record', () => {
  test('after the session has ended: sign in again, and the question is there', async () => {
    const { user, router } = await openAdmin('/Admin/publications?open=delete&record=1')
    play('session expired')
    await confirm(user)
    await seeText(/^Votre session est terminée/)
    expect(router.state.location.pathname).toBe('/loginadmin')
    expect(router.state.location.search).toEqual({ redirect: '/Admin/publications?open=delete&record=1' })
    play('normal')
    await signIn(user)
    await confirm(user)
    await seeText('Publication supprimée avec succès')
  })

  test('sends nothing in the name of another account that signed in meanwhile', async () => {
    const { user } = await openAdmin('/Admin/publications?open=delete&record=1')
    await screen.findByRole('button', { name: 'Oui, supprimer!' })
    localStorage.setItem('token', openSession(2))
    localStorage.setItem('account', '2')
    await confirm(user)
    await seeText('Un autre compte est maintenant connecté : rien n’est envoyé.')
    expect(received.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  test('leaves alone what was opened before the answer came', async () => {
    const { user, router } = await openAdmin('/Admin/publications')
    const release = hold('*/api/publications/*', 'delete')
    const table = within(await screen.findByRole('table'))
    await user.click(table.getAllByRole('button', { name: /^Supprimer/ })[0] as HTMLElement)
    await confirm(user)
    act(() => router.history.back())
    await user.click(await screen.findByRole('button', { name: /^Ajouter/ }))
    await screen.findByRole('dialog')
    const title = await form().findByLabelText(/^Titre/)
    await user.type(title, 'En train d’écrire')
    release()
    await seeText('Publication supprimée avec succès')
    expect(title).toHaveValue('En train d’écrire')
    expect(router.state.location).toMatchObject({ pathname: '/Admin/publications', search: { open: 'create' } })
  })

  test('is asked of one that the provider’s search does not find', async () => {
    const { user } = await openAdmin('/Admin/pays?q=cam&open=delete&record=2')
    await confirm(user)
    await waitFor(() => expect(received.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/pays/2'))
  })

  test('says that there is nothing where the record is gone', async () => {
    await openAdmin('/Admin/pays?q=cam&open=delete&record=9999')
    await seeText('Cette fiche n’existe pas, ou n’existe plus.')
  })
})
