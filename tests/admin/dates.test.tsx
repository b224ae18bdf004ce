import { table } from '@mocks/db'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { field, form, openAdmin, received, seeText, withAdmin } from './open-admin'

const askedYear = /^Vérifiez l’année\s: écrivez-la en quatre chiffres, entre 1990 et dans cinq ans\.$/

withAdmin()
// Half past eleven in the evening in London is half past midnight of the next day in Douala.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T23:30:00Z') }))
afterEach(() => vi.useRealTimers())

describe('a date to come', () => {
  test('says that the provider publishes at once', async () => {
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

  test('says so in English', async () => {
    await openAdmin('/Admin/videos?open=create', { locale: 'en' })
    await form().findByRole('button', { name: 'Add the video' })
    fireEvent.change(field('Date'), { target: { value: '2026-03-03' } })
    expect(form().getByText(/^Will appear as dated 3 March 2026\. It is published at once/)).toBeVisible()
  })
})

describe('the date of a new record', () => {
  test('is today’s in Douala; without one a warning says what follows, and holds nothing back', async () => {
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

  test('has no such warning where a date is required', async () => {
    await openAdmin('/Admin/interviews?open=create')
    await form().findByRole('button', { name: 'Ajouter l’interview' })
    fireEvent.change(field('Date'), { target: { value: '' } })
    expect(form().queryByText('Sans date : classé en dernier')).not.toBeInTheDocument()
  })
})

describe('a date with a mistaken year', () => {
  test.each(['0026-03-02', '1989-12-31', '2031-03-03'])('is asked about in a form: %s', async (day) => {
    const { user } = await openAdmin('/Admin/videos?open=create')
    const send = await form().findByRole('button', { name: 'Ajouter la vidéo' })
    await user.type(field('Titre'), 'Une année')
    await user.type(field('Identifiant YouTube'), 'aqz-KE-bpKQ')
    fireEvent.change(field('Date'), { target: { value: day } })
    await user.click(send)
    expect(field('Date')).toHaveAccessibleDescription(askedYear)
    expect(received.filter(({ method }) => method === 'POST')).toEqual([])
    fireEvent.change(field('Date'), { target: { value: '2031-03-02' } })
    await user.click(send)
    await seeText('Vidéo ajoutée avec succès')
  })

  test('is asked about where a field of many records is set', async () => {
    const { user } = await openAdmin('/Admin/videos')
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner la page' }))
    await user.click(await screen.findByRole('button', { name: 'Modifier un champ' }))
    const plan = within(await screen.findByRole('dialog', { name: 'Modifier un champ' }))
    fireEvent.change(plan.getByLabelText('Date'), { target: { value: '0026-03-02' } })
    expect(plan.getByLabelText('Date')).toHaveAccessibleDescription(askedYear)
    expect(plan.getByRole('button', { name: /^Modifier \d+ fiche/ })).toHaveAttribute('aria-disabled', 'true')
    await user.click(plan.getByLabelText('Date'))
    await user.paste('29 février 2024')
    expect(plan.getByLabelText('Date')).toHaveValue('2024-02-29')
    expect(plan.getAllByText(/→ 29\sfévrier 2024/)[0]).toBeVisible()
  })
})

describe('a record that has a date before 1990', () => {
  const archive = () => table('videos').find('date', '1985-05-04', 'fr')
  const address = () => `/Admin/videos?open=edit&record=${String(archive()?.id)}`
  beforeEach(() => {
    table('videos').insert({ title: 'Archive', youtube_id: 'aqz-KE-bpKQ', date: '1985-05-04' })
  })

  test('is saved with its date, and asked about once it is changed to another such date', async () => {
    const { user } = await openAdmin(address())
    const save = await form().findByRole('button', { name: 'Mettre à jour la vidéo' })
    await user.type(field('Titre'), 's')
    fireEvent.change(field('Date'), { target: { value: '1985-05-05' } })
    await user.click(save)
    expect(field('Date')).toHaveAccessibleDescription(askedYear)
    fireEvent.change(field('Date'), { target: { value: '1985-05-04' } })
    await user.click(save)
    await seeText('Vidéo mise à jour avec succès')
    expect(archive()).toMatchObject({ title: 'Archives' })
  })

  test('is copied with it', async () => {
    const { user } = await openAdmin(address())
    await user.click(await form().findByRole('button', { name: 'Dupliquer' }))
    await user.click(await form().findByRole('button', { name: 'Ajouter la vidéo' }))
    await seeText('Vidéo ajoutée avec succès')
  })
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
