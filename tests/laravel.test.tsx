import { table } from '@mocks/db'
import type { ScenarioName } from '@mocks/scenarios/list'
import { seeds } from '@mocks/seeds/all'
import { play, requests, server } from '@mocks/server'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { list } from '@/api/reads'
import { publicLists } from '@/contract/rows/public-lists'
import { publications } from '@/contract/rows/publications'
import { closed, field, file, fileInput, fill, form, openAdmin, openForm, seeText, withAdmin } from './admin/open-admin'
import { adminForms, fillForm, tableOf } from './support/admin-forms'
import { firstOf } from './support/full'
import { openApp } from './support/open-app'
import { passTime } from './support/screen'
import { stopAll } from './support/started'

// A second provider, which behaves as Laravel does by default (mocks/scenarios/laravel.ts).

withAdmin(seeds)

const main = () => within(screen.getByRole('main'))
const stopTimers = () => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })

describe('a public list has the same rows', () => {
  const habits: ScenarioName[] = ['laravel pages', 'laravel oldest first', 'laravel figures', 'laravel nulls']
  test.each(habits)('%s', async (name) => {
    for (const resource of publicLists) {
      play('normal')
      const rows = await list(resource)
      play(name)
      const found = await list(resource)
      const byId = (all: typeof rows) => all.toSorted((one, other) => one.id - other.id)
      expect(byId(found)).toEqual(byId(rows))
    }
  })
})

describe('a list in pages', () => {
  /** Refuses page 2 of the publications with this status, as often as it is asked for or so many times. */
  const refuseSecondPage = (status: number, times = Number.POSITIVE_INFINITY) => {
    let refusals = 0
    server.use(
      http.get('*/api/publications', ({ request }) => {
        if (new URL(request.url).searchParams.get('page') !== '2' || refusals >= times) return undefined
        refusals += 1
        return HttpResponse.json({}, { status, headers: { 'Retry-After': '30' } })
      }),
    )
    return () => refusals
  }

  test('is waited for in the back office while the provider limits the requests', async () => {
    stopTimers()
    play('laravel pages')
    const refusals = refuseSecondPage(429, 1)
    const reading = list(publications)
    await vi.waitFor(() => expect(refusals()).toBe(1))
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await reading).toHaveLength(30)
  })

  test('is an error in the back office where one of them fails: a part is not the list', async () => {
    play('laravel pages')
    refuseSecondPage(500)
    await openAdmin('/Admin/publications')
    await seeText('Échec du chargement des publications. Veuillez réessayer.')
  })

  test('a visitor reads those that came, and that the service is unavailable', async () => {
    play('laravel pages')
    refuseSecondPage(429)
    await openApp('/publications')
    await waitFor(() => expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(15))
    expect(await screen.findByText(/Le service est momentanément indisponible/)).toBeVisible()
  })

  test('a record of the last one is changed and deleted: it is not taken for one that is gone', async () => {
    play('laravel pages')
    for (let n = 1; n <= 20; n += 1) table('missions').create({ titre: `Mission ${n}` })
    const { user } = await openAdmin('/Admin/missions?q=Mission+20')
    await user.click(await screen.findByRole('button', { name: 'Modifier Mission 20' }))
    await screen.findByRole('dialog')
    await form().findByLabelText(/^Titre/)
    await fill(user, 'Titre', 'Mission vingt')
    await user.click(form().getByRole('button', { name: 'Mettre à jour la mission' }))
    await seeText('Mission updated successfully')
    expect(table('missions').findFirst({ where: { titre: { equals: 'Mission vingt' } } })).toBeDefined()
  })
})

