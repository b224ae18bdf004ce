import { i18n } from '@lingui/core'
import { withTexts } from '@tests/support/with-texts'
import { describe, expect, test } from 'vitest'
import { parseCsv, writeCsv } from '@/admin/crud/csv/csv'
import { listAsCsv } from '@/admin/crud/csv/export-dialog'

withTexts('admin')

const awkward = [
  ['Titre', 'Valeur'],
  ['Élève, « cœur » œuvré', '1,5'],
  ['dit "oui"', 'deux\nlignes'],
  ['deux\r\nlignes', ' espaces '],
  ['émoji 👩🏽‍⚖️', '👍'],
  ['point;virgule', 'vir,gule'],
]

const cellsOf = async (file: string) => (await parseCsv(file)).map(({ cells }) => cells)

describe('a CSV file', () => {
  test('for French Excel: byte order mark, semicolon, CRLF, no sep= line', async () => {
    const file = await writeCsv(
      [
        ['a', 'b;c'],
        ['dit "oui"', ''],
      ],
      'fr',
    )
    expect(file).toBe('\uFEFFa;"b;c"\r\n"dit ""oui""";\r\n')
    expect(await writeCsv([['1.5', 'a,b']], 'en')).toBe('\uFEFF1.5,"a,b"\r\n')
  })

  test.each(['=1+1', '+33 1', '-cmd', '@SUM(A1)', '\tx', '\rx'])(
    'a value that a spreadsheet would compute is escaped: %j',
    async (value) => {
      const file = await writeCsv([[value]], 'fr')
      expect(file).toMatch(/^\uFEFF"?'/)
      expect(await cellsOf(file)).toEqual([[value]])
    },
  )

  test('a negative number stays one', async () => {
    expect(await writeCsv([['-12,5', '-3']], 'fr')).toBe('\uFEFF-12,5;-3\r\n')
  })

  test('is read as it was written', async () => {
    expect(await cellsOf(await writeCsv(awkward, 'fr'))).toEqual(awkward)
  })

  test.each(['a\tb\nc\td', 'a;b\rc;d', '"a";"b"\r\n\r\n"c";"d"', 'a,b\nc,d\n', 'a;b\r\nc;"d"\n'])(
    'of another program is read: %j',
    async (file) => {
      expect(await cellsOf(file)).toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ])
    },
  )

  test.each(['sep=|\r\na|b;c\r\n', '\uFEFF"sep=|"\na|b;c\n'])(
    'may begin with Excel’s line of the separator: %j',
    async (file) => {
      expect(await parseCsv(file)).toEqual([{ line: 2, cells: ['a', 'b;c'] }])
    },
  )

  test('has the numbers of its lines, with empty lines and lines within a cell', async () => {
    const lines = async (file: string) => (await parseCsv(file)).map(({ line, cells }) => [line, cells[0]])
    const file = '\r\na;b\r\n\r\n ; \r\n"c\r\nd";e\r\n\r\nf;g\r\n'
    expect(await lines(file)).toEqual([
      [2, 'a'],
      [5, 'c\r\nd'],
      [8, 'f'],
    ])
    expect((await lines(file.replaceAll('\r\n', '\r'))).map(([line]) => line)).toEqual([2, 5, 8])
  })

  test('cut short or malformed, it is refused with its line', async () => {
    await expect(parseCsv('a;b\n"c;d')).rejects.toThrow(/^Ligne 2\s:/)
    await expect(parseCsv('a;b\r\n\r\n"c"x;d')).rejects.toThrow(/^Ligne 3\s:/)
    await expect(parseCsv(`${'a;b\n'.repeat(60_000)}"c;d\n`)).rejects.toThrow(/^Ligne 60001\s:/)
  })
})

test('a list: decimal comma, days as chosen, labels for codes, no tags', async () => {
  const titles = ['Titre', 'Valeur', 'Date', 'Type', 'Texte', 'Communiqué']
  i18n.loadAndActivate({ locale: 'fr', messages: Object.fromEntries(titles.map((title) => [title, title])) })
  const message = (id: string) => ({ id, message: id })
  const columns = [
    { id: 'a', kind: 'text', label: message('Titre'), read: () => 'Été' },
    { id: 'b', kind: 'amount', label: message('Valeur'), read: () => 1172.5 },
    { id: 'c', kind: 'date', label: message('Date'), read: () => '2026-03-01T00:00:00Z' },
    { id: 'd', kind: 'choice', label: message('Type'), read: () => 'x', choices: { x: message('Communiqué') } },
    { id: 'e', kind: 'html', label: message('Texte'), read: () => '<p>a <b>b</b></p>' },
  ] as const
  const french = await listAsCsv(columns, [{}], { locale: 'fr', dates: 'local' })
  expect(french).toBe('\uFEFFTitre;Valeur;Date;Type;Texte\r\nÉté;1172,5;01/03/2026;Communiqué;a b\r\n')
  const english = await listAsCsv(columns, [{}], { locale: 'en', dates: 'iso' })
  expect(english).toBe('\uFEFFTitre,Valeur,Date,Type,Texte\r\nÉté,1172.5,2026-03-01,Communiqué,a b\r\n')
})
