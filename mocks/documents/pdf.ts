/** A one-page PDF: a heading, then paragraphs, in the standard fonts every reader has. */
export function pdf(heading: string, paragraphs: string[]): string {
  const lines = [
    ...wrap(heading, 46).map((text) => ({ text, font: 'F2 18', gap: 24 })),
    ...paragraphs.flatMap((paragraph) => [
      { text: '', font: 'F1 11', gap: 12 },
      ...wrap(paragraph, 84).map((text) => ({ text, font: 'F1 11', gap: 16 })),
    ]),
  ]
  const shown = lines.map(({ text, font, gap }) => `/${font} Tf ${gap} TL (${escaped(text)}) Tj T*`).join('\n')
  const content = `0.2 0.3 0.61 rg 0 818 595 24 re f\n0.86 0.65 0.06 rg 0 814 595 4 re f\n0 g\nBT 64 760 Td\n${shown}\nET`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(heading)}) >>`,
  ])
}

/** Puts the objects in a file with their table of positions; everything is ASCII, so a position is a length. */
function assemble(objects: string[]): string {
  let file = '%PDF-1.4\n'
  const positions = objects.map((object, n) => {
    const position = file.length
    file += `${n + 1} 0 obj\n${object}\nendobj\n`
    return `${String(position).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${positions.join('')}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

// The places of these characters in the encoding named above; Latin letters keep their own.
const winAnsi: Record<string, number> = {
  '’': 0x92,
  '‘': 0x91,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  '…': 0x85,
  œ: 0x9c,
  Œ: 0x8c,
  '€': 0x80,
}

function escaped(text: string) {
  return Array.from(text.replaceAll(/[\u00a0\u202f]/g, ' '))
    .map((character) => {
      const place = winAnsi[character] ?? character.codePointAt(0) ?? 63
      if (place > 255) return '?'
      return place > 126 || '()\\'.includes(character) ? `\\${place.toString(8).padStart(3, '0')}` : character
    })
    .join('')
}
