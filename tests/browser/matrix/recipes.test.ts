import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copySources, ownEnvironment } from '../../support/browser/build-copy'

// The recipes of CONTRIBUTING.md, played in a copy of the project as they are written there.

const folder = mkdtempSync(join(tmpdir(), 'cdec-recipes-'))
copySources(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

/** Replaces a text that a file of the copy has once. */
function edit(file: string, ...changes: [before: string, after: string][]) {
  let text = read(file)
  for (const [before, after] of changes) {
    expect(text.split(before), `${file}: ${before}`).toHaveLength(2)
    text = text.replace(before, () => after)
  }
  write(file, text)
}

/** Adds a line after the first one with a text. */
function addAfter(file: string, text: string, line: string) {
  const lines = read(file).split('\n')
  const at = lines.findIndex((one) => one.includes(text))
  expect(at, `${file}: ${text}`).toBeGreaterThan(-1)
  write(file, lines.toSpliced(at + 1, 0, line).join('\n'))
}

/** Runs a command of the packages in the copy. Returns what it says; throws where it fails. */
const run = (command: string, ...words: string[]) =>
  execFileSync(process.execPath, [join('node_modules', command), ...words], {
    cwd: folder,
    env: ownEnvironment,
    encoding: 'utf8',
  })

const types = () => {
  try {
    run('typescript/bin/tsc', '-p', '.')
    return ''
  } catch (error) {
    return String(Object(error).stdout)
  }
}

/** Translates what is empty in the catalogs of the copy, as somebody does who adds texts. */
function translate() {
  run('@lingui/cli/dist/lingui.js', 'extract', '--clean')
  for (const area of ['main', 'forms', 'institution', 'admin']) {
    const file = `src/i18n/locales/${area}/en.po`
    write(file, read(file).replaceAll(/(msgid ".+"\n)msgstr ""\n/g, '$1msgstr "Translated"\n'))
  }
}

function addResource() {
  const places = ['src/contract/rows', 'src/contract', 'src/admin/resources', 'mocks/seeds']
  for (const place of places) {
    const text = read(`${place}/publications.ts`)
      .replaceAll('publication', 'partenariat')
      .replaceAll('Publication', 'Partenariat')
    write(`${place}/partenariats.ts`, text)
  }
  edit('mocks/seeds/partenariats.ts', ["'./partenariats-studies'", "'./publications-studies'"])
  for (const [file, from, name] of [
    ['src/contract/registry.ts', './partenariats', 'partenariats'],
    ['src/contract/rows/public-lists.ts', './partenariats.ts', 'partenariats'],
    ['src/admin/registry.ts', './resources/partenariats', 'screen as partenariats'],
    ['mocks/seeds/all.ts', './partenariats', 'partenariatSeeds'],
  ] as const)
    write(file, `import { ${name} } from '${from}'\n${read(file)}`)
  addAfter('src/contract/registry.ts', 'export const resources', '  partenariats,')
  addAfter('src/contract/rows/public-lists.ts', 'export const publicLists', '  partenariats,')
  addAfter('src/admin/registry.ts', 'const registry', '  partenariats,')
  edit('src/admin/registry.ts', ['screens: [sponsors,', 'screens: [partenariats, sponsors,'])
  addAfter('mocks/seeds/all.ts', 'records: {', '    partenariats: partenariatSeeds,')
}

/** The page of the resource and its route, as those of the publications. */
function addListPage() {
  for (const [from, to] of [
    ['src/site/media/publications-page.tsx', 'src/site/media/partenariats-page.tsx'],
    ['src/routes/_public/publications.tsx', 'src/routes/_public/partenariats.tsx'],
  ] as const)
    write(to, read(from).replaceAll('publication', 'partenariat').replaceAll('Publication', 'Partenariat'))
  run('../scripts/routes.mjs')
  addAfter('src/site/lists/record-names.ts', 'export const recordNames', '  partenariats: msg`Partenariat`,')
  edit('src/site/layout/menu.tsx', [
    "  { label: msg`Guide`, to: '/guide_utilisateurs' },",
    "  { to: '/partenariats' },\n  { label: msg`Guide`, to: '/guide_utilisateurs' },",
  ])
}

const partenariatForm = `  partenariats: adminForm('partenariats', {
    noun: ['une partenariat', 'la partenariat'],
    fields: {
      title: ['Titre', 'Zéphyr'],
      photo: ['Photo', photo],
      document: ['Document', pdf],
    },
    record: { ...documented, title: 'Un partenariat', partenariat_date: '2026-01-02' },
  }),`

function addField() {
  edit('src/contract/accounts.ts', [
    '    datenaissance: adultBirthday,',
    "    datenaissance: adultBirthday,\n    profession: v.pipe(requiredLine, v.maxLength(40, code('length'))),",
  ])
}

function addPage() {
  const page = read('src/site/institution/projects-page.tsx')
  write(
    'src/site/institution/fees-page.tsx',
    page.replaceAll('ProjectsPage', 'FeesPage').replace('Projets et programmes', 'Tarifs'),
  )
  const route = read('src/routes/_public/projects.tsx')
  write(
    'src/routes/_public/tarifs.tsx',
    route
      .replaceAll('ProjectsPage', 'FeesPage')
      .replace('projects-page', 'fees-page')
      .replace('/_public/projects', '/_public/tarifs')
      .replace('Projets et programmes', 'Tarifs'),
  )
  run('../scripts/routes.mjs')
  edit('src/site/layout/menu.tsx', [
    "  { label: msg`Guide`, to: '/guide_utilisateurs' },",
    "  { to: '/tarifs' },\n  { label: msg`Guide`, to: '/guide_utilisateurs' },",
  ])
  edit('tests/support/browser/public-paths.ts', [
    " '/ /contact_us /ou-aller /lacdec",
    " '/ /tarifs /contact_us /ou-aller /lacdec",
  ])
}

const story = `
import { openAdmin, withAdmin } from '@tests/admin/open-admin'
import { field, fillUsager, finish, write } from '@tests/support/fill-registration'
import { openApp } from '@tests/support/open-app'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

withAdmin()

test('the registration asks for the new field', async () => {
  const { user } = await openApp('/inscription/usager')
  await fillUsager(user)
  await user.click(finish())
  expect(field('Profession')).toHaveAccessibleDescription(/Indiquez votre profession/)
  write('Profession', 'x'.repeat(41))
  await user.click(finish())
  expect(field('Profession')).toHaveAccessibleDescription(/40 signes/)
})

test('the menu of the back office leads to the new screen', async () => {
  await openAdmin('/Admin/partenariats')
  expect(await screen.findByRole('heading', { level: 1, name: 'Partenariats' })).toBeVisible()
})

test('everybody reads the new list', async () => {
  await openApp('/partenariats')
  expect(await screen.findByRole('heading', { level: 1, name: 'Partenariats' })).toBeVisible()
  expect(await screen.findAllByRole('article')).not.toEqual([])
})
`

test('a resource, a field of a registration and a page are added by the recipes, which name what is forgotten', () => {
  addResource()
  const errors = types()
  for (const file of ['admin-forms', 'record-names', 'list-links']) expect(errors).toContain(file)
  addListPage()
  addAfter('tests/support/admin-forms.ts', 'export const adminForms', partenariatForm)
  addField()
  expect(types()).toContain('"length"')
  edit('src/contract/text-fields.ts', ["'confirmation'\n", "'confirmation' | 'length'\n"])
  const incomplete = types()
  for (const file of ['messages.ts', 'labels.ts', 'personal-fields.tsx']) expect(incomplete).toContain(file)
  addAfter(
    'mocks/messages.ts',
    'export const fieldMessages',
    "  length: t('Ce texte est trop long.', 'This text is too long.'),",
  )
  const labels = 'src/site/registration/labels.ts'
  addAfter(labels, 'export const labels', '  profession: msg`Profession`,')
  addAfter(labels, 'export const missing', '  profession: msg`Indiquez votre profession.`,')
  addAfter(labels, 'export const invalid', '  length: msg`Écrivez au plus 40 signes.`,')
  edit('src/site/registration/personal-fields.tsx', [
    '        etat_civil: (',
    '        profession: <TextField {...bind(\'profession\')} autoComplete="organization-title" />,\n        etat_civil: (',
  ])

  addPage()
  expect(types()).toBe('')
})

test('what they have added works, and is rendered in both languages', () => {
  translate()
  write('tests/recipe.test.tsx', story)
  run('vitest/vitest.mjs', 'run', '--project', 'screens', 'tests/recipe.test.tsx')
  run('../scripts/build.mjs', '--quick')
  for (const page of ['tarifs', 'en/tarifs', 'partenariats', 'en/partenariats'])
    expect(existsSync(join(folder, `dist/${page}.html`))).toBe(true)
  for (const page of ['/en/tarifs', '/en/partenariats']) expect(read('dist/sitemap.xml')).toContain(page)
})
