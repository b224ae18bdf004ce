import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { field, form, openAdmin, seeText, type User, withAdmin } from './open-admin'

withAdmin()
// Half past eleven in the evening in London is half past midnight of the next day in Douala.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T23:30:00Z') }))
afterEach(() => vi.useRealTimers())

/** Returns the drafts of the dashboard. */
async function listed() {
  await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })
  return within(await screen.findByRole('region', { name: 'Brouillons' }))
}

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

async function leave(user: User, day: string) {
  await form().findByRole('button', { name: 'Mettre à jour la statistique' })
  await user.clear(field('Libellé'))
  await user.type(field('Libellé'), 'À finir')
  await user.click(form().getByRole('button', { name: 'Annuler' }))
  fireEvent.change(await screen.findByLabelText('Me le rappeler le (facultatif)'), { target: { value: day } })
  await user.click(screen.getByRole('button', { name: 'Garder le brouillon' }))
}

describe('a reminder of a draft', () => {
  test('is for a day to come', async () => {
    const { user } = await openAdmin('/Admin/stats?open=edit&record=1')
    await leave(user, '2026-03-01')
    await seeText('Choisissez aujourd’hui ou un jour à venir.')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('reminder:'))).toEqual([])
  })

  test('is on the dashboard from its day on, in another tab too, until the draft is saved', async () => {
    const { user } = await openAdmin('/Admin/stats?open=edit&record=1')
    await leave(user, '2026-03-05')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('link', { name: 'Tableau de bord' }))
    expect((await listed()).getByText(/rappel du 5 mars 2026/)).toBeVisible()

    // The tab was closed, and the day of the reminder has come.
    sessionStorage.clear()
    vi.setSystemTime(new Date('2026-03-06T08:00:00Z'))
    await user.click(screen.getAllByRole('link', { name: 'Abonnés' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Brouillons' })).not.toBeInTheDocument())
    await user.click(screen.getByRole('link', { name: 'Tableau de bord' }))
    const due = await listed()
    await user.click(due.getByRole('link', { name: 'À finir' }))
    await user.click(await screen.findByRole('button', { name: 'Reprendre le brouillon' }))
    expect(field('Libellé')).toHaveValue('À finir')
    // What is typed now updates the reminder's draft.
    await user.type(field('Libellé'), ' vite')
    expect(localStorage.getItem('reminder:admin:1:stats:1')).toContain('À finir vite')
    await user.click(form().getByRole('button', { name: 'Mettre à jour la statistique' }))
    await seeText('Statistique mise à jour avec succès')
    expect(localStorage.getItem('reminder:admin:1:stats:1')).toBeNull()
  })

  test('that is removed leaves the draft in this tab', async () => {
    const { user } = await openAdmin('/Admin/stats?open=edit&record=1')
    await leave(user, '2026-03-02')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    sessionStorage.clear()
    await user.click(screen.getByRole('link', { name: 'Tableau de bord' }))
    await user.click(
      (await listed()).getByRole('button', {
        name: 'Retirer le rappel',
        description: 'À finir',
      }),
    )
    expect((await listed()).getByRole('link', { name: 'À finir' })).toBeVisible()
    expect(localStorage.getItem('reminder:admin:1:stats:1')).toBeNull()
  })

  test('is nobody else’s, and a sign-out erases it', async () => {
    const draft = { user: 2, at: Date.now(), values: { label: 'D’une autre' }, files: {} }
    localStorage.setItem('reminder:admin:2:stats:1', JSON.stringify({ on: '2026-03-01', draft }))
    localStorage.setItem('reminder:admin:1:stats:2', JSON.stringify({ on: '2026-03-01', draft: { ...draft, user: 1 } }))
    const { user } = await openAdmin('/Admin/dashboard')
    const due = await listed()
    expect(due.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['D’une autre'])
    await user.click(screen.getAllByRole('button', { name: 'Se déconnecter' })[0] ?? document.body)
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('reminder:'))).toEqual([]))
  })
})
