import { Session } from 'node:inspector/promises'
import { seeds } from '@mocks/seeds/all'
import { server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { form, openAdmin, withAdmin } from './admin/open-admin'
import { openApp } from './support/open-app'

// The files of `src` in which a function runs on ways through the product, counted by V8. For whoever changes the structure:
// WAYS=1 npx vitest run tests/ways.test.tsx
// Of a screen those are left out that another screen of the same product needs too: its frame, the start, the router.

describe.runIf(process.env['WAYS'])('the files on the way', () => {
  withAdmin(seeds)

  /** Runs a part of the product. Returns the files of `src` of which a function ran. */
  async function filesOf(way: () => Promise<unknown>): Promise<string[]> {
    const session = new Session()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await session.post('Profiler.takePreciseCoverage')
    await way()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    session.disconnect()
    const ran = result.filter(({ functions }) => functions.some(({ ranges: [whole] }) => (whole?.count ?? 0) > 0))
    return ran.flatMap(({ url }) => /\/(src\/[^?]*\.tsx?)/.exec(url)?.[1] ?? []).toSorted()
  }

  const without = (frame: readonly string[], files: readonly string[]) => files.filter((file) => !frame.includes(file))

  const say = (way: string, files: readonly string[]) =>
    process.stdout.write(`${[`${way}: ${files.length}`, ...files].join('\n  ')}\n`)

  test('the first card of /publications: at a first visit, without a network, after a refresh', async () => {
    const frame = await filesOf(() => openApp('/projects'))
    const card = () => screen.findAllByRole('article')
    const first = await filesOf(async () => {
      await openApp('/publications')
      await card()
    })
    const rows = [{ id: 7, title: 'Un rapport de ce matin', publication_date: '2026-11-27' }]
    server.use(http.get('*/api/publications', () => HttpResponse.json(rows)))
    const { queryClient } = await openApp('/publications')
    const refreshed = await filesOf(async () => {
      await queryClient.refetchQueries()
      await screen.findAllByText('Un rapport de ce matin')
    })
    server.use(http.get('*/api/*', () => HttpResponse.error()))
    const offline = await filesOf(async () => {
      await openApp('/publications')
      await card()
    })
    const [here, all] = [first, [...new Set([...first, ...offline, ...refreshed])]].map((files) =>
      without(frame, files),
    )
    say(`the first card: ${here?.length} at a first visit, with a refresh and without a network`, all ?? [])
  })

  test('the newsletter, from the press to the request', async () => {
    const { user } = await openApp('/missions')
    const footer = within(screen.getByRole('contentinfo'))
    await user.type(footer.getByLabelText(/^Votre adresse électronique/), 'awa@exemple.cm')
    let asked = false
    server.use(
      http.post('*/api/subscribers', () => {
        asked = true
        return HttpResponse.json({ id: 1, email: 'awa@exemple.cm' }, { status: 201 })
      }),
    )
    const files = await filesOf(async () => {
      await user.click(footer.getByRole('button', { name: 'S’abonner' }))
      await waitFor(() => expect(asked).toBe(true))
    })
    say('newsletter', files)
  })

  test('a title, from its first letter to its PUT', async () => {
    const { user } = await openAdmin('/Admin/videos?open=edit&record=1')
    const title = await form().findByLabelText(/^Titre/)
    let asked = false
    server.use(
      http.put('*/api/videos/1', () => {
        asked = true
        return new HttpResponse(null, { status: 500 })
      }),
    )
    const files = await filesOf(async () => {
      await user.type(title, ' bis')
      await user.click(form().getByRole('button', { name: /^Mettre à jour/ }))
      await waitFor(() => expect(asked).toBe(true))
    })
    say('title to PUT', files)
  })

  test('/Admin/actualites, from the address to its rows', async () => {
    const frame = await filesOf(() => openAdmin('/Admin/dashboard'))
    const files = await filesOf(async () => {
      await openAdmin('/Admin/actualites')
      await screen.findAllByRole('row')
    })
    say('/Admin/actualites', without(frame, files))
  })
})
