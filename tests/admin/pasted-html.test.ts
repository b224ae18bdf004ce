import { describe, expect, test } from 'vitest'
import { cleanPasted, withoutEmptyEnd, withSiteHeadings } from '@/admin/rich-text/pasted-html'
import { sanitize } from '@/ui/html/sanitize'

/** What the editor is handed of a clipboard's HTML. */
function pasted(html: string) {
  const { body } = document.implementation.createHTMLDocument('')
  body.innerHTML = sanitize(withSiteHeadings(html)) as string // jsdom has no trusted types
  cleanPasted(body)
  return body.innerHTML.replaceAll(/\s*\n\s*/g, '')
}

describe('what is pasted', () => {
  test('from Word: the cells of a table are apart, what follows it is whole', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
      <!--StartFragment--><h1 style='mso-style:x'>Tarifs<o:p></o:p></h1>
      <table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal>Dépôt<o:p></o:p></p></td><td><p class=MsoNormal>1 000 FCFA</p><p class=MsoNormal>par an</p></td></tr>
      <tr><td><p class=MsoNormal>Copie</p></td><td><p class=MsoNormal><b>500 FCFA</b></p></td></tr></table>
      <p class=MsoNormal>Après le tableau.</p><!--EndFragment--></body></html>`
    expect(pasted(word)).toBe(
      '<h2>Tarifs</h2><p>Dépôt – 1 000 FCFA par an</p><p>Copie – <b>500 FCFA</b></p><p>Après le tableau.</p>',
    )
  })

  test('from Google Docs: its wrapper and its styles are gone', () => {
    const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><table><tbody><tr><td><p dir="ltr"><span style="font-size:11pt">Un</span></p></td><td></td><td><p dir="ltr"><span>Deux</span></p></td></tr></tbody></table></b>`
    expect(pasted(docs)).toContain('<p><span>Un</span> – <span>Deux</span></p>')
    expect(pasted(docs)).not.toMatch(/style|guid/)
  })

  test('from LibreOffice and a page: headings begin at the second level', () => {
    expect(pasted('<h1 class="western">Titre</h1><h2>Suite</h2><h6 lang="fr-FR">Fin</h6>')).toBe(
      '<h2>Titre</h2><h2>Suite</h2><h4 lang="fr-FR">Fin</h4>',
    )
  })
})

test.each([
  ['<p>Un</p><p></p>', '<p>Un</p>'],
  ['<p>Un</p><p><br></p><p> </p>', '<p>Un</p>'],
  ['<p>Un</p><p></p><p>Deux</p>', '<p>Un</p><p></p><p>Deux</p>'],
  ['<ul><li><p>Un</p></li></ul><p></p>', '<ul><li><p>Un</p></li></ul>'],
])('%s is saved as %s', (html, saved) => {
  expect(withoutEmptyEnd(html)).toBe(saved)
})
