import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp } from '../support/open-app'

const main = () => within(screen.getByRole('main'))
const papers = (purpose: string) => within(main().getByRole('group', { name: purpose }))

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
  await later.type(main().getByRole('textbox', { name: 'Montant, en francs CFA' }), '1.500.000 FCFA')
  await later.type(main().getByRole('textbox', { name: 'Ce que vous voulez ajouter' }), 'Audience le matin')
  expect(letter).toHaveTextContent(
    /J’ai l’honneur de vous demander de bien vouloir recevoir la somme de 1\s500\s000 francs CFA,/,
  )
  expect(letter).toHaveTextContent('Objet : versement d’une somme (Cautionnement de mise en liberté)')
  await later.click(main().getByRole('radio', { name: 'Récupérer une somme' }))
  expect(letter).toHaveTextContent('J’ai l’honneur de solliciter la restitution de la somme de')
})

test('the letter is printed and shared as text', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = await openLetter()
  await user.click(main().getByRole('button', { name: 'Imprimer la lettre' }))
  expect(print).toHaveBeenCalledOnce()
  expect(document.documentElement).toHaveAttribute('data-printed', 'letter')
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  await user.click(main().getByRole('button', { name: 'Partager le texte' }))
  expect(document.documentElement).not.toHaveAttribute('data-printed')
  expect(copy).toHaveBeenCalledWith(expect.stringContaining('Madame, Monsieur,'))
  expect(await screen.findByText('Texte copié.')).toBeVisible()
})

test('“Mon dossier” lists what was begun with what is missing; one button wipes it, after a confirmation', async () => {
  localStorage.setItem(
    'dossier:comptes-inactifs',
    JSON.stringify({ papers: ['identity'], name: '', reference: '', notes: '' }),
  )
  const { user } = await openApp('/mon-dossier')
  const card = within((await main().findByRole('link', { name: 'Comptes inactifs' })).closest('li') ?? document.body)
  expect(card.getByText('Il manque une pièce :')).toBeVisible()
  expect(card.getByText(/^Tout document établissant votre lien/)).toBeVisible()
  expect(card.getByRole('link', { name: 'Comptes inactifs' })).toHaveAttribute('href', '/cas/comptes-inactifs')
  await user.click(main().getByRole('button', { name: 'Effacer tous mes dossiers' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Effacer tous vos dossiers\u00a0?' }))
  await user.click(dialog.getByRole('button', { name: 'Tout effacer' }))
  expect(await main().findByText(/^Aucun dossier pour le moment/)).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('dossier:'))).toEqual([])
})

test('two tabs of one reader: what is ticked in one and typed in the other stays, and what one erases is not written again', async () => {
  const key = 'dossier:caution-mise-en-liberte'
  const inAnotherTab = (text: string | null) => {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  }
  const { user, letter } = await openLetter()
  await user.click(papers('Pour déposer la somme').getByRole('checkbox', { name: 'Une pièce d’identité' }))
  const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}')
  // A tab in the background hears of it late: the first key comes before the event.
  inAnotherTab(JSON.stringify({ ...stored(), papers: [...stored().papers, 'parties'], notes: 'Audience le matin' }))
  const name = main().getByRole('textbox', { name: 'Votre nom, pour signer la lettre' })
  await user.type(name, 'Awa')
  expect(stored()).toMatchObject({ name: 'Awa', notes: 'Audience le matin', papers: [expect.anything(), 'parties'] })
  expect(letter).toHaveTextContent('Audience le matin')
  expect(main().getByRole('checkbox', { name: 'Le nom des parties' })).toBeChecked()

  inAnotherTab(null)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(name).toHaveValue('')
  expect(main().getByRole('checkbox', { name: 'Le nom des parties' })).not.toBeChecked()
  await user.click(main().getByRole('checkbox', { name: 'Le nom des parties' }))
  expect(stored()).toMatchObject({ name: '', notes: '', papers: ['parties'] })
})
