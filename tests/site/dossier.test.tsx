import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp } from '../support/open-app'
import { withTexts } from '../support/with-texts'

// The letter is loaded once with its texts, and each test opens another application.
withTexts('forms')

const main = () => within(screen.getByRole('main'))
const paper = (name: string | RegExp) => main().getByRole('checkbox', { name })
const identity = 'Une pièce d’identité de celui qui verse'

async function openCase(path = '/cas/caution-mise-en-liberte') {
  const opened = await openApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Le juge demande une caution pour libérer quelqu’un' })
  return opened
}

async function openLetter() {
  const opened = await openCase()
  await opened.user.click(main().getByRole('button', { name: 'Écrire ma lettre' }))
  return { ...opened, letter: await main().findByLabelText('La lettre à la Caisse') }
}

test('the papers that are ticked are stored on the device and enclosed in a letter that can be answered', async () => {
  const { user, router, unmount } = await openCase()
  await user.click(main().getByText('Vous déposez une somme'))
  await user.click(paper(identity))
  expect(router.state.location.href).toBe('/cas/caution-mise-en-liberte')
  unmount()

  const { user: later, letter } = await openLetter()
  expect(paper(identity)).toBeChecked()
  expect(letter).toHaveTextContent(`Pièces jointes : 1. ${identity} Je produirai dès que possible`)
  const write = async (name: string, text: string) => {
    await later.click(main().getByRole('textbox', { name }))
    await later.paste(text)
  }
  await write('Votre nom, pour signer la lettre', 'Awa Ndiaye')
  await write('Votre adresse', 'BP 12, Bafoussam')
  await write('Votre téléphone', '677 00 00 00')
  await write('Votre NIU, si vous en avez un', 'P01')
  await write('Lieu où vous écrivez', 'Bafoussam')
  await write('Montant, en francs CFA', '1.500.000 FCFA')
  await write('Ce que vous voulez ajouter', 'Audience le matin')
  expect(letter).toHaveTextContent(
    /^Awa Ndiaye BP 12, Bafoussam Téléphone\s: 677 00 00 00 NIU\s: P01 À la Direction générale .* Bafoussam, le \d/,
  )
  expect(letter).toHaveTextContent(
    /J’ai l’honneur de vous demander de bien vouloir recevoir la somme de 1\s500\s000 francs CFA,/,
  )
  expect(letter).toHaveTextContent('Objet : versement d’une somme (Cautionnement de mise en liberté)')
  expect(letter).toHaveTextContent(/Audience le matin Dans l’attente .* Signature\s: Awa Ndiaye Pièces jointes/)
  await later.click(main().getByRole('radio', { name: 'Récupérer une somme' }))
  expect(letter).toHaveTextContent('J’ai l’honneur de solliciter la restitution de la somme de')
})

test('the letter is printed, whenever the browser says that it was, and shared as text', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => void window.dispatchEvent(new Event('afterprint')))
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

test('“Mon dossier” shows each case with its side and its count, leads on, and removes one or all after a question', async () => {
  const begun = { papers: ['identity'], name: '', reference: '', notes: '' }
  localStorage.setItem('dossier:comptes-inactifs', JSON.stringify(begun))
  localStorage.setItem('dossier:offres-reelles', JSON.stringify(begun))
  const { user } = await openApp('/mon-dossier')
  const title = await main().findByRole('link', { name: 'Un compte en banque a été oublié' })
  const card = within(title.closest('li') ?? document.body)
  expect(card.getByText('Vous récupérez une somme').parentElement).toHaveTextContent('1 pièce sur 2')
  expect(card.getByText('Il manque une pièce :')).toBeVisible()
  expect(card.getByText('Un relevé, un livret ou le contrat du compte')).toBeVisible()
  expect(card.getByRole('link', { name: 'Continuer' })).toHaveAttribute('href', '/cas/comptes-inactifs')
  expect(main().getByRole('link', { name: 'Trouver un autre cas' })).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Retirer' }))
  const question = within(await screen.findByRole('alertdialog', { name: /^Retirer le dossier «\sUn compte/ }))
  await user.click(question.getByRole('button', { name: 'Retirer' }))
  await waitFor(() => expect(main().getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Mon créancier refuse'))

  await user.click(main().getByRole('button', { name: 'Effacer tous mes dossiers' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Effacer tous vos dossiers\u00a0?' }))
  await user.click(dialog.getByRole('button', { name: 'Tout effacer' }))
  expect(await main().findByText(/^Aucun dossier pour le moment/)).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('dossier:'))).toEqual([])
})

test('“Imprimer” in “Mon dossier” prints the page of the case, open at the side that was begun', async () => {
  localStorage.setItem(
    'dossier:comptes-inactifs',
    JSON.stringify({ papers: ['list'], purpose: 'deposit', name: '', reference: '', notes: '' }),
  )
  const { user } = await openApp('/mon-dossier')
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await user.click(await main().findByRole('button', { name: 'Imprimer' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(main().getByRole('heading', { level: 1, name: 'Un compte en banque a été oublié' })).toBeVisible()
  expect(paper(/^La liste des bénéficiaires/)).toBeVisible()
})

test('two tabs of one reader: what is ticked in one and typed in the other stays, and what one erases is not written again', async () => {
  const key = 'dossier:caution-mise-en-liberte'
  const inAnotherTab = (text: string | null) => {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  }
  const { user, letter } = await openLetter()
  await user.click(main().getByText('Vous déposez une somme'))
  await user.click(paper(identity))
  const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}')
  // A tab in the background hears of it late: the first key comes before the event.
  inAnotherTab(JSON.stringify({ ...stored(), papers: [...stored().papers, 'decision'], notes: 'Audience le matin' }))
  const name = main().getByRole('textbox', { name: 'Votre nom, pour signer la lettre' })
  await user.type(name, 'Awa')
  expect(stored()).toMatchObject({ name: 'Awa', notes: 'Audience le matin', papers: [expect.anything(), 'decision'] })
  expect(letter).toHaveTextContent('Audience le matin')
  expect(paper('La décision qui accorde la liberté contre une caution')).toBeChecked()

  inAnotherTab(null)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(name).toHaveValue('')
  expect(paper('La décision qui accorde la liberté contre une caution')).not.toBeChecked()
  await user.click(paper('La décision qui accorde la liberté contre une caution'))
  expect(stored()).toMatchObject({ name: '', notes: '', papers: ['decision'] })
})
