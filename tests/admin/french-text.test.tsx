import { server } from '@mocks/server'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { form, lastReceived, openAdmin, seeText, withAdmin } from './open-admin'

withAdmin()

test('with the interface in English, a form holds the French text and sends it back', async () => {
  const { user } = await openAdmin('/Admin/publications?open=edit&record=1', { locale: 'en' })
  const field = await form().findByLabelText(/^Title(?: \*)?$/)
  await user.click(form().getByRole('button', { name: 'Help' }))
  expect(
    form().getByText('The text is typed in French; it is translated automatically.', { exact: false }),
  ).toBeVisible()
  expect(field).toHaveValue('Présentation institutionnelle de la CDEC')
  await user.type(field, ' !')
  await user.click(form().getByRole('button', { name: 'Update the publication' }))
  expect((await lastReceived())?.body).toMatchObject({ title: 'Présentation institutionnelle de la CDEC !' })
})

test('a record that cannot be read in French is not edited in another language', async () => {
  server.use(
    http.get('*/api/publications/1', ({ request }) =>
      request.headers.get('accept-language') === 'fr' ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  )
  await openAdmin('/Admin/publications?open=edit&record=1', { locale: 'en' })
  await seeText(/could not be loaded|failed/i)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a save in English leaves the English of the texts that were not changed', async () => {
  const { user } = await openAdmin('/Admin/publications?open=edit&record=1', { locale: 'en' })
  const title = await form().findByLabelText(/^Title/)
  await user.type(title, ' (suite)')
  await user.click(form().getByRole('button', { name: 'Update the publication' }))
  await lastReceived()
  const ask = (locale: string) =>
    fetch('http://localhost/api/publications/1', { headers: { 'Accept-Language': locale } })
  const [frenchRow, englishRow] = [await (await ask('fr')).json(), await (await ask('en')).json()]
  expect(frenchRow.title).toBe('Présentation institutionnelle de la CDEC (suite)')
  expect(englishRow.description).not.toBe(frenchRow.description)
})
