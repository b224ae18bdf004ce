import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseCsv, writeCsv } from '@/admin/crud/csv/csv'
import { full } from '../../support/full'

// Exported files in LibreOffice. On Debian: apt-get install --no-install-recommends libreoffice-calc-nogui.

const have = full && spawnSync('soffice', ['--version']).status === 0
if (full && !have) console.warn('Skipped: there is no LibreOffice here (soffice).')

const cells = [
  'Dépôts, consignations ; œuvres',
  'dit « le Trésor » — d’après l’article',
  'des "guillemets" droits',
  '"',
  ';',
  'deux\nlignes',
  'avec retour\net "guillemets"; suite',
  '👩‍💼 🇨🇲 é',
  ' espaces ',
  '=1+1',
  '=HYPERLINK("http://evil.example";"ici")',
  '+237 600 00 00',
  '-1+2',
  '@SUM(1)',
  '\t=1+1',
  "'apostrophe",
  'نص',
]

/** Opens a CSV file in a French LibreOffice that computes formulas. Returns it converted to another format. */
function opened(file: string, separator: ';' | ',', format: 'csv' | 'fods') {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-csv-'))
  try {
    const source = join(folder, 'liste.csv')
    writeFileSync(source, file)
    const semicolonOrComma = String(separator.charCodeAt(0))
    const filters = {
      // Separated by tabs, in UTF-8, with the displayed texts.
      csv: 'csv:Text - txt - csv (StarCalc):9,34,76,1,,1036,false,true,true',
      fods: 'fods',
    }
    const { status, stderr } = spawnSync(
      'soffice',
      [
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        '--headless',
        // Separator, quotes, UTF-8, first line, any column format, French; the last option computes formulas.
        `--infilter=CSV:${semicolonOrComma},34,76,1,,1036,false,true,false,false,false,,true`,
        '--convert-to',
        filters[format],
        '--outdir',
        join(folder, 'out'),
        source,
      ],
      { encoding: 'utf8', timeout: 90_000 },
    )
    if (status !== 0) throw new Error(stderr)
    return readFileSync(join(folder, 'out', `liste.${format}`), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe.skipIf(!have)('LibreOffice', () => {
  test.each([
    [';', 'fr'],
    [',', 'en'],
  ] as const)('reads each cell as it was exported, separated by "%s"', async (separator, locale) => {
    const rows = [['Texte', 'Après'], ...cells.map((cell, n) => [cell, `fin ${n}`])]
    const file = opened(await writeCsv(rows, locale), separator, 'csv')
    expect((await parseCsv(file)).map((row) => row.cells)).toEqual(rows)
  })

  test('computes none of them, and takes numbers and days for what they are', async () => {
    const numbers = ['-12,5', '1234567,25', '2026-12-31']
    const book = opened(
      await writeCsv([...cells.map((cell) => [cell]), ...numbers.map((cell) => [cell])], 'fr'),
      ';',
      'fods',
    )
    expect(book).not.toContain('table:formula=')
    expect([...book.matchAll(/office:value="([^"]+)"/g)].map(([, value]) => value)).toEqual(['-12.5', '1234567.25'])
    expect(book).toContain('office:date-value="2026-12-31"')
    // Without the escape character the formula is computed.
    expect(opened('=1+1\r\n', ';', 'fods')).toContain('table:formula=')
  })
})
