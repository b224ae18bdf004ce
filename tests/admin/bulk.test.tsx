import { table } from '@mocks/db'
import { seeds } from '@mocks/seeds/all'
import { play, server } from '@mocks/server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { hold } from '../support/hold'
import { openAdmin, received, sent, signIn, withAdmin } from './open-admin'

withAdmin(seeds)

const rowBoxes = () => within(screen.getByRole('table')).getAllByRole('checkbox', { name: /^Sélectionner (?!la page)/ })
const bar = () => screen.findByRole('region', { name: 'Actions sur la sélection' })

/** Selects all rows of a list to be deleted; returns the button that confirms it. */
async function selectDomains() {
  const { user, router } = await openAdmin('/Admin/domaines')
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner la page' }))
  await user.click(within(await bar()).getByRole('button', { name: 'Supprimer la sélection' }))
  return { user, router, confirm: await screen.findByRole('button', { name: /^Supprimer \d+ fiches$/ }) }
}

/** Deletes all rows of a list; returns the queries of the dialog that shows the run. */
async function deleteDomains() {
  const { user, router, confirm } = await selectDomains()
  await user.click(confirm)
  return { user, router, run: within(await screen.findByRole('dialog', { name: /^Suppression de/ })) }
}

test('Shift selects a range, the count is announced, and the plan names what is deleted', async () => {
  const { user } = await openAdmin('/Admin/subscriber')
  await screen.findByRole('table')
  const [first, second, third] = rowBoxes() as [HTMLElement, HTMLElement, HTMLElement]
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

  const names = [first, second, third].map((box) => box.getAttribute('aria-label')?.replace('Sélectionner ', '') ?? '')
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
  expect(sent('DELETE')).toHaveLength(3)
})

test('what somebody else has changed since it was selected is left alone, and says so', async () => {
  const { user } = await openAdmin('/Admin/stats')
  await screen.findByRole('table')
  const [first, second] = rowBoxes() as [HTMLElement, HTMLElement]
  const changed = table('stats').findMany().at(-1)
  await user.click(first)
  await user.click(second)
  await user.click(within(await bar()).getByRole('button', { name: 'Supprimer la sélection' }))
  const confirm = await screen.findByRole('button', { name: 'Supprimer 2 fiches' })
  table('stats').update(changed?.id ?? 0, { label: 'D’une autre' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
  await user.click(confirm)
  const run = within(await screen.findByRole('dialog', { name: 'Suppression de 2 fiches' }))
  expect(await run.findByText(/Terminé\s: 1 réussite, 1 échec\./)).toBeVisible()
  expect(run.getByRole('listitem')).toHaveTextContent(/ – Modifié entre-temps par quelqu’un d’autre : Libellé\.$/)
  expect(table('stats').findFirst({ where: { id: { equals: changed?.id ?? 0 } } })).toMatchObject({
    label: 'D’une autre',
  })
})

test('a session that ends in the middle ends it: nothing more is sent, and the list shows what is left', async () => {
  const { user, router, confirm } = await selectDomains()
  play('session expired')
  await user.click(confirm)
  await waitFor(() => expect(router.state.location.pathname).toBe('/loginadmin'))
  expect(screen.queryByText(/saisie/)).not.toBeInTheDocument()
  play('normal')
  await signIn(user)
  await screen.findByRole('table')
  expect(rowBoxes()).toHaveLength(table('domaines').findMany().length)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a provider that asks for a pause gets it: the run says so, goes on by itself, and can be stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  let taken = 0
  let pause: string | undefined = '6'
  const refuse = () =>
    HttpResponse.json(
      { message: 'Trop de requêtes' },
      { status: 429, ...(pause && { headers: { 'Retry-After': pause } }) },
    )
  server.use(http.delete('*/api/domaines/:id', () => ((taken += 1) > 3 ? refuse() : undefined)))
  const { user, run } = await deleteDomains()
  expect(run.getByRole('progressbar', { name: 'Progression' })).toHaveAttribute('max', '8')
  expect(
    await run.findByText(
      /^Le service reçoit trop de demandes\s: la suite part d’elle-même après une pause de 6\ssecondes\.$/,
    ),
  ).toHaveRole('status')
  const refused = received.length
  await vi.advanceTimersByTimeAsync(5000)
  expect(received).toHaveLength(refused)
  pause = undefined
  await vi.advanceTimersByTimeAsync(1000)
  // Without a time it is a second.
  await run.findByText(/une pause de 1\sseconde\.$/)
  await user.click(run.getByRole('button', { name: 'Arrêter' }))
  expect(await run.findByText(/Terminé\s: 3 réussites, 0 échec, 5 fiches non envoyées\./)).toBeVisible()
  expect(run.getAllByText(/ – Non envoyé$/)).toHaveLength(5)
  expect(run.getByRole('button', { name: 'Terminer' })).toHaveFocus()
  taken = -100
  await user.click(run.getByRole('button', { name: 'Réessayer' }))
  expect(await run.findByText(/Terminé\s: 8 réussites, 0 échec\./)).toBeVisible()
})

test('closing the dialog, leaving the screen and closing the tab ask first, until it has ended', async () => {
  const answer = hold('*/api/domaines/:id', 'delete')
  const { user, router, run } = await deleteDomains()
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const question = () => screen.findByRole('alertdialog', { name: 'Arrêter l’opération\u00a0?' })
  await waitFor(() => expect(received).toHaveLength(1))
  expect(closing()).toBe(true)
  await user.keyboard('{Escape}')
  await user.click(within(await question()).getByRole('button', { name: 'Continuer l’opération' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(run.getByText('En cours…')).toBeVisible()

  act(() => void router.navigate({ to: '/Admin/dashboard' }))
  await user.click(within(await question()).getByRole('button', { name: 'Arrêter' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/Admin/dashboard'))
  await waitFor(() => expect(closing()).toBe(false))
  answer()
  expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  expect(sent('DELETE')).toHaveLength(1)
})
