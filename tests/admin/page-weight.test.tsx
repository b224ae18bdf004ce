import { table } from '@mocks/db'
import { server } from '@mocks/server'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { file, fileInput, form, openAdmin, withAdmin } from './open-admin'

withAdmin()

const photos = () =>
  new Set(
    table('communications')
      .all('fr')
      .map(({ photo }) => photo)
      .filter(Boolean),
  )

test('a chosen picture shows what the pictures of its page weigh with it', async () => {
  const { user } = await openAdmin('/Admin/communiques?open=create')
  await user.upload(fileInput(await form().findByLabelText(/^Photo/)), file('neuve.png', 'image/png'))
  const [, total = '', own = ''] =
    /^La page Communiqués pèse (\S+) .o d’images, dont (\d+) ko pour celle-ci/.exec(
      (await form().findByText(/^La page Communiqués/)).textContent.replaceAll(/\s/g, ' '),
    ) ?? []
  const sum = photos().size * 40 + Number(own)
  expect(Number(total.replace(',', '.'))).toBeCloseTo(sum < 1000 ? sum : sum / 1000, 1)
})

test('pictures of unknown size are counted as left out', async () => {
  server.use(http.head('*/api/files/*', () => new HttpResponse(null, { status: 404 })))
  const { user } = await openAdmin('/Admin/communiques?open=create')
  await user.upload(fileInput(await form().findByLabelText(/^Photo/)), file('neuve.png', 'image/png'))
  const text = await form().findByText(/^La page Communiqués/)
  expect(text).toHaveTextContent(`Sans compter ${photos().size} images dont on ne connaît pas le poids.`)
})
