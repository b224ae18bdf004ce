import { play, server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { full } from '../support/full'
import {
  field,
  file,
  fileInput,
  fill,
  form,
  lastReceived,
  openAdmin,
  seeText,
  type User,
  withAdmin,
} from './open-admin'
import { type Story, stories } from './stories'

withAdmin()

type Method = 'get' | 'post' | 'put' | 'delete'

/** Answers a call with a 500 that has no message. */
const fail = (method: Method, path: string) =>
  server.use(http[method](`*${path}`, () => HttpResponse.json({}, { status: 500 })))

/** Opens the HTML view of each rich text, where the stories type it. */
async function openHtmlViews(user: User) {
  await waitFor(() => expect(screen.queryByText('Chargement de l’éditeur…')).toBeNull())
  for (const button of form().queryAllByRole('button', { name: 'Vue HTML' })) await user.click(button)
}

async function fillAll(user: User, typed: Story['typed']) {
  await openHtmlViews(user)
  for (const [label, value] of Object.entries(typed)) {
    if (typeof value === 'string') await fill(user, label, value)
    else if ('file' in value) await user.upload(fileInput(field(label)), file(...value.file))
    else await user.selectOptions(field(label), value.choose)
  }
}

/** Closes the dialog of an error, on the screens that have one. */
async function confirmAlert(user: User) {
  const ok = screen.queryByRole('button', { name: 'OK' })
  if (ok) await user.click(ok)
}

function nameOf({ typed }: Story) {
  const [first] = Object.values(typed)
  return typeof first === 'string' ? first.replaceAll(/<[^>]*>/g, '').trim() : ''
}

/** npm test takes a form with files and nested texts, and one of JSON; npm run test:full takes every screen. */
const testInSample = (story: Story) => test.runIf(full || ['interviews', 'missions'].includes(story.screen))

describe.each(stories)('$screen', (story) => {
  const { path, create, edit, update, remove } = story

  test('a record is created, listed, edited with its values and removed', async () => {
    const { user, router } = await openAdmin(`/Admin/${story.screen}`)
    expect(await screen.findByRole('heading', { level: 1, name: story.title })).toBeVisible()
    await screen.findByRole('table')

    await user.click(screen.getByRole('button', { name: story.add }))
    expect(await screen.findByRole('dialog', { name: story.add })).toBeVisible()
    await fillAll(user, story.typed)
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
    await user.click(question.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: `Supprimer ${name}` }))
    await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    for (const sentence of remove.done) expect((await screen.findAllByText(sentence)).at(-1)).toBeVisible()
    expect(await lastReceived()).toMatchObject({ method: 'DELETE', path: expect.stringContaining(`${path}/`) })
    await waitFor(() => expect(screen.queryByRole('button', { name: `Modifier ${name}` })).not.toBeInTheDocument())
  })

  testInSample(story)('a record of the list is edited, its values filled in', async () => {
    const { user, router } = await openAdmin(`/Admin/${story.screen}`)
    await user.click((await screen.findAllByRole('button', { name: edit?.name ?? /^Modifier / }))[0] ?? document.body)
    expect(await form().findByRole('button', { name: update.button })).toBeVisible()
    const { record } = router.state.location.search
    await openHtmlViews(user)
    for (const [label, value] of Object.entries(edit?.shows ?? {})) expect(field(label)).toHaveValue(value)
    expect(field(update.field)).not.toHaveValue('')
    await fill(user, update.field, update.value)
    await user.click(form().getByRole('button', { name: update.button }))
    await seeText(update.done)
    expect(await lastReceived()).toMatchObject({
      method: 'PUT',
      path: `${path}/${record}`,
      body: update.sends,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  testInSample(story)('an empty list says so, and offers to add', async () => {
    play('empty', { only: path })
    const { user } = await openAdmin(`/Admin/${story.screen}`)
    await seeText(story.empty)
    const [, inPlace] = screen.getAllByRole('button', { name: story.add })
    await user.click(inPlace ?? document.body)
    expect(await screen.findByRole('dialog', { name: story.add })).toBeVisible()
  })

  testInSample(story)('each failure has the sentence of its resource', async () => {
    fail('get', path)
    const { user } = await openAdmin(`/Admin/${story.screen}`)
    await seeText(story.listFailed)
    server.resetHandlers()
    await confirmAlert(user)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    await screen.findByRole('table')

    if (story.readFailed) {
      fail('get', story.screen === 'blocs' ? path : `${path}/:key`)
      await user.click((await screen.findAllByRole('button', { name: edit?.name ?? /^Modifier / }))[0] ?? document.body)
      await seeText(story.readFailed)
      await confirmAlert(user)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      server.resetHandlers()
    }

    fail('delete', `${path}/:key`)
    await user.click((await screen.findAllByRole('button', { name: /^Supprimer / }))[0] ?? document.body)
    await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    await seeText(remove.failed)
  })

  testInSample(story)('a refused save keeps the form; each field has its message', async () => {
    const { user } = await openAdmin(`/Admin/${story.screen}`)
    await screen.findByRole('table')
    await user.click(screen.getByRole('button', { name: story.add }))
    await fillAll(user, story.typed)
    fail('post', path)
    await user.click(form().getByRole('button', { name: create.button }))
    await seeText(create.failed, { exact: false })
    await confirmAlert(user)

    const errors = Object.fromEntries(Object.keys(story.fields).map((key) => [key, [`Refus de ${key}`, 'Autre refus']]))
    server.use(http.post(`*${path}`, () => HttpResponse.json({ message: 'Données refusées', errors }, { status: 422 })))
    await user.click(form().getByRole('button', { name: create.button }))
    for (const [key, label] of Object.entries(story.fields)) {
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(`Refus de ${key}`)))
      expect(form().getByRole('link', { name: `${label} – Refus de ${key}` })).toBeVisible()
    }
    const [first] = Object.entries(story.typed)
    if (first && typeof first[1] === 'string') expect(field(first[0])).toHaveValue(first[1])
    if (story.joins) {
      const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
      expect(alerts.join(' ')).toMatch(/Refus de \w+\nAutre refus/)
    }
  })

  testInSample(story)('a failed update keeps the form', async () => {
    const { user } = await openAdmin(`/Admin/${story.screen}`)
    await user.click((await screen.findAllByRole('button', { name: edit?.name ?? /^Modifier / }))[0] ?? document.body)
    await form().findByRole('button', { name: update.button })
    await openHtmlViews(user)
    await fill(user, update.field, update.value)
    fail('put', `${path}/:key`)
    await user.click(form().getByRole('button', { name: update.button }))
    await seeText(update.failed)
    expect(field(update.field)).toHaveValue(update.value)
  })
})