describe('a provider whose lists are many pages', () => {
  const readsOf = (path: string) =>
    requests().filter((call) => call.method === 'GET' && call.path.split('?')[0] === path)

  test.each(['laravel pages', 'laravel served'] as const)(
    '%s: the dashboard asks for a page or two of the users',
    async (habit) => {
      for (let n = 1; n <= 100; n += 1)
        table('users').create({
          name: `Usager ${n}`,
          email: `u${n}@exemple.cm`,
          type_user: 'Usager',
          created_at: '2027-01-01',
        })
      play(habit)
      await openAdmin('/Admin/dashboard')
      const recent = await screen.findByRole('table', { name: 'Utilisateurs récents' })
      const names = within(recent).getAllByRole('row').slice(1)
      expect(names.map((row) => row.textContent)).toEqual(
        [100, 99, 98, 97, 96].map((n) => `Usager ${n}u${n}@exemple.cmUsager`),
      )
      await seeText('140')
      expect(readsOf('/api/users').length).toBeLessThanOrEqual(3)
    },
  )

  test('a save and a removal change the list of subscribers without reading its pages again', async () => {
    for (let n = 1; n <= 60; n += 1) table('subscribers').create({ email: `abonne${n}@exemple.cm` })
    play('laravel pages')
    const { user } = await openAdmin('/Admin/subscriber')
    const rows = within(await screen.findByRole('table'))
    const reads = readsOf('/api/subscribers').length
    await user.click(screen.getByRole('button', { name: 'Ajouter un Abonné' }))
    await user.type(await screen.findByLabelText(/^Email/), 'nouvelle@exemple.cm')
    await user.click(form().getByRole('button', { name: "Ajouter l'Abonné" }))
    await user.click(await rows.findByRole('button', { name: 'Modifier nouvelle@exemple.cm' }))
    await form().findByRole('button', { name: "Mettre à jour l'Abonné" })
    await fill(user, 'Email', 'changee@exemple.cm')
    await user.click(form().getByRole('button', { name: "Mettre à jour l'Abonné" }))
    await user.click(await rows.findByRole('button', { name: 'Supprimer changee@exemple.cm' }))
    await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    await waitFor(() => expect(rows.queryByText('changee@exemple.cm')).not.toBeInTheDocument())
    expect(readsOf('/api/subscribers')).toHaveLength(reads)
  })
})

describe('a record is created, changed, seen by visitors and deleted', () => {
  const { publications: together, actualites, slides, missions, videos, stats } = adminForms
  const leave = () => {
    cleanup()
    stopAll()
  }
  const lives = [
    ['laravel', '/publications', together],
    ['laravel', '/actualites', actualites],
    ['laravel', '/', slides],
    ['laravel 500', '/missions', missions],
    ['laravel dates', '/mediatheque', videos],
    ['laravel', '/', stats],
  ] as const
  test.each(firstOf(1, lives))('%s: seen at %s', async (habit, page, resource) => {
    play(habit)
    const records = tableOf(resource.path)
    records.seed([])
    const { user, send } = await openForm(`${resource.screen}?open=create`, resource.create)
    await fillForm(user, resource)
    await send()
    await closed()
    expect(records.findMany()).toHaveLength(1)

    await user.click(await screen.findByRole('button', { name: /^Modifier / }))
    await screen.findByRole('dialog')
    const update = await form().findByRole('button', { name: resource.update })
    const [label, text] = resource.changed
    await fill(user, label, text)
    await user.click(update)
    await closed()
    expect(JSON.stringify(records.findMany())).toContain(text)

    leave()
    localStorage.removeItem('token')
    await openApp(page)
    await screen.findAllByText(new RegExp(text.replaceAll(' ', '\\s')))
    leave()

    const again = await openAdmin(`/Admin/${resource.screen}`)
    await again.user.click(await screen.findByRole('button', { name: /^Supprimer / }))
    await again.user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    await waitFor(() => expect(records.findMany()).toEqual([]))
  })
})

describe('what such a provider refuses is said plainly', () => {
  async function openPublication() {
    const opened = await openForm('publications?open=create', 'Ajouter la publication')
    await fill(opened.user, 'Titre', 'Zéphyr une étude')
    return opened
  }

  test('413: a file that its web server does not take', async () => {
    play('laravel 413')
    const { user, send } = await openPublication()
    await user.upload(fileInput(field('Document')), file('texte.pdf', 'application/pdf', 1_200_000))
    await send()
    await seeText(/^Trop lourd/)
  })

  test('419 and 429', async () => {
    const { send } = await openPublication()
    play('page expired')
    await send()
    await seeText(/^Envoi refusé \(erreur 419\)/)
    play('rate limited')
    await send()
    await seeText(/^Trop de demandes/)
    expect(screen.queryByText(/CSRF token|Trop de requêtes/)).not.toBeInTheDocument()
  })

  test('422 for a field that the form does not have', async () => {
    play('laravel required field')
    const { user, send } = await openForm('reglementations?open=create', 'Ajouter la réglementation')
    await fillForm(user, adminForms.reglementations)
    await send()
    // In a notice that goes, and in the form, where it stays.
    for (const text of await form().findAllByText('Le champ autorité de publication est obligatoire.'))
      expect(text).toBeVisible()
  })

  test('a translation of 40 seconds makes one record', async () => {
    play('laravel translation')
    const records = tableOf('/api/presentations')
    records.seed([])
    const { user, send } = await openForm('presentation?open=create', 'Ajouter la présentation')
    await fillForm(user, adminForms.presentations)
    stopTimers()
    await send()
    await passTime(41_000)
    await waitFor(() => expect(records.findMany()).toHaveLength(1))
    if (screen.queryByRole('dialog')) await send()
    await seeText('Presentation created successfully')
    expect(records.findMany()).toHaveLength(1)
  })
})
