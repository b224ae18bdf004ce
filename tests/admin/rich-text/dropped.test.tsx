import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openEditor } from './editor'

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

test('what is dragged from a page is cleaned like what is pasted', async () => {
  const { box: editor, saved } = await openEditor()
  fireEvent.drop(editor, {
    dataTransfer: transfer({
      'text/html':
        '<div onclick="x()"><h1>Avis</h1><p>Un <b>mot</b></p><img src="https://ailleurs.example/a.png"></div>',
      'text/plain': 'Avis Un mot',
    }),
  })
  expect(saved()).toBe('<h2>Avis</h2><p>Un <strong>mot</strong></p>')
  expect(screen.getByText(/^Une image n’a pas été reprise/)).toHaveRole('status')
})

test('a picture that is pasted or dropped alone says what to do', async () => {
  const { box: editor, saved } = await openEditor('<p>Un</p>')
  const picture = new File(['x'], 'capture.png', { type: 'image/png' })
  const notice =
    'Une image n’a pas été reprise : le site ne montre que les siennes. Donnez son adresse sur le site avec « Insérer une image ».'
  const shown = () => screen.getByText(/^Une image/).textContent.replaceAll('\u00a0', ' ')
  fireEvent.paste(editor, { clipboardData: transfer({}, [picture]) })
  expect(shown()).toBe(notice)
  fireEvent.paste(editor, { clipboardData: transfer({ 'text/html': '<p>Deux</p>' }) })
  expect(screen.queryByText(/^Une image/)).not.toBeInTheDocument()
  fireEvent.drop(editor, { dataTransfer: transfer({}, [picture]) })
  expect(shown()).toBe(notice)
  expect(saved()).toContain('Deux')
})
