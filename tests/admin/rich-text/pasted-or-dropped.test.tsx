import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, screen } from '@testing-library/react'
import { editorOf, openEditor } from '@tests/admin/rich-text/editor'
import { paste } from '@tests/support/paste'
import { beforeEach, expect, test } from 'vitest'

/** Clipboards as each program writes them, what is saved of them, and what the line under the text names as removed. */
const clipboards = readdirSync(join(import.meta.dirname, 'clipboards')).map((name) => {
  const file = readFileSync(join(import.meta.dirname, 'clipboards', name), 'utf8')
  const [, type = '', content = '', , saved = '', , removed = ''] = file
    .split(/^===== (.+)\n/m)
    .map((part) => part.trim())
  return { name, type, content, saved, removed }
})

test.each(clipboards)('what is pasted from $name', async ({ type, content, saved, removed }) => {
  const editor = await openEditor()
  paste(editor.box, content, type)
  expect(editor.saved()).toBe(saved)
  expect(screen.queryByText(/^Retiré/)?.textContent ?? '').toBe(removed && `Retiré\u00a0: ${removed}`)
})

test.each([
  ['another site', 'https://ailleurs.example/a.png'],
  ['the computer, as Word writes it', 'file:///C:/Users/A/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg'],
  ['the text itself', 'data:image/png;base64,iVBORw0KGgo='],
])('a picture of %s is left out, and named', async (_, address) => {
  const editor = await openEditor()
  editor.paste(
    `<p>Vu</p><img src="${address}" width="300"><img src="/api/images/b.png" alt="Façade"><img src="https://a.example/x" width="1">`,
  )
  expect(editor.saved()).toBe('<p>Vu</p><p><img src="/api/images/b.png" alt="Façade"></p>')
  expect(editor.getByText(/^Retiré\s: 1 image$/)).toHaveRole('status')
})

// A browser gives what is dragged as HTML, which the page's Trusted Types policy keeps from becoming markup.

beforeEach(() => {
  document.elementFromPoint = () => null
})

/** What is dragged, as the browser hands it from the drag to the drop. */
function transfer(given: Record<string, string> = {}, files: File[] = []) {
  const data = new Map(Object.entries(given))
  return {
    files,
    types: [...data.keys()],
    effectAllowed: 'copyMove',
    clearData: () => data.clear(),
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  }
}

test('what is dragged from a page is cleaned like what is pasted, and one line counts what was lost', async () => {
  const { box: editor, saved } = await openEditor()
  fireEvent.drop(editor, {
    dataTransfer: transfer({
      'text/html':
        '<div onclick="x()"><h1>Avis</h1><p>Un <b>mot</b></p><img src="https://ailleurs.example/a.png"><iframe src="https://ailleurs.example/"></iframe></div>',
      'text/plain': 'Avis Un mot',
    }),
  })
  expect(saved()).toBe('<h2>Avis</h2><p>Un <strong>mot</strong></p>')
  expect(screen.getByText(/^Retiré\s: 1 image, 1 contenu intégré$/)).toHaveRole('status')
})

const picture = new File(['x'], 'capture.png', { type: 'image/png' })
const copied = '<meta charset="utf-8"><p><img src="https://ailleurs.example/a.png"></p>'

test.each([
  ['a picture', {}, [picture], undefined],
  ['a picture of a page', { 'text/html': copied }, [picture], undefined],
  ['a picture and its text', { 'text/plain': 'deux' }, [picture], '<p>Un deux trois</p>'],
])('%s that is pasted over a selected text is named, and deletes nothing', async (_, data, files, expected) => {
  const { box, saved } = await openEditor('<p>Un mot trois</p>')
  editorOf(box).commands.setTextSelection({ from: 4, to: 7 })
  fireEvent.paste(box, { clipboardData: transfer(data, files) })
  expect(saved()).toBe(expected)
  expect(screen.getByText(/^Retiré\s: 1 image$/)).toHaveRole('status')
  fireEvent.drop(box, { dataTransfer: transfer({}, files) })
  expect(saved()).toBe(expected)
  paste(box, 'plus', 'text/plain')
  expect(screen.queryByText(/^Retiré/)).not.toBeInTheDocument()
})
