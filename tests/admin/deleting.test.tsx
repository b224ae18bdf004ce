import { openSession, play } from '@mocks/server'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAdmin, received, seeText, signIn, type User, withAdmin } from './open-admin'

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
})
