import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { calendarFile } from '@/site/dossier/calendar-file'
import { openApp } from '../support/open-app'

const main = () => within(screen.getByRole('main'))
const letter = () => main().getByRole('region', { name: 'La lettre à la Caisse' })

async function openDossier(path = '/mon-dossier?cas=caution-mise-en-liberte') {
  const opened = await openApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Mon dossier' })
  return opened
}

test('what is ticked and noted is in the letter, stays on the device and is in no address', async () => {
  const { user, router, unmount } = await openDossier()
  await user.click(main().getByRole('checkbox', { name: 'Une pièce d’identité' }))
  await user.type(main().getByRole('textbox', { name: 'Votre nom, pour signer la lettre' }), 'Awa Ndiaye')
  await user.type(main().getByRole('textbox', { name: 'Notes' }), 'Audience le matin')
  await user.click(main().getByRole('button', { name: 'Ajouter un contact' }))
  await user.type(main().getByRole('textbox', { name: 'Qui' }), 'Greffe')
  await user.type(main().getByRole('textbox', { name: 'Téléphone ou courriel' }), '600000000')
  expect(letter()).toHaveTextContent('Objet : Cautionnement de mise en liberté')
  expect(letter()).toHaveTextContent('Pièces en ma possession : – Une pièce d’identité')
  expect(letter()).toHaveTextContent('Contacts : – Greffe, 600000000')
  expect(router.state.location.href).toBe('/mon-dossier?cas=caution-mise-en-liberte')
  unmount()

  await openDossier()
  expect(main().getByRole('checkbox', { name: 'Une pièce d’identité' })).toBeChecked()
  expect(main().getByRole('textbox', { name: 'Notes' })).toHaveValue('Audience le matin')
})

test('one button wipes every dossier of the device, after a confirmation', async () => {
  const { user } = await openDossier()
  await user.type(main().getByRole('textbox', { name: 'Notes' }), 'Secret')
  await user.click(main().getByRole('button', { name: 'Effacer tous mes dossiers' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Effacer tous vos dossiers\u00a0?' }))
  await user.click(dialog.getByRole('button', { name: 'Tout effacer' }))
  expect(main().getByRole('textbox', { name: 'Notes' })).toHaveValue('')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('dossier:'))).toEqual([])
})

test('a date goes into the calendar, and the letter is printed and shared as text', async () => {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: vi.fn<() => void>(),
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = await openDossier()
  await user.click(main().getByRole('button', { name: 'Ajouter une date' }))
  await user.type(main().getByRole('textbox', { name: 'Quoi' }), 'Audience')
  await user.type(main().getByLabelText('Quand'), '2026-12-03')
  expect(letter()).toHaveTextContent('Dates : – 3 décembre 2026, Audience')
  await user.click(main().getByRole('button', { name: 'Ajouter au calendrier' }))
  expect(files[0]?.type).toBe('text/calendar')
  await user.click(main().getByRole('button', { name: 'Imprimer la lettre' }))
  expect(print).toHaveBeenCalledOnce()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await user.click(main().getByRole('button', { name: 'Partager le texte' }))
  expect(copy).toHaveBeenCalledWith(expect.stringContaining('Madame, Monsieur,'))
  expect(await screen.findByText('Texte copié.')).toBeVisible()
})

test('without a case the page lists the dossiers of this device', async () => {
  localStorage.setItem('dossier:comptes-inactifs', '{}')
  await openDossier('/mon-dossier')
  expect(main().getByRole('link', { name: 'Comptes inactifs' })).toHaveAttribute(
    'href',
    '/mon-dossier?cas=comptes-inactifs',
  )
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
