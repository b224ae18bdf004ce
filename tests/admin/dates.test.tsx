import { table } from '@mocks/db'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unsavedForms } from '@/auth/unsaved-input'
import { field, form, openAdmin, received, seeText, withAdmin } from './open-admin'

const askedYear = /^Vérifiez l’année\s: écrivez-la en quatre chiffres, entre 1990 et dans cinq ans\.$/

withAdmin()
// Half past eleven in the evening in London is half past midnight of the next day in Douala.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T23:30:00Z') }))
afterEach(() => vi.useRealTimers())

test('a date to come says that the provider publishes at once', async () => {
  await openAdmin('/Admin/publications?open=create')
  await form().findByRole('button', { name: 'Ajouter la publication' })
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

test('the date of a new record is today’s in Douala; without one a warning says what follows, and holds nothing back', async () => {
  const { user } = await openAdmin('/Admin/videos?open=create')
  const send = await form().findByRole('button', { name: 'Ajouter la vidéo' })
  expect(field('Date')).toHaveValue('2026-03-02')
  fireEvent.change(field('Date'), { target: { value: '' } })
  expect(form().getByText('Sans date : classé en dernier')).toHaveRole('status')
  await user.type(field('Titre'), 'Sans date')
  await user.type(field('Identifiant YouTube'), 'aqz-KE-bpKQ')
  await user.click(send)
  await seeText('Vidéo ajoutée avec succès')
})

test('a date with a part missing is an error at its field, not a record without a date', async () => {
  const { user } = await openAdmin('/Admin/videos?open=create')
  const send = await form().findByRole('button', { name: 'Ajouter la vidéo' })
  await user.type(field('Titre'), 's')
  await user.type(field('Identifiant YouTube'), 'aqz-KE-bpKQ')
  // The browser gives no value for such a date.
  Object.defineProperty(field('Date'), 'validity', { value: { badInput: true }, configurable: true })
  fireEvent.change(field('Date'), { target: { value: '' } })
  fireEvent.blur(field('Date'))
  expect(form().queryByText('Sans date : classé en dernier')).not.toBeInTheDocument()
  await user.click(send)
  expect(field('Date')).toHaveAccessibleDescription('Entrez une date valide.')
  expect(received).toEqual([])
  Reflect.deleteProperty(field('Date'), 'validity')
  fireEvent.change(field('Date'), { target: { value: '2026-02-01' } })
  await user.click(send)
  await seeText('Vidéo ajoutée avec succès')
  expect(received.at(-1)?.body).toMatchObject({ date: '2026-02-01' })
})

describe('what an update does not send stays as it is published', () => {
  const put = () => received.filter(({ method }) => method === 'PUT')

  test('a cleared date: the field says so, and alone it sends nothing', async () => {
    table('videos').change(1, { date: '2025-03-03' })
    const { user } = await openAdmin('/Admin/videos?open=edit&record=1')
    const save = await form().findByRole('button', { name: 'Mettre à jour la vidéo' })
    fireEvent.change(field('Date'), { target: { value: '' } })
    expect(form().getByText('N’est pas envoyé : la valeur publiée reste (3 mars 2025).')).toHaveRole('status')
    expect(form().queryByText('Sans date : classé en dernier')).not.toBeInTheDocument()
    await user.click(save)
    expect(await form().findByText(/^Rien n’est envoyé : la valeur publiée reste \(Date\)/)).toBeVisible()
    expect(put()).toEqual([])
    // Nothing would be lost: leaving asks nothing.
    expect(unsavedForms()).toEqual([])
    await user.type(field('Titre'), 's')
    expect(unsavedForms()).toHaveLength(1)
    await user.click(save)
    await seeText('Vidéo mise à jour avec succès')
    expect(screen.getByText('Resté tel que publié : Date.')).toBeVisible()
    expect(put().at(-1)?.body).not.toHaveProperty('date')
    expect(table('videos').find('id', 1, 'fr')).toMatchObject({ date: '2025-03-03' })
  })
})

test('a date with a mistaken year is asked about in a form', async () => {
  const { user } = await openAdmin('/Admin/videos?open=create')
  const send = await form().findByRole('button', { name: 'Ajouter la vidéo' })
  await user.type(field('Titre'), 'Une année')
  await user.type(field('Identifiant YouTube'), 'aqz-KE-bpKQ')
  for (const day of ['0026-03-02', '1989-12-31', '2031-03-03']) {
    fireEvent.change(field('Date'), { target: { value: day } })
    await user.click(send)
    expect(field('Date')).toHaveAccessibleDescription(askedYear)
  }
  expect(received).toEqual([])
  fireEvent.change(field('Date'), { target: { value: '2031-03-02' } })
  await user.click(send)
  await seeText('Vidéo ajoutée avec succès')
})

test('a date that was copied as people write it can be pasted, and finds its record', async () => {
  const { user } = await openAdmin('/Admin/videos?open=create')
  const send = await form().findByRole('button', { name: 'Ajouter la vidéo' })
  await user.type(field('Titre'), 'Collée')
  await user.type(field('Identifiant YouTube'), 'aqz-KE-bpKQ')
  await user.click(field('Date'))
  await user.paste('lundi 7 mars 1994')
  expect(field('Date')).toHaveValue('1994-03-07')
  await user.click(send)
  await seeText('Vidéo ajoutée avec succès')
  await user.type(screen.getByRole('searchbox'), '07.03.1994')
  expect(await screen.findByRole('row', { name: /Collée/ })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
})
