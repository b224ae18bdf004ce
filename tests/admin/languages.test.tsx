import { table } from '@mocks/db'
import { server } from '@mocks/server'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { listDrafts } from '@/auth/drafts'
import { typedNumber } from '@/i18n/typed-number'
import { hold } from '../support/hold'
import { closed, field, fill, form, lastReceived, openAdmin, openForm, seeText, withAdmin } from './open-admin'

withAdmin()

describe('a typed number', () => {
  test.each([
    ['fr', '25.000', 25_000],
    ['fr', '25.000,75', 25_000.75],
    ['fr', '1\u202f234\u00a0567,5', 1_234_567.5],
    ['fr', '– 12', -12],
    ['fr', '12.5', 12.5],
    ['fr', '1,250', 1.25],
    ['fr', '1,234.5', 1234.5],
    ['en', '25.000', 25],
    ['en', '1,234,567.5', 1_234_567.5],
    ['en', '1 234,5', 1234.5],
    ['fr', ' ', null],
  ] as const)('in %s, %s is %s', (locale, typed, number) => {
    expect(typedNumber(typed, locale)).toBe(number)
  })

  test.each(['12 FCFA', '1.23.456', '1e5', '12,', '12 345 678 901 234 567'])('%s is left as it is', (typed) => {
    expect(typedNumber(typed, 'fr')).toBe(typed)
  })
})

test('an editor reads and types figures as French writes them, and 25.000 is not 25', async () => {
  table('stats').update(1, { value: 1564.125 })
  const { user, send } = await openForm('stats?open=edit&record=1', 'Mettre à jour la statistique')
  expect(field('Valeur')).toHaveValue('1564,125')
  await fill(user, 'Valeur', '25.000')
  await send()
  await seeText(/^Statistique mise à jour/)
  expect((await lastReceived())?.body).toMatchObject({ value: 25_000 })
})

test('a figure of a draft is the same figure in the other language, and no conflict', async () => {
  table('stats').update(1, { value: 12.5 })
  const french = await openForm('stats?open=edit&record=1', 'Mettre à jour la statistique')
  await fill(french.user, 'Valeur', '25,125')
  await waitFor(async () => expect(await listDrafts(1)).toHaveLength(1))
  french.unmount()
  french.stop()
  const { user } = await openAdmin('/Admin/stats?open=edit&record=1', { locale: 'en' })
  expect(await form().findByLabelText('Value')).toHaveValue('25.125')
  await user.click(form().getByRole('button', { name: 'Update the statistic' }))
  await closed()
  expect((await lastReceived())?.body).toMatchObject({ value: 25.125 })
})

test('with the interface in English, a form holds the French text and sends it back; the English of what was not changed stays', async () => {
  const { user } = await openAdmin('/Admin/publications?open=edit&record=1', { locale: 'en' })
  const title = await form().findByLabelText(/^Title(?: \*)?$/)
  await user.click(form().getByRole('button', { name: 'Help' }))
  expect(
    form().getByText('The text is typed in French; it is translated automatically.', { exact: false }),
  ).toBeVisible()
  expect(title).toHaveValue('Présentation institutionnelle de la CDEC')
  await user.type(title, ' (suite)')
  await user.click(form().getByRole('button', { name: 'Update the publication' }))
  const changed = 'Présentation institutionnelle de la CDEC (suite)'
  expect((await lastReceived())?.body).toMatchObject({ title: changed })
  const ask = (locale: string) =>
    fetch('http://localhost/api/publications/1', { headers: { 'Accept-Language': locale } })
  const [frenchRow, englishRow] = [await (await ask('fr')).json(), await (await ask('en')).json()]
  expect(frenchRow.title).toBe(changed)
  expect(englishRow.description).not.toBe(frenchRow.description)
})

test('a record that cannot be read in French is not edited in another language', async () => {
  server.use(
    http.get('*/api/publications/1', ({ request }) =>
      request.headers.get('accept-language') === 'fr' ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  )
  await openAdmin('/Admin/publications?open=edit&record=1', { locale: 'en' })
  await seeText('Could not load the publication for editing.')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('in English a removal waits for the French record, with which it is compared', async () => {
  const release = hold('*/api/publications/1', 'get')
  await openAdmin('/Admin/publications?open=delete&record=1', { locale: 'en' })
  const button = await screen.findByRole('button', { name: 'Yes, delete!' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  release()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
})
