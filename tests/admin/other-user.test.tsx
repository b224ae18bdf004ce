import { openSession, server } from '@mocks/server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { form, openAdmin, received, seeText, withAdmin } from './open-admin'

withAdmin()

const question = () => screen.findByRole('alertdialog', { name: 'Enregistrer avec un autre compte\u00a0?' })
const title = () => form().getByLabelText(/^Titre(?: \*)?$/)

/** Stores the token of a sign-in in another tab, and sends its event to this one. */
function signInElsewhere(token: string) {
  localStorage.setItem('token', token)
  return act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token })))
}

async function typed() {
  const opened = await openAdmin('/Admin/publications?open=edit&record=1')
  const save = await form().findByRole('button', { name: 'Mettre à jour la publication' })
  await opened.user.clear(title())
  await opened.user.click(title())
  await opened.user.paste('Écrit par la première')
  return { ...opened, save }
}

const saves = () => received.filter(({ method }) => method === 'PUT')

describe('while somebody types, another administrator signs in in another tab', () => {
  const other = () =>
    server.use(
      http.get('*/api/me', () =>
        HttpResponse.json({
          data: { data: { id: 77, name: 'Seconde', email: 's@cdec.cm', type_user: 'administrateur' } },
        }),
      ),
    )

  test('saving asks; unless it is agreed to nothing is saved, and what was typed stays', async () => {
    const { user, save } = await typed()
    other()
    await signInElsewhere(openSession(1))
    await user.click(save)
    const asked = within(await question())
    expect(asked.getByText(/« Seconde » s’est connecté/)).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Ne pas enregistrer' }))
    expect(saves()).toHaveLength(0)
    expect(title()).toHaveValue('Écrit par la première')
    // The draft belongs to the first administrator.
    expect(JSON.parse(sessionStorage.getItem('draft:admin:publications:1') ?? '{}')).toMatchObject({ user: 1 })

    await user.click(save)
    await user.click(within(await question()).getByRole('button', { name: 'Enregistrer avec ce compte' }))
    await seeText('Publication mise à jour avec succès')
    expect(saves()).toHaveLength(1)
  })

  test('a provider that cannot tell who it is saves nothing', async () => {
    const { user, save } = await typed()
    server.use(http.get('*/api/me', () => new HttpResponse(null, { status: 500 })))
    await signInElsewhere(openSession(1))
    await user.click(save)
    await seeText(/^Échec de la mise à jour de la publication/)
    expect(saves()).toHaveLength(0)
    expect(title()).toHaveValue('Écrit par la première')
  })
})

test('the same administrator, signed in again in another tab, is not asked', async () => {
  const { user, save } = await typed()
  await signInElsewhere(openSession(1))
  await user.click(save)
  await seeText('Publication mise à jour avec succès')
  await waitFor(() => expect(saves()).toHaveLength(1))
})
