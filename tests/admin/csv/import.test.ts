import { definitionOf } from '@tests/support/admin-forms'
import { withTexts } from '@tests/support/with-texts'
import { describe, expect, test } from 'vitest'
import { readTable } from '@/admin/crud/csv/csv'
import { listAsCsv } from '@/admin/crud/csv/export-dialog'
import { guessMapping, planImport } from '@/admin/crud/csv/import'

withTexts('admin')

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'a.csv')
/**
 * Encodes a text as Excel saves a CSV file in French. It may hold only letters of Latin-1, because Node decodes the others
 * differently from browsers.
 */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function utf16(text: string, isLittle: boolean) {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(bytes.buffer)
}

/** Encodes a text as older programs of the Mac do. */
const macRoman = (text: string) => {
  const codes = new Map(Object.entries({ é: 0x8e, à: 0x88, ô: 0x99 }))
  return Uint8Array.from(text, (letter) => codes.get(letter) ?? letter.charCodeAt(0))
}

async function planOf(path: string, content: string | Uint8Array<ArrayBuffer>, present: object[] = []) {
  const screen = definitionOf({ screen: path })
  const table = await readTable(file(content))
  const guess = guessMapping(screen, table)
  return { guess, lines: await planImport(screen, table, { ...guess, present }) }
}

describe('a file', () => {
  test.each([
    ['UTF-8', 'Titre\r\nUn été, à côté'],
    ['UTF-8 with a byte order mark', '\uFEFFTitre\nUn été, à côté'],
    ['windows-1252', windows1252('Titre\r\n"Un été, à côté"\r\n')],
    ['UTF-16 LE', utf16('\uFEFFTitre\nUn été, à côté', true)],
    ['UTF-16 BE', utf16('\uFEFFTitre\nUn été, à côté', false)],
    ['Mac Roman', macRoman('Titre\rUn été, à côté\r')],
  ])('in %s is read', async (_name, content) => {
    const [head, row] = (await readTable(file(content))).map(({ cells }) => cells)
    expect(head).toEqual(['Titre'])
    expect(row?.join(',')).toBe('Un été, à côté')
  })

  test('that is a workbook, or empty, is refused', async () => {
    await expect(readTable(file('PK\u0003\u0004'))).rejects.toThrow(/^C’est un classeur/)
    await expect(readTable(file('sep=;\r\n \t;\u00a0\r\n'))).rejects.toThrow(/^Le fichier est vide/)
    await expect(readTable(file('\uFEFF\r\n;;\r\n'))).rejects.toThrow(/^Le fichier est vide/)
  })
})

describe('its columns', () => {
  test.each([
    ['videos', 'Date;TITRE;Identifiant YouTube\n', { title: 1, youtube_id: 2, date: 0 }],
    ['videos', 'titulo;Titre de la vidéo;Lien\n', { title: 1, youtube_id: 2, date: undefined }],
    ['stats', 'Libellé,Valeur (millions)\n', { label: 0, value: 1 }],
    ['subscriber', 'Nom\tAdresse électronique\n', { email: 1 }],
    ['pays', 'Pays\n', { nom: 0 }],
  ])('of %s are known by their titles: %j', async (path, head, mapping) => {
    const { guess } = await planOf(path, `${head}a`)
    expect(guess).toEqual({ hasHead: true, mapping })
  })
})

describe('its lines', () => {
  test('have the numbers of the file, and a cell of spaces is empty', async () => {
    const { lines } = await planOf('videos', 'Titre;YouTube;Date\n\n \t ;aqz-KE-bpKQ;\u00a0\n\nDeux;aqz-KE-bpKQ;  \n')
    expect(lines.map(({ number, state, values }) => [number, state, values['title'], values['date']])).toEqual([
      [3, 'invalid', '', ''],
      [5, 'new', 'Deux', ''],
    ])
  })

  test('may have days and numbers as a French spreadsheet writes them, and the addresses of videos', async () => {
    const { lines } = await planOf(
      'videos',
      'Titre;YouTube;Date\nUne;https://youtu.be/aqz-KE-bpKQ;31/12/2026\nDeux;aqz-KE-bpKQ;2026-02-30\nTrois;aqz-KE-bpKQ;1.2.2026 10:00\n',
    )
    expect(lines.map(({ state, values }) => [state, values['date']])).toEqual([
      ['new', '2026-12-31'],
      ['invalid', '2026-02-30'],
      ['repeated', '2026-02-01'],
    ])
    const stats = await planOf('stats', 'Label;Valeur\nBilan;1\u202f172,5\nPerte;-3\nAutre;abc\n')
    expect(stats.lines.map(({ state }) => state)).toEqual(['new', 'new', 'invalid'])
  })

  test('are recognised by a name whatever its accents and language', async () => {
    const { lines } = await planOf('domaines', 'Nom\nEPARGNE  Réglementée\nSavings\n', [
      { id: 1, nom: 'Épargne réglementée' },
      { id: 1, nom: 'Savings' },
    ])
    expect(lines.map(({ state }) => state)).toEqual(['repeated', 'repeated'])
  })

  test('cities belong to their country', async () => {
    const lines = await planImport(definitionOf({ screen: 'villes' }), [{ line: 1, cells: ['Douala'] }], {
      mapping: { nom: 0 },
      hasHead: false,
      parent: 7,
      present: [],
    })
    expect(lines).toMatchObject([{ state: 'new', values: { nom: 'Douala', pays_id: '7' } }])
  })
})

test('5,000 subscribers out and in again: 0 differences', async () => {
  const rows = Array.from({ length: 5000 }, (_none, n) => ({
    id: n + 1,
    email: `abonne.${n}+cdec@exemple-${n % 7}.cm`,
  }))
  const exported = await listAsCsv(definitionOf({ screen: 'subscriber' }).columns, rows, {
    locale: 'fr',
    dates: 'local',
  })
  const { lines } = await planOf('subscriber', exported)
  expect(lines.map(({ state, values }) => [state, values['email']])).toEqual(rows.map(({ email }) => ['new', email]))
  const again = await planOf('subscriber', exported, rows)
  expect(again.lines.filter(({ reason }) => reason !== 'Existe déjà')).toEqual([])
})
