import { play, server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { closeRun } from '@/admin/crud/run/run'
import { runKey } from '@/admin/crud/run/stored'
import { hold } from '../../support/hold'
import { openAdmin, received, signIn, withAdmin } from '../open-admin'

withAdmin()
beforeEach(closeRun)

const rowBoxes = () => within(screen.getByRole('table')).getAllByRole('checkbox', { name: /^Sélectionner (?!la page)/ })
const bar = () => screen.findByRole('region', { name: 'Actions sur la sélection' })

/** Deletes all rows of a list; returns the queries of the dialog that shows the run. */
async function deleteDomains() {
  const { user } = await openAdmin('/Admin/domaines')
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner la page' }))
  await user.click(within(await bar()).getByRole('button', { name: 'Supprimer la sélection' }))
  await user.click(await screen.findByRole('button', { name: /^Supprimer \d+ fiches$/ }))
  return { user, run: within(await screen.findByRole('dialog', { name: /^Suppression de/ })) }
}

describe('many rows at once', () => {
  test('Shift selects a range, the count is announced, and the plan names what is deleted', async () => {
    const { user } = await openAdmin('/Admin/subscriber')
    await screen.findByRole('table')
    const [first, second, third] = rowBoxes()
    if (!first || !second || !third) throw new Error('Too few rows')
    await user.click(first)
    await user.keyboard('{Shift>}')
    await user.click(third)
    await user.keyboard('{/Shift}')
    expect(second).toBeChecked()
    expect(
      screen
        .getAllByRole('status')
        .map((status) => status.textContent)
        .join(),
    ).toContain('3 fiches sélectionnées')
    expect(screen.getByRole('checkbox', { name: 'Sélectionner la page' })).toBePartiallyChecked()

    const names = [first, second, third].map(
      (box) => box.getAttribute('aria-label')?.replace('Sélectionner ', '') ?? '',
    )
    await user.click(within(await bar()).getByRole('button', { name: 'Supprimer la sélection' }))
    const plan = await screen.findByRole('alertdialog', { name: 'Supprimer 3 fiches\u00a0?' })
    expect(
      within(plan)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(names)
    await user.click(within(plan).getByRole('button', { name: 'Supprimer 3 fiches' }))

    const run = await screen.findByRole('dialog', { name: 'Suppression de 3 fiches' })
    expect(await within(run).findByText(/Terminé\s: 3 réussites/)).toBeVisible()
    expect(received.filter(({ method }) => method === 'DELETE')).toHaveLength(3)
  })

  test('a refusal costs its own row only, and can be tried again', async () => {
    let refuses = true
    server.use(
      http.delete('*/api/domaines/1', () =>
        refuses ? HttpResponse.json({ message: 'Ce domaine est utilisé' }, { status: 409 }) : new HttpResponse(null),
      ),
    )
    const { user, run } = await deleteDomains()
    expect(await run.findByText(/Terminé.*1 échec\./)).toBeVisible()
    expect(run.getByText(/Ce domaine est utilisé/)).toBeVisible()
    refuses = false
    await user.click(run.getByRole('button', { name: 'Réessayer les échecs' }))
    expect(await run.findByText(/Terminé.*8 réussites.*0 échec\./)).toBeVisible()
  })

  test.each([
    ['at its beginning', runKey],
    ['for its progress', `${runKey}:progress`],
  ])(
    'a run that the device has no room to store %s continues, and says that a reload would end it',
    async (_when, full) => {
      const setItem = Storage.prototype.setItem
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
        if (key === full) throw new DOMException('Full', 'QuotaExceededError')
        setItem.call(this, key, text)
      })
      const answer = hold('*/api/domaines/1', 'delete')
      const { run } = await deleteDomains()
      expect(await run.findByText(/ne fermez ni ne rechargez cette page avant la fin/)).toBeVisible()
      expect(sessionStorage.getItem(runKey)).toBeNull()
      answer()
      expect(await run.findByText(/Terminé.*8 réussites.*0 échec\./)).toBeVisible()
      expect(run.queryByText(/ne rechargez cette page/)).not.toBeInTheDocument()
    },
  )

  test('a field is set where it differs, and nothing else of the record changes', async () => {
    const { user } = await openAdmin('/Admin/videos')
    await screen.findByRole('table')
    const boxes = within(screen.getByRole('table')).getAllByRole('checkbox')
    await user.click(boxes[1] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Modifier un champ' }))
    const plan = await screen.findByRole('dialog', { name: 'Modifier un champ' })
    await user.type(within(plan).getByLabelText('Date'), '2024-02-29')
    expect(within(plan).getByText(/→ 29\sfévrier 2024/)).toBeVisible()
    await user.click(within(plan).getByRole('button', { name: 'Modifier 1 fiche' }))
    const run = await screen.findByRole('dialog', { name: 'Modification de 1 fiche' })
    expect(await within(run).findByText(/Terminé\s: 1 réussite/)).toBeVisible()
    const put = received.find(({ method }) => method === 'PUT')
    expect(put?.body).toMatchObject({ date: '2024-02-29' })
    // The French text is sent back, not its translation.
    const french = await fetch(`http://localhost${put?.path}`, { headers: { 'Accept-Language': 'fr' } })
    const record: unknown = await french.json()
    expect(JSON.stringify(record)).toContain(JSON.stringify(Reflect.get(Object(put?.body), 'title')))
  })

  test('a session that ends in the middle: the run goes on after signing in again', async () => {
    const { user, router } = await openAdmin('/Admin/domaines')
    await screen.findByRole('table')
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }))
    await user.click(within(await bar()).getByRole('button', { name: 'Supprimer la sélection' }))
    const confirm = await screen.findByRole('button', { name: /^Supprimer \d+ fiches$/ })
    play('session expired')
    await user.click(confirm)
    await waitFor(() => expect(router.state.location.pathname).toBe('/loginadmin'))
    play('normal')
    await signIn(user)
    const run = await screen.findByRole('dialog', { name: /^Suppression de/ })
    expect(await within(run).findByText(/Terminé.*0 échec\./)).toBeVisible()
  })
})
