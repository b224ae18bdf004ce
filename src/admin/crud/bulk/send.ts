import type { QueryClient } from '@tanstack/react-query'
import type { Screen } from '@/admin/crud/definition/definition'
import { rowOf } from '@/admin/crud/definition/keys'
import { editValues, type Values } from '@/admin/crud/form/values'
import { read } from '@/api/client'
import { ApiError } from '@/api/errors'
import { adminListQuery } from '@/api/online-queries'
import { create, remove, update } from '@/api/writes'
import type { Run, RunItem } from './run'

/** How old a list may be that a record is taken from to be changed, in milliseconds. */
const freshFor = 2000

/** What a run does with each of its items, and how it is looked up whether that has been done already. */
export function senderOf(screen: Screen, { action }: Run, queryClient: QueryClient) {
  const { resource } = screen
  // In French whatever the interface speaks: the provider translates, and its translation must never replace the text.
  const list = () => queryClient.fetchQuery({ ...adminListQuery(resource, 'fr'), staleTime: freshFor })
  switch (action.kind) {
    case 'delete':
      return {
        send: async ({ key }: RunItem) => {
          await remove(resource, key).catch((error: unknown) => {
            // Gone is what was asked for.
            if (!(error instanceof ApiError && error.status === 404)) throw error
          })
        },
      }
    case 'set':
      return {
        send: async ({ key }: RunItem) => {
          const fromList = screen.editsRow === true || resource.one !== 'path'
          const row = fromList ? rowOf(screen, await list(), key) : await read(resource, key, { locale: 'fr' })
          if (row === undefined) throw new ApiError(404)
          const values: Values = { ...editValues(screen, row), [action.field]: action.value }
          await update(resource, key, values)
        },
      }
    case 'create':
      return {
        send: ({ values = {} }: RunItem) => create(resource, values),
        isDone: async ({ values = {} }: RunItem) => {
          const rows = await queryClient.fetchQuery({ ...adminListQuery(resource, 'fr'), staleTime: 0 })
          return rows.some((row) => Object.entries(values).every(([name, value]) => same(row, name, value)))
        },
      }
  }
}

/** Whether a record holds what was sent: numbers come back as numbers, what was empty as null, a day with its time. */
function same(row: object, name: string, value: string) {
  const found: unknown = Reflect.get(row, name)
  const text = typeof found === 'string' || typeof found === 'number' ? String(found) : ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  return (
    (isDay ? text.slice(0, 10) : text.trim()) === value.trim() ||
    (value !== '' && text !== '' && Number(text) === Number(value))
  )
}
