import { server } from '@mocks/server'
import { QueryClient } from '@tanstack/react-query'
import { withProvider } from '@tests/support/with-provider'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { callsOf } from '@/admin/crud/record/calls'
import { screen as presentations } from '@/admin/resources/presentations'
import { openEditor } from './editor'

withProvider()

/** Returns the description that the provider receives for a presentation with this text. */
async function sent(description: string): Promise<unknown> {
  let body: unknown
  server.use(
    http.post('*/api/presentations', async ({ request }) => {
      body = await request.json()
      return HttpResponse.json({ id: 1, description })
    }),
  )
  await callsOf(new QueryClient(), presentations).create({ description })
  return Reflect.get(Object(body), 'description')
}

test.each([
  [
    'a script and a handler of pasted HTML are not sent',
    '<p onclick="x()">Un <b>mot</b></p><script>alert(1)</script>',
    '<p>Un <b>mot</b></p>',
  ],
  [
    'a picture is sent without what readers get, a link as the editor writes it',
    '<p><a href="https://cdec.cm/" target="_blank" rel="noopener noreferrer nofollow">CDEC</a><img src="/a.png" alt="a"></p>',
    '<p><a href="https://cdec.cm/" target="_blank" rel="noopener noreferrer nofollow">CDEC</a><img src="/a.png" alt="a"></p>',
  ],
  [
    'plain text is sent as it was typed',
    'Awa <awa@cdec.cm>, taux < 5 % & plus',
    'Awa <awa@cdec.cm>, taux < 5 % & plus',
  ],
])('%s', async (_what, typed, expected) => {
  expect(await sent(typed)).toBe(expected)
})

test('a plain text opens in the visual editor with its lines, its address and its signs', async () => {
  const { box } = await openEditor('Awa <awa@cdec.cm>\nTaux < 5 % & plus')
  expect([...box.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Awa <awa@cdec.cm>',
    'Taux < 5 % & plus',
  ])
})
