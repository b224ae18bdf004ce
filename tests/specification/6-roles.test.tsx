import { openSession } from '@mocks/server'
import { screen, within } from '@testing-library/react'
import { seeText, withAdmin } from '@tests/admin/open-admin'
import { openApp } from '@tests/support/open-app'
import { describe, expect, test } from 'vitest'

// Section 6 of the specification. The back office is for administrators alone, which the specification leaves open for most
// of its screens.

withAdmin()

describe('Roles visible', () => {
  test('visitor (public, no sign-in)', async () => {
    await openApp('/publications')
    expect(await screen.findByRole('heading', { level: 1, name: 'Publications' })).toBeVisible()
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Connexion' })).toBeVisible()
  })

  test.each([
    ['usager', 2],
    ['partenaire', 3],
  ])('a %s reads that this is the administrators’ area', async (_kind, account) => {
    const { router } = await openApp('/Admin/slides', { token: openSession(account) })
    await seeText(/Cet espace est réservé aux administrateurs/)
    expect(router.state.location.pathname).toBe('/loginadmin')
    expect(screen.queryByText(/^Votre session est terminée/)).not.toBeInTheDocument()
  })
})
