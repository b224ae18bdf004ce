import type { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { openEditor } from './editor'

test.each([
  ['www.cdec.cm/tarifs', 'https://www.cdec.cm/tarifs'],
  ['info@cdec.cm', 'mailto:info@cdec.cm'],
  ['/publications', '/publications'],
])('a link to %s is completed, and without a selection its address is its text', async (typed, href) => {
  const { box, saved } = await openEditor()
  // What the toolbar's dialog does with an address.
  const editor: Editor = Reflect.get(box, 'editor')
  editor.chain().focus().extendMarkRange('link').setLink({ href: typed }).run()
  expect(saved()).toContain(`href="${href}">${typed}</a>`)
})
