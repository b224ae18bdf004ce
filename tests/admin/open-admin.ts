import { openSession, reset, server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { activeRun } from '@/admin/crud/run/run'
import { journalKey } from '@/auth/admin-journal'
import { dismiss, toastStore } from '@/ui/toast/toasts'
import { openApp } from '../support/open-app'
import { openScreen } from '../support/screen'

/** A write as the provider received it: JSON as it is, multipart by its fields, files by their names. */
export interface Received {
  method: string
  path: string
  body: unknown
}

export const received: Received[] = []
const reading: Promise<unknown>[] = []

/** The provider for every test of a file, with its data as new, and a window wide enough for tables. */
export function withProvider() {
  beforeAll(async () => {
    // In the browser it comes with the first use of a list; here nothing waits for a file.
    await import('@/admin/crud/screen/record-modal')
    await import('@/admin/crud/screen/delete-dialog')
    server.listen({ onUnhandledRequest: 'error' })
    server.events.on('request:start', ({ request }) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') reading.push(keep(request.clone()))
    })
  })
  beforeEach(() => {
    reset()
    // The provider answers it as it answers GET (mocks/serve.ts).
    server.use(http.head('*/api/files/*', () => new HttpResponse(null, { headers: { 'content-length': '40000' } })))
    received.length = 0
    openScreen({ width: 1280 })
    // The rich-text editor measures its text, which jsdom does not lay out.
    Range.prototype.getClientRects = () => document.createElement('div').getClientRects()
    Range.prototype.getBoundingClientRect = () => new DOMRect()
    for (const { id } of toastStore.get()) dismiss(id)
    activeRun.set(null)
    // What an earlier test has done is no part of this one's journal.
    window.dispatchEvent(new StorageEvent('storage', { key: journalKey, newValue: null }))
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => {
    server.events.removeAllListeners()
    server.close()
  })
}

/** The last write, once its body has been read. */
export async function lastReceived() {
  await Promise.all(reading)
  return received.at(-1)
}

/** Opens a screen of the back office as the administrator. */
export async function openAdmin(path: string, options: { locale?: 'fr' | 'en'; review?: boolean } = {}) {
  return openApp(path, { ...options, token: openSession(1) })
}

/** Waits until a text is in sight; a notification moves to what opens over the page, so that one found first may be gone. */
export const seeText = (...text: Parameters<typeof screen.getByText>) =>
  waitFor(() => expect(screen.getByText(...text)).toBeVisible())

/** The open form. */
export const form = () => within(screen.getByRole('dialog'))

/** The file input behind the button of a field, to upload to. */
export function fileInput(button: HTMLElement) {
  const input = button.closest('.mantine-InputWrapper-root')?.previousElementSibling
  if (!(input instanceof HTMLInputElement)) throw new Error('The field takes no file')
  return input
}

/** A file of a type, some bytes long. */
export const file = (name: string, type: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type })

async function keep(request: Request) {
  const entry: Received = { method: request.method, path: new URL(request.url).pathname, body: undefined }
  received.push(entry)
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('json')) entry.body = await request.json()
  if (type.includes('multipart')) entry.body = fields(await request.formData())
}

function fields(data: FormData) {
  return Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
}
