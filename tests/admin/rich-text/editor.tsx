import { fireEvent, screen } from '@testing-library/react'
import { renderPart } from '@tests/support/render-part'
import { RichText } from '@/admin/rich-text/rich-text'
import { ThemeProvider } from '@/admin/shell/theme-provider'

/** Renders the editor with a text; `saved` returns what a form would send, undefined for an unchanged text. */
export async function openEditor(value = '') {
  // The editor measures its text, which jsdom does not lay out.
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects()
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  const sent: string[] = []
  const view = await renderPart(
    <ThemeProvider>
      <RichText
        id="texte"
        label="Texte"
        takesFocus={false}
        invalid={false}
        describedBy={undefined}
        required={false}
        value={value}
        toggle={null}
        onLoss={() => undefined}
        onChange={(html) => sent.push(html)}
      />
    </ThemeProvider>,
  )
  const box = screen.getByRole('textbox', { name: 'Texte' })
  return {
    ...view,
    box,
    saved: () => sent.at(-1),
    paste: (html: string) =>
      fireEvent.paste(box, {
        clipboardData: {
          types: ['text/html'],
          files: [],
          getData: (type: string) => (type === 'text/html' ? html : ''),
        },
      }),
  }
}
