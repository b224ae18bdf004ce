import { definitionOf } from '@tests/support/admin-forms'
import { withTexts } from '@tests/support/with-texts'
import { describe, expect, test } from 'vitest'
import { csvOf, readCsv } from '@/admin/crud/csv/csv'
import { readRecords } from '@/admin/crud/csv/import'

withTexts('admin')

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'a.csv')
const cellsOf = async (text: string) => (await readCsv(file(text))).map(({ cells }) => cells)

/**
 * Encodes a text as Excel saves a CSV file in French. It may hold only letters of Latin-1, because Node decodes the others
 * differently from browsers.
 */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const bytes = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

describe('a CSV file', () => {
  test('for French Excel: byte order mark, semicolon, CRLF, no sep= line; it is read as it was written', async () => {
    const rows = [
      ['a', 'b;c'],
      ['dit "oui"', 'deux\nlignes'],
      [' émoji 👩🏽‍⚖️ ', ''],
    ]
    const text = csvOf(rows)
    expect(text).toBe('\uFEFFa;"b;c"\r\n"dit ""oui""";"deux\nlignes"\r\n" émoji 👩🏽‍⚖️ ";\r\n')
    expect(await cellsOf(text)).toEqual(rows)
  })

  test.each(['=1+1', '+33 1', '-cmd', '@SUM(A1)', '\tx', '\rx'])(
    'a value that a spreadsheet would compute is escaped: %j',
    async (value) => {
      const text = csvOf([[value, 'b']])
      expect(text).toMatch(/^\uFEFF"?'/)
      expect(await cellsOf(text)).toEqual([[value.replace('\r', '\n'), 'b']])
    },
  )

  test('a negative number stays one', () => {
    expect(csvOf([['-12,5', '-3']])).toBe('\uFEFF-12,5;-3\r\n')
  })

  test('has the numbers of its lines, with empty lines and lines within a cell', async () => {
    const rows = await readCsv(file('\r\na;b\r\n\r\n ; \r\n"c\r\nd";e\r\n\r\nf;g\r\n'))
    expect(rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [2, 'a'],
      [5, 'c\nd'],
      [8, 'f'],
    ])
  })

  test('is read in UTF-8 or as French Excel saves it', async () => {
    const text = 'Titre\r\n"CAFÉ\u00a0», été, à côté, ÂGE"\r\n'
    const expected = [['Titre'], ['CAFÉ\u00a0», été, à côté, ÂGE']]
    for (const content of [utf8(text), windows1252(text)])
      expect((await readCsv(file(content))).map(({ cells }) => cells)).toEqual(expected)
  })

  test.each([
    ['of two encodings', bytes(utf8('Titre\nété\n'), windows1252('été\n')), 3],
    ['cut within a letter', bytes(utf8('Titre\nà côté\nÉt'), Uint8Array.of(0xc3)), 3],
    ['cut within a quoted cell', utf8('a;b\n"c;d'), 2],
    ['with a text after a quoted cell', utf8('a;b\r\n\r\n"c"x;d'), 3],
  ])('%s is refused with its line', async (_name, content, line) => {
    await expect(readCsv(file(content))).rejects.toThrow(new RegExp(`^Ligne ${line}\\s:`))
  })
})

describe('the lines of a file', () => {
  const read = (path: string, text: string, parent?: number) =>
    readRecords(definitionOf({ screen: path }), file(text), parent)

  test('have the columns of an export, which can be fewer and in another order', async () => {
    const [line] = await read('videos', 'Identifiant YouTube;Titre\nhttps://youtu.be/aqz-KE-bpKQ; Une \n')
    expect(line).toMatchObject({ number: 2, cells: ['Une', 'https://youtu.be/aqz-KE-bpKQ', ''], reason: '' })
    expect(line?.values).toMatchObject({ title: 'Une', date: '' })
  })

  test.each(['titre\nUne', 'Titre;Auteur\nUne;Awa', 'Titre;Titre\nUne;Deux', 'Titre;\nUne;'])(
    'with other titles refuse the file: %j',
    async (text) => {
      await expect(read('videos', text)).rejects.toThrow(/export de cette liste\s: Titre;Identifiant YouTube;Date$/)
    },
  )

  test('with a cell too many or too few refuse the file with the line', async () => {
    await expect(read('sponsors', 'Nom;Description\nZéphyr;Vent; doux\n')).rejects.toThrow(
      /^Ligne 2\s: nombre de cellules\s: 3/,
    )
    await expect(read('sponsors', 'Nom;Description\nZéphyr;\nAlizé\n')).rejects.toThrow(
      /^Ligne 3\s: nombre de cellules\s: 1/,
    )
    await expect(read('sponsors', '\r\n;;\r\n')).rejects.toThrow(/^Le fichier est vide/)
  })

  test('are checked by the schema of the form, with days and numbers as a French spreadsheet writes them', async () => {
    const videos = await read('videos', 'Titre;Identifiant YouTube;Date\nA;aqz-KE-bpKQ;31/12/2026\n;aqz-KE-bpKQ;hier\n')
    expect(videos.map(({ values, reason }) => [values['date'], reason])).toEqual([
      ['2026-12-31', ''],
      ['hier', expect.stringMatching(/^Renseignez le champ «\sTitre\s». Entrez une date valide\.$/)],
    ])
    const stats = await read('stats', 'Label;Valeur\nBilan;1\u202f172,5\nPerte;-3\nAutre;abc\n')
    expect(stats.map(({ values, reason }) => [values['value'], reason])).toEqual([
      [1172.5, ''],
      [-3, ''],
      ['abc', 'Entrez un nombre.'],
    ])
  })

  test('of cities belong to their country', async () => {
    const [line] = await read('villes', 'ID;Nom de la ville\n;Douala\n', 7)
    expect(line?.values).toEqual({ nom: 'Douala', pays_id: '7' })
  })
})
