import { server } from '@mocks/server'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { listQuery, recordQuery } from '@/api/queries'
import { createQueryClient } from '@/app/query-client'
import { actualites } from '@/contract/actualites'
import { interviews } from '@/contract/interviews'
import { publicLists } from '@/contract/rows/public-lists'
import { prefetchSite } from '@/pwa/prefetch/prefetch-site'
import { withProvider } from '../support/with-provider'

withProvider()

test('an interview of 6 MB costs a reader neither the other lists nor the news on the device', async () => {
  const large = { id: 1, slug: 'long', title: 'Un très long entretien', description: 'x'.repeat(6_000_000) }
  const asked: string[] = []
  server.use(
    http.get('*/api/interviews', () => HttpResponse.json([large])),
    http.get('*/api/interviews/:slug', ({ params }) => {
      asked.push(String(params['slug']))
      return HttpResponse.json(large)
    }),
  )
  const queryClient = createQueryClient()
  await prefetchSite(queryClient, 'fr')
  for (const locale of ['fr', 'en'])
    for (const resource of publicLists)
      expect(queryClient.getQueryState(listQuery(resource, locale).queryKey)?.status, resource.name).toBe('success')
  const [news] = queryClient.getQueryData(listQuery(actualites, 'fr').queryKey)?.rows ?? []
  expect(queryClient.getQueryData(recordQuery(actualites, news?.slug ?? '', 'fr').queryKey)).toBeDefined()
  // It would not be kept on the device.
  expect(queryClient.getQueryData(recordQuery(interviews, 'long', 'fr').queryKey)).toBeUndefined()
  expect(asked).toEqual([])
})
