import { fireEvent, screen } from '@testing-library/react'
import { paste } from '@tests/support/paste'
import { renderPart } from '@tests/support/render-part'
import type { Editor } from '@tiptap/core'
import { RichText } from '@/admin/rich-text/rich-text'
import { ThemeProvider } from '@/admin/shell/theme-provider'

/**
 * Renders an editor for each text, by its label. Resolves to the view and the list of changes: the label of the editor and its
 * new text.
 */
export async function openEditors(texts: Readonly<Record<string, string>>) {
  // The editor measures its text, which jsdom does not lay out.
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects()
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  const changes: (readonly [label: string, html: string])[] = []
  const view = await renderPart(
    <ThemeProvider>
      {Object.entries(texts).map(([label, value]) => (
        <RichText
          key={label}
          id={label}
          label={label}
          takesFocus={false}
          invalid={false}
          describedBy={undefined}
          required={false}
          value={value}
          renderToggle={() => null}
          acceptsLoss={false}
          onLoss={() => undefined}
          onChange={(html) => changes.push([label, html])}
        />
      ))}
    </ThemeProvider>,
    'admin',
  )
  return { view, changes }
}

/** Returns the editor of a text box. */
export const editorOf = (box: HTMLElement): Editor => Reflect.get(box, 'editor')

/** Renders the editor with a text; `saved` returns what a form would send, undefined for an unchanged text. */
export async function openEditor(value = '') {
  const { view, changes } = await openEditors({ Texte: value })
  const box = screen.getByRole('textbox', { name: 'Texte' })
  return {
    ...view,
    box,
    saved: () => {
      // Leaving the text gives it to the form at once.
      fireEvent.blur(box)
      return changes.at(-1)?.[1]
    },
    paste: (html: string) => paste(box, html),
  }
}
