import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { calendarFile } from '@/site/case/calendar-file'
import { openApp } from '../support/open-app'

const main = () => within(screen.getByRole('main'))
const papers = (purpose: string) => within(main().getByRole('group', { name: purpose }))

/** The files that the page offers for download. */
const files: Blob[] = []
beforeEach(() => {
  files.length = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: vi.fn<() => void>(),
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

async function openCase(path = '/cas/caution-mise-en-liberte') {
  const opened = await openApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Cautionnement de mise en liberté' })
  return opened
}

async function openLetter() {
  const opened = await openCase()
  await opened.user.click(main().getByRole('button', { name: 'Écrire ma lettre' }))
  return { ...opened, letter: await main().findByLabelText('La lettre à la Caisse') }
}

test('the papers that are ticked are stored on the device and listed in the letter; information is not', async () => {
  const { user, router, unmount } = await openCase()
  await user.click(papers('Pour déposer la somme').getByRole('checkbox', { name: 'Une pièce d’identité' }))
  await user.click(main().getByRole('checkbox', { name: 'Le nom des parties' }))
  expect(router.state.location.href).toBe('/cas/caution-mise-en-liberte')
  unmount()

  const { user: later, letter } = await openLetter()
  expect(papers('Pour déposer la somme').getByRole('checkbox', { name: 'Une pièce d’identité' })).toBeChecked()
  expect(letter).toHaveTextContent('je joins : 1. Une pièce d’identité Je produirai dès que possible')
  expect(letter).not.toHaveTextContent('Le nom des parties')
  await later.type(main().getByRole('textbox', { name: 'Votre nom, pour signer la lettre' }), 'Awa Ndiaye')
  await later.type(main().getByRole('textbox', { name: 'Montant, en francs CFA' }), '1500000')
  await later.type(main().getByRole('textbox', { name: 'Ce que vous voulez ajouter' }), 'Audience le matin')
  expect(letter).toHaveTextContent(/J’ai l’honneur de vous demander de bien vouloir recevoir la somme de 1\s500\s000/)
  expect(letter).toHaveTextContent('Objet : versement d’une somme (Cautionnement de mise en liberté)')
  await later.click(main().getByRole('radio', { name: 'Récupérer une somme' }))
  expect(letter).toHaveTextContent('J’ai l’honneur de solliciter la restitution de la somme de')
})

test('the letter is printed and shared as text; a date goes into the calendar', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = await openLetter()
  await user.click(main().getByRole('button', { name: 'Imprimer la lettre' }))
  expect(print).toHaveBeenCalledOnce()
  expect(document.documentElement).toHaveAttribute('data-printed', 'letter')
  window.dispatchEvent(new Event('afterprint'))
  expect(document.documentElement).not.toHaveAttribute('data-printed')
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await user.click(main().getByRole('button', { name: 'Partager le texte' }))
  expect(copy).toHaveBeenCalledWith(expect.stringContaining('Madame, Monsieur,'))
  expect(await screen.findByText('Texte copié.')).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Ajouter une date' }))
  await user.type(main().getByRole('textbox', { name: 'Quoi' }), 'Audience')
  await user.type(main().getByLabelText('Quand'), '2026-12-03')
  await user.click(main().getByRole('button', { name: 'Ajouter au calendrier' }))
  expect(files[0]?.type).toBe('text/calendar')
})

test('the dossier is shared as one file: the letter, the papers, the numbered steps, dates and contacts', async () => {
  const { user } = await openLetter()
  await user.click(papers('Pour déposer la somme').getByRole('checkbox', { name: 'Une pièce d’identité' }))
  await user.click(main().getByRole('button', { name: 'Ajouter un contact' }))
  await user.type(main().getByRole('textbox', { name: 'Qui' }), 'Greffe')
  await user.type(main().getByRole('textbox', { name: 'Téléphone ou courriel' }), '600000000')
  await user.click(main().getByRole('button', { name: 'Transmettre le dossier' }))
  expect(await screen.findByText('Le dossier est dans vos téléchargements.')).toBeVisible()
  const text = await files[0]?.text()
  expect(text).toContain('<p>Madame, Monsieur,</p>')
  expect(text).toContain('<li>☑ Une pièce d’identité</li>')
  expect(text).toContain('<ol><li>Munissez-vous de la décision')
  expect(text).toContain('<li>Greffe, 600000000</li>')
})

test('“Mon dossier” lists what was begun with what is missing and its dates, and leads to its page', async () => {
  localStorage.setItem(
    'dossier:comptes-inactifs',
    JSON.stringify({
      papers: ['identity'],
      name: '',
      reference: '',
      notes: '',
      contacts: [],
      dates: [{ id: '1', what: 'Rendez-vous', day: '2026-12-03' }],
    }),
  )
  await openApp('/mon-dossier')
  const card = within((await main().findByRole('link', { name: 'Comptes inactifs' })).closest('li') ?? document.body)
  expect(card.getByText('Il manque une pièce :')).toBeVisible()
  expect(card.getByText(/^Tout document établissant votre lien/)).toBeVisible()
  expect(card.getByText(/^3\sdécembre 2026/)).toBeVisible()
  expect(card.getByRole('button', { name: 'Transmettre le dossier' })).toBeVisible()
  expect(card.getByRole('link', { name: 'Comptes inactifs' })).toHaveAttribute('href', '/cas/comptes-inactifs')
})

test('one button wipes every dossier of the device, after a confirmation', async () => {
  localStorage.setItem('dossier:comptes-inactifs', '{}')
  const { user } = await openApp('/mon-dossier')
  await user.click(await main().findByRole('button', { name: 'Effacer tous mes dossiers' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Effacer tous vos dossiers\u00a0?' }))
  await user.click(dialog.getByRole('button', { name: 'Tout effacer' }))
  expect(await main().findByText(/^Aucun dossier pour le moment/)).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('dossier:'))).toEqual([])
})

test('an emptied dossier is removed; the former address of a dossier leads to its case', async () => {
  const { user, router } = await openApp('/mon-dossier?cas=caution-mise-en-liberte')
  await screen.findByRole('heading', { level: 1, name: 'Cautionnement de mise en liberté' })
  expect(router.state.location.pathname).toBe('/cas/caution-mise-en-liberte')
  const box = main().getByRole('checkbox', { name: 'Le nom des parties' })
  await user.click(box)
  expect(localStorage.getItem('dossier:caution-mise-en-liberte')).toContain('parties')
  await user.click(box)
  expect(localStorage.getItem('dossier:caution-mise-en-liberte')).toBeNull()
})

test('a calendar file escapes its texts and folds its lines at 75 bytes', () => {
  const text = calendarFile(
    { uid: 'a@cdec', day: '2026-12-03', title: 'Audience ; salle 2, étage 1', text: 'é'.repeat(80) },
    new Date('2026-11-20T09:00:00Z'),
  )
  expect(text).toContain('DTSTART;VALUE=DATE:20261203\r\n')
  expect(text).toContain('DTSTAMP:20261120T090000Z\r\n')
  expect(text).toContain('SUMMARY:Audience \\; salle 2\\, étage 1\r\n')
  expect(text.split('\r\n').map((line) => new TextEncoder().encode(line).length)).toSatisfy((sizes: number[]) =>
    sizes.every((size) => size <= 75),
  )
})
