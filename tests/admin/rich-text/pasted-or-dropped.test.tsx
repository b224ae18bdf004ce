import { fireEvent, screen } from '@testing-library/react'
import { openEditor } from '@tests/admin/rich-text/editor'
import { beforeEach, expect, test } from 'vitest'

// The HTML that each program puts on the clipboard, and what is saved of it.
const clipboards: Record<string, { html: string; saved: string }> = {
  'Word on the desktop': {
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal{margin:0cm;mso-pagination:widow-orphan} --></style></head><body lang=FR style='tab-interval:35.4pt'>
<!--StartFragment--><h1 style='mso-pagination:none'><span style='mso-bidi-font-size:12.0pt'>Tarifs<o:p></o:p></span></h1>
<p class=MsoNormal>Le 1<sup>er</sup> mars, <b style='mso-bidi-font-weight:normal'>gratuit</b>&nbsp;: voir <a href="https://cdec.cm/">le site</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Un<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Deux<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=200 valign=top style='width:150pt'><p class=MsoNormal>Dépôt<o:p></o:p></p></td><td width=200><p class=MsoNormal>1 000 FCFA</p><p class=MsoNormal>par an</p></td></tr>
<tr><td colspan=2><p class=MsoNormal><i>Copie</i></p></td></tr></table>
<p class=MsoNormal>Après le tableau.<o:p></o:p></p><!--EndFragment--></body></html>`,
    saved:
      '<h2>Tarifs</h2><p>Le 1<sup>er</sup> mars, <strong>gratuit</strong>&nbsp;: voir <a target="_blank" rel="noopener noreferrer nofollow" href="https://cdec.cm/">le site</a>.</p>' +
      '<ul><li><p>Un</p></li><li><p>Deux</p></li></ul>' +
      '<table><tbody><tr><td><p>Dépôt</p></td><td><p>1 000 FCFA</p><p>par an</p></td></tr><tr><td colspan="2"><p><em>Copie</em></p></td></tr></tbody></table>' +
      '<p>Après le tableau.</p>',
  },
  'Word on the web': {
    html: `<html><body><!--StartFragment--><div class="OutlineElement Ltr SCXW9 BCX0" style="direction:ltr"><p class="Paragraph SCXW9" role="heading" aria-level="1" paraid="1" style="font-weight:bold"><span data-contrast="none" xml:lang="FR-FR" class="TextRun SCXW9" style="font-size:16pt"><span class="NormalTextRun SCXW9">Avis</span></span><span class="EOP SCXW9" data-ccp-props="{}">&nbsp;</span></p></div><div class="OutlineElement Ltr"><p class="Paragraph" paraid="2"><span class="TextRun" style="font-weight:bold"><span class="NormalTextRun">Important</span></span><span class="TextRun"><span class="NormalTextRun"> : l’agence ferme.</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-listid="1" data-aria-level="1" class="OutlineElement" style="display:block"><p class="Paragraph"><span class="TextRun">Un</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-listid="1" data-aria-level="1" class="OutlineElement"><p class="Paragraph"><span class="TextRun">Deux</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="TableContainer"><table border="1" data-tablestyle="MsoTableGrid" class="Table"><tbody><tr class="TableRow"><td data-celllook="0" class="FirstRow"><div class="TableCellContent"><div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Jour</span><span class="EOP">&nbsp;</span></p></div></div></td><td><div><p class="Paragraph"><span class="EOP">&nbsp;</span></p></div></td></tr></tbody></table></div><!--EndFragment--></body></html>`,
    saved:
      '<h2>Avis</h2><p><strong>Important</strong> : l’agence ferme.</p><ul><li><p>Un</p></li><li><p>Deux</p></li></ul>' +
      '<table><tbody><tr><td><p>Jour</p></td><td><p></p></td></tr></tbody></table>',
  },
  'Google Docs': {
    html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5b1c2d3e-7fff"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Barème</span></h1><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Gras</span><span style="font-size:11pt;font-weight:400"> et </span><span style="font-style:italic">italique</span>, <a href="https://cdec.cm/tarifs" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">lien</span></a></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt">Point</span></p></li></ul><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse"><colgroup><col width="301"/><col width="301"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt"><p dir="ltr"><span style="font-size:11pt">Un</span></p></td><td style="border:solid #000 1pt"><br></td></tr></tbody></table></div><img src="https://lh3.googleusercontent.com/docs/abc" width="300" height="200"></b><br class="Apple-interchange-newline">`,
    saved:
      '<h2>Barème</h2><p><strong>Gras</strong> et <em>italique</em>, <a target="_blank" rel="noopener noreferrer nofollow" href="https://cdec.cm/tarifs">lien</a></p>' +
      '<ul><li><p>Point</p></li></ul><table><tbody><tr><td><p>Un</p></td><td><p></p></td></tr></tbody></table>',
  },
  'nested and lettered lists of Word': {
    html: `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=FR><!--StartFragment--><p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Dossier<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Demande<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>b)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Copie<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level3 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>i.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Légalisée<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Dépôt<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l1 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Autre liste<o:p></o:p></p>
<!--EndFragment--></body></html>`,
    saved:
      '<ol><li><p>Dossier</p><ol><li><p>Demande</p></li><li><p>Copie</p><ol><li><p>Légalisée</p></li></ol></li></ol></li><li><p>Dépôt</p></li></ol>' +
      '<ol start="4"><li><p>Autre liste</p></li></ol>',
  },
  'Outlook on the desktop': {
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal, li.MsoNormal {margin:0cm;} --></style></head><body lang=FR link="#0563C1"><!--StartFragment--><div class=WordSection1><p class=MsoNormal><b><span style='font-family:"Arial",sans-serif;color:black'>Bonjour,</span></b><o:p></o:p></p><ul style='margin-top:0cm' type=disc><li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo1'>Un<o:p></o:p></li><ul style='margin-top:0cm' type=circle><li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level2 lfo1'>Sous un<o:p></o:p></li></ul></ul></div><!--EndFragment--></body></html>`,
    saved: '<p><strong>Bonjour,</strong></p><ul><li><p>Un</p><ul><li><p>Sous un</p></li></ul></li></ul>',
  },
  Excel: {
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15"><style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {mso-number-format:"\\#\\,\\#\\#0";font-weight:700;} --></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=160 style='border-collapse:collapse;width:120pt'><!--StartFragment--><col width=80 span=2 style='width:60pt'><tr height=20 style='height:15.0pt'><td height=20 width=80 style='height:15.0pt;width:60pt'>Année</td><td class=xl65 width=80 style='width:60pt'>Montant</td></tr><tr height=20><td height=20 align=right>2026</td><td class=xl65 align=right x:num="1000">1 000</td></tr><tr><td colspan=2>Total</td></tr><!--EndFragment--></table></body></html>`,
    saved:
      '<table><tbody><tr><td><p>Année</p></td><td><p>Montant</p></td></tr><tr><td><p>2026</p></td><td><p>1 000</p></td></tr><tr><td colspan="2"><p>Total</p></td></tr></tbody></table>',
  },
  'a web page': {
    html: `<html><body><!--StartFragment--><div class="article" onclick="steal()"><script>steal()</script><h5 style="color:red">Le fait</h5><p>A &lt; B &amp; C&nbsp;»<br>suite <code>x</code></p><blockquote><p>Dit-il</p></blockquote><table class="layout"><tbody><tr><td><p>Cadre</p></td></tr></tbody></table><table><caption>Légende</caption><tbody><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table><a href="javascript:steal()">clic</a></div><!--EndFragment--></body></html>`,
    saved:
      '<h4>Le fait</h4><p>A &lt; B &amp; C&nbsp;»<br>suite x</p><blockquote><p>Dit-il</p></blockquote><p>Cadre</p><p>Légende</p>' +
      '<table><tbody><tr><td rowspan="2"><p>1</p></td><td><p>2</p></td></tr><tr><td><p>3</p></td></tr></tbody></table><p>clic</p>',
  },
}

test.each(Object.entries(clipboards))('what is pasted from %s', async (_, { html, saved }) => {
  const editor = await openEditor()
  editor.paste(html)
  expect(editor.saved()).toBe(saved)
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

test('a picture that is pasted or dropped alone is named', async () => {
  const { box: editor, saved } = await openEditor('<p>Un</p>')
  const picture = new File(['x'], 'capture.png', { type: 'image/png' })
  const notice = /^Retiré\s: 1 image$/
  fireEvent.paste(editor, { clipboardData: transfer({}, [picture]) })
  expect(screen.getByText(notice)).toBeVisible()
  fireEvent.paste(editor, { clipboardData: transfer({ 'text/html': '<p>Deux</p>' }) })
  expect(screen.queryByText(/^Retiré/)).not.toBeInTheDocument()
  fireEvent.drop(editor, { dataTransfer: transfer({}, [picture]) })
  expect(screen.getByText(notice)).toBeVisible()
  expect(saved()).toContain('Deux')
})
