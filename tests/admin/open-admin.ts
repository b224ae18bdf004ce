import type { Data } from '@mocks/seeds/seed-provider'
import { openSession, server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { fewRows } from '../support/few-rows'
import { openApp } from '../support/open-app'
import { openScreen } from '../support/screen'
import { withProvider } from '../support/with-provider'

export type User = UserEvent

/** A write as the provider received it. A multipart body is an object of its fields, with the names of its files. */
interface Received {
  method: string
  path: string
  body: unknown
}

export const received: Received[] = []
const reading: Promise<unknown>[] = []

/**
 * Prepares a file's tests of the back office: the provider with a few rows for each list, or with other data, the record of its
 * writes, and a window wide enough for tables.
 */
export function withAdmin(data: Data = fewRows) {
  withProvider(data)
  beforeAll(async () => {
    // A browser loads these files with the first use of a list; loading them first keeps that out of the tests' time.
    await import('@/admin/crud/form/record-modal')
    await import('@/admin/crud/list/delete-dialog')
    server.events.on('request:start', ({ request }) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') reading.push(keep(request.clone()))
    })
  })
  beforeEach(() => {
    received.length = 0
    // A dialog that fades in and out takes half a second of a story.
    openScreen({ width: 1280, reducedMotion: true })
    // The rich-text editor measures its text, which jsdom does not lay out.
    Range.prototype.getClientRects = () => document.createElement('div').getClientRects()
    Range.prototype.getBoundingClientRect = () => new DOMRect()
  })
  afterAll(() => server.events.removeAllListeners())
}

/** Returns the last write, once its body has been read. */
export async function lastReceived() {
  await Promise.all(reading)
  return received.at(-1)
}

/** Opens a screen of the back office as the administrator. */
export async function openAdmin(path: string, options: { locale?: 'fr' | 'en' } = {}) {
  return openApp(path, { ...options, token: openSession(1) })
}

/** Opens a form by its address, and waits for its button. Returns how to press it, too. */
export async function openForm(path: string, button: string) {
  const opened = await openAdmin(`/Admin/${path}`)
  await form().findByRole('button', { name: button })
  return { ...opened, send: () => opened.user.click(form().getByRole('button', { name: button })) }
}

/** Waits until no form is open. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Returns the writes of a method that the provider received. */
export const sent = (method: string) => received.filter((call) => call.method === method)

/** Waits until a text is visible. It is looked up each time, because a notification moves into a dialog that opens. */
export const seeText = (...text: Parameters<typeof screen.getByText>) =>
  waitFor(() => expect(screen.getByText(...text)).toBeVisible())

/** Returns the queries of the open form. */
export const form = () => within(screen.getByRole('dialog'))

/** Returns the field of the open form with this label, with or without the mark of a required field. */
export const field = (label: string) => form().getByLabelText(new RegExp(`^${label}(?: \\*)?$`))

/** Replaces the text of a field of the open form. */
export async function fill(user: User, label: string, text: string) {
  const control = field(label)
  await user.clear(control)
  await user.click(control)
  await user.paste(text)
}

/** Sends the sign-in form. */
export async function signIn(user: User, email = 'admin@cdec.cm', password = 'motdepasse') {
  await user.type(await screen.findByLabelText(/^Adresse électronique/), email)
  await user.type(screen.getByLabelText(/^Mot de passe/), password)
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
}

/** Follows a link of the menu, and waits for the title of its screen. */
export async function openFromMenu(user: User, name: string) {
  const menu = within(screen.getByRole('navigation', { name: 'Menu de l’administration' }))
  await user.click(menu.getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name })
}

/** Returns the file input behind the button of a field. */
export function fileInput(button: HTMLElement) {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
  const input = inputs.findLast((one) => one.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
  if (input === undefined) throw new Error('The field takes no file')
  return input
}

const documentStarts: Readonly<Record<string, string>> = {
  pdf: '%PDF-1.7 ',
  doc: `\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1${Array.from('WordDocument').join('\0')}`,
  docx: 'PK\u0003\u0004 word/document.xml',
}

/** Returns a file of a type and a size that begins with `start`: with the bytes of the document that its name says, else with none. */
export function file(name: string, type: string, bytes = 3, start = name.split('.').at(-1) ?? '') {
  const signs = documentStarts[start] ?? (start.includes(' ') ? start : '')
  const content = Buffer.alloc(bytes === 0 ? 0 : Math.max(bytes, signs.length))
  content.write(signs, 'latin1')
  return new File([content], name, { type })
}

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
