import { play, server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { full } from '../support/full'
import { file, fileInput, form, lastReceived, openAdmin, seeText, withProvider } from './open-admin'
import { type Story, stories } from './stories'

withProvider()

type User = Awaited<ReturnType<typeof openAdmin>>['user']
type Method = 'get' | 'post' | 'put' | 'delete'

/** The provider fails without a word. */
const fail = (method: Method, path: string) =>
  server.use(http[method](`*${path}`, () => HttpResponse.json({}, { status: 500 })))

const exactly = (label: string) => new RegExp(`^${label}(?: \\*)?$`)
const control = (label: string) => form().getByLabelText(exactly(label))

/** Texts with a form are typed in the HTML view. */
async function openHtmlViews(user: User) {
  await waitFor(() => expect(screen.queryByText('Chargement de l’éditeur…')).toBeNull())
  for (const button of form().queryAllByRole('button', { name: 'Vue HTML' })) await user.click(button)
}

async function put(user: User, label: string, value: string) {
  await user.clear(control(label))
  await user.click(control(label))
  await user.paste(value)
}

async function fill(user: User, typed: Story['typed']) {
  await openHtmlViews(user)
  for (const [label, value] of Object.entries(typed)) {
    if (typeof value === 'string') await put(user, label, value)
    else if ('file' in value) await user.upload(fileInput(control(label)), file(...value.file))
    else await user.selectOptions(control(label), value.choose)
  }
}

function nameOf({ typed }: Story) {
  const [first] = Object.values(typed)
  return typeof first === 'string' ? first.replaceAll(/<[^>]*>/g, '').trim() : ''
}

/** A form with files and nested texts, and one of JSON; npm run test:full takes what is the same for all on every screen. */
const kinds = new Set(['interviews', 'missions'])

describe.each(stories)('$screen', (story) => {
  const { path, create, edit, update, remove } = story

  test('a record is created, listed, edited with its values and removed', async () => {
    const { user, router } = await openAdmin(`/Admin/${story.screen}`)
    expect(await screen.findByRole('heading', { level: 1, name: story.title })).toBeVisible()
    await screen.findByRole('table')

    await user.click(screen.getByRole('button', { name: story.add }))
    expect(await screen.findByRole('dialog', { name: story.add })).toBeVisible()
    await fill(user, story.typed)
    await user.click(form().getByRole('button', { name: create.button }))
    await seeText(create.done)
    expect(await lastReceived()).toEqual({ method: 'POST', path, body: create.sends })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(router.state.location.search).not.toHaveProperty('open')

    const name = nameOf(story)
    await user.click(screen.getByRole('searchbox'))
    await user.paste(name)
    const changeNew = await screen.findByRole('button', { name: `Modifier ${name}` })
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Modifier / })).toHaveLength(1))
    expect(changeNew).toBeVisible()

    await user.click(screen.getByRole('button', { name: `Supprimer ${name}` }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Êtes-vous sûr?' }))
    expect(question.getByText('Cette action est irréversible!')).toBeVisible()
    // Its cities would not come back with a country.
    expect(question.queryAllByText(/^Jusqu’à votre déconnexion, le journal peut toutefois/)).toHaveLength(
      story.screen === 'pays' ? 0 : 1,
    )
    await user.click(question.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: `Supprimer ${name}` }))
    await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    for (const sentence of remove.done) expect((await screen.findAllByText(sentence)).at(-1)).toBeVisible()
    expect(await lastReceived()).toMatchObject({ method: 'DELETE', path: expect.stringContaining(`${path}/`) })
    await waitFor(() => expect(screen.queryByRole('button', { name: `Modifier ${name}` })).not.toBeInTheDocument())
  })

  test.runIf(full || kinds.has(story.screen))('a record of the list is edited, its values filled in', async () => {
    const { user } = await openAdmin(`/Admin/${story.screen}`)
    await user.click((await screen.findAllByRole('button', { name: edit.name }))[0] ?? document.body)
    expect(await form().findByRole('button', { name: update.button })).toBeVisible()
    await openHtmlViews(user)
    for (const [label, value] of Object.entries(edit.shows)) expect(control(label)).toHaveValue(value)
    expect(control(update.field)).not.toHaveValue('')
    await put(user, update.field, update.value)
    await user.click(form().getByRole('button', { name: update.button }))
    await seeText(update.done)
    expect(await lastReceived()).toMatchObject({
      method: 'PUT',
      path: expect.stringContaining(edit.at),
      body: update.sends,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test.runIf(full || kinds.has(story.screen))('nothing yet: it says so, and offers to add', async () => {
    play('empty', { only: path })
    const { user } = await openAdmin(`/Admin/${story.screen}`)
    await seeText(story.empty)
    const [, inPlace] = screen.getAllByRole('button', { name: story.add })
    await user.click(inPlace ?? document.body)
    expect(await screen.findByRole('dialog', { name: story.add })).toBeVisible()
  })

  test.runIf(full || kinds.has(story.screen))('each failure in its own words', async () => {
    fail('get', path)
    const { user } = await openAdmin(`/Admin/${story.screen}`)
    await seeText(story.listFailed)
    server.resetHandlers()
    const ok = screen.queryByRole('button', { name: 'OK' })
    if (ok) await user.click(ok)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    await screen.findByRole('table')

    if (story.readFailed) {
      fail('get', story.screen === 'blocs' ? path : `${path}/:key`)
      await user.click((await screen.findAllByRole('button', { name: edit.name }))[0] ?? document.body)
      await seeText(story.readFailed)
      const close = screen.queryByRole('button', { name: 'OK' })
      if (close) await user.click(close)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      server.resetHandlers()
    }

    fail('delete', `${path}/:key`)
    await user.click((await screen.findAllByRole('button', { name: /^Supprimer / }))[0] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    await seeText(remove.failed)
    const close = screen.queryByRole('button', { name: 'OK' })
    if (close) await user.click(close)
  })

  test.runIf(full || kinds.has(story.screen))('a refused save keeps the form; each field has its message', async () => {
    const { user } = await openAdmin(`/Admin/${story.screen}`)
    await screen.findByRole('table')
    await user.click(screen.getByRole('button', { name: story.add }))
    await fill(user, story.typed)
    fail('post', path)
    await user.click(form().getByRole('button', { name: create.button }))
    await seeText(create.failed, { exact: false })
    const ok = screen.queryByRole('button', { name: 'OK' })
    if (ok) await user.click(ok)

    const errors = Object.fromEntries(Object.keys(story.fields).map((key) => [key, [`Refus de ${key}`, 'Autre refus']]))
    server.use(http.post(`*${path}`, () => HttpResponse.json({ message: 'Données refusées', errors }, { status: 422 })))
    await user.click(form().getByRole('button', { name: create.button }))
    for (const [key, label] of Object.entries(story.fields)) {
      await waitFor(() =>
        expect(control(label)).toHaveAccessibleDescription(expect.stringContaining(`Refus de ${key}`)),
      )
      expect(form().getByRole('link', { name: `${label} – Refus de ${key}` })).toBeVisible()
    }
    const [first] = Object.entries(story.typed)
    if (first && typeof first[1] === 'string') expect(control(first[0])).toHaveValue(first[1])
    if (story.joins) {
      const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
      expect(said.join(' ')).toMatch(/Refus de \w+\nAutre refus/)
    }
  })

  test.runIf(full || kinds.has(story.screen))('a failed update keeps the form', async () => {
    const { user } = await openAdmin(`/Admin/${story.screen}`)
    await user.click((await screen.findAllByRole('button', { name: edit.name }))[0] ?? document.body)
    await form().findByRole('button', { name: update.button })
    await openHtmlViews(user)
    await put(user, update.field, update.value)
    fail('put', `${path}/:key`)
    await user.click(form().getByRole('button', { name: update.button }))
    await seeText(update.failed)
    expect(control(update.field)).toHaveValue(update.value)
  })
})
