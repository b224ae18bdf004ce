import { table } from '@mocks/db'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unsavedForms } from '@/auth/unsaved-input'
import { field, form, openForm, received, seeText, sent, withAdmin } from './open-admin'

const askedYear = /^Vérifiez l’année\s: écrivez-la en quatre chiffres, entre 1990 et dans cinq ans\.$/

withAdmin()
// Half past eleven in the evening in London is half past midnight of the next day in Douala.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T23:30:00Z') }))
afterEach(() => vi.useRealTimers())

test('a date to come says that the provider publishes at once', async () => {
  await openForm('publications?open=create', 'Ajouter la publication')
  const date = field('Date de publication')
  fireEvent.change(date, { target: { value: '2026-03-02' } })
  expect(form().queryByText(/^Paraîtra comme daté/)).not.toBeInTheDocument()
  fireEvent.change(date, { target: { value: '2026-04-01' } })
  const notice = form().getByText(/^Paraîtra comme daté/)
  expect(notice).toHaveTextContent(
    'Paraîtra comme daté du 1er avril 2026. La publication est immédiate : la fiche est visible dès l’enregistrement.',
  )
  expect(notice).toHaveRole('status')
  fireEvent.change(date, { target: { value: '2026-03-01' } })
  expect(notice).toBeEmptyDOMElement()
})

async function openVideo() {
  const opened = await openForm('videos?open=create', 'Ajouter la vidéo')
  await opened.user.type(field('Titre'), 'Une vidéo')
  await opened.user.type(field('Identifiant YouTube'), 'aqz-KE-bpKQ')
  return opened
}

test('the date of a new record is today’s in Douala; a part that is missing or a mistaken year is an error, no date a warning', async () => {
  const { send } = await openVideo()
  expect(field('Date')).toHaveValue('2026-03-02')
  // The browser gives no value for a date with a part missing.
  Object.defineProperty(field('Date'), 'validity', { value: { badInput: true }, configurable: true })
  fireEvent.change(field('Date'), { target: { value: '' } })
  fireEvent.blur(field('Date'))
  expect(form().queryByText('Sans date : classé en dernier')).not.toBeInTheDocument()
  await send()
  expect(field('Date')).toHaveAccessibleDescription('Entrez une date valide.')
  Reflect.deleteProperty(field('Date'), 'validity')
  for (const day of ['0026-03-02', '1989-12-31', '2031-03-03']) {
    fireEvent.change(field('Date'), { target: { value: day } })
    await send()
    expect(field('Date')).toHaveAccessibleDescription(askedYear)
  }
  expect(received).toEqual([])
  fireEvent.change(field('Date'), { target: { value: '2031-03-02' } })
  fireEvent.change(field('Date'), { target: { value: '' } })
  expect(form().getByText('Sans date : classé en dernier')).toHaveRole('status')
  await send()
  await seeText('Vidéo ajoutée avec succès')
})

test('the time of a day that was not edited stays', async () => {
  const date = '2025-03-03T14:30:00+01:00'
  table('videos').update(1, { date })
  const { user, send } = await openForm('videos?open=edit&record=1', 'Mettre à jour la vidéo')
  expect(field('Date')).toHaveValue('2025-03-03')
  await user.type(field('Titre'), ' bis')
  await send()
  await seeText('Vidéo mise à jour avec succès')
  expect(table('videos').findFirst({ where: { id: { equals: 1 } } })).toMatchObject({ date })
})

test('a cleared date stays as it is published: the field says so, and alone it sends nothing', async () => {
  table('videos').update(1, { date: '2025-03-03' })
  const { user, send } = await openForm('videos?open=edit&record=1', 'Mettre à jour la vidéo')
  fireEvent.change(field('Date'), { target: { value: '' } })
  expect(form().getByText('N’est pas envoyé : la valeur publiée reste (3 mars 2025).')).toHaveRole('status')
  expect(form().queryByText('Sans date : classé en dernier')).not.toBeInTheDocument()
  await send()
  expect(await form().findByText(/^Rien n’est envoyé : la valeur publiée reste \(Date\)/)).toBeVisible()
  expect(sent('PUT')).toEqual([])
  // Nothing would be lost: leaving asks nothing.
  expect(unsavedForms()).toEqual([])
  await user.type(field('Titre'), 's')
  expect(unsavedForms()).toHaveLength(1)
  await send()
  await seeText('Vidéo mise à jour avec succès')
  expect(screen.getByText('Resté tel que publié : Date.')).toBeVisible()
  expect(sent('PUT').at(-1)?.body).not.toHaveProperty('date')
  expect(table('videos').findFirst({ where: { id: { equals: 1 } } })).toMatchObject({ date: '2025-03-03' })
})

test('a date that was copied as people write it can be pasted, and finds its record', async () => {
  const { user, send } = await openVideo()
  await user.click(field('Date'))
  await user.paste('lundi 7 mars 1994')
  expect(field('Date')).toHaveValue('1994-03-07')
  await send()
  await seeText('Vidéo ajoutée avec succès')
  await user.type(screen.getByRole('searchbox'), '07.03.1994')
  expect(await screen.findByRole('row', { name: /Une vidéo/ })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
})
