import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailLink } from '@/site/contact/mail'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

const opened: string[] = []

/** Records the links that open the visitor's mail program. */
function recordMail(event: Event) {
  if (event.target instanceof HTMLAnchorElement && event.target.href.startsWith('mailto:')) {
    event.preventDefault()
    opened.push(event.target.href)
  }
}

withProvider()
beforeEach(() => {
  opened.length = 0
  document.addEventListener('click', recordMail)
})
afterEach(() => document.removeEventListener('click', recordMail))

const main = () => within(screen.getByRole('main'))

function write(label: string, text: string) {
  fireEvent.change(main().getByLabelText(new RegExp(`^${label}`)), { target: { value: text } })
}

test('empty fields are named in the order of the form; the mail program opens with the message, which can be copied', async () => {
  const { user, unmount } = await openApp('/contact_us')
  await user.click(main().getByRole('button', { name: 'Envoyer' }))
  const summary = main().getByRole('heading', { name: '3 champs sont à corriger' }).closest('section') ?? document.body
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Nom – Indiquez votre nom.',
    'Adresse électronique – Indiquez votre adresse électronique.',
    'Message – Écrivez votre message.',
  ])
  expect(main().getByLabelText(/^Message/)).toHaveAccessibleDescription('Écrivez votre message.')
  expect(opened).toHaveLength(0)
  write('Message', 'Bonjour,\nquels sont vos horaires ?')
  // What was typed survives a reload.
  unmount()
  const { user: again } = await openApp('/contact_us')
  write('Nom', 'Awa Ndiaye')
  write('Adresse électronique', 'awa@exemple.cm')
  write('Raison sociale', 'Ndiaye & Fils')
  write('Numéro', '+237 600000000')
  await again.click(main().getByRole('button', { name: 'Envoyer' }))

  expect(await main().findByRole('heading', { name: 'Il reste une étape\u00a0: envoyer ce message' })).toBeVisible()
  // Who has no mail program calls or copies; what was typed can be edited.
  expect(main().getByRole('link', { name: /^Appeler le \+237\u00a0/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  )
  expect(main().queryByRole('textbox', { name: /^Nom/ })).toBeNull()
  expect(opened).toHaveLength(1)
  const mail = new URL(opened[0] ?? '')
  expect(mail.pathname).toBe('contact@cdec.example')
  expect(mail.searchParams.get('subject')).toBe('Demande de Awa Ndiaye')
  const text =
    'Bonjour,\nquels sont vos horaires ?\n\n--\nNom\u00a0: Awa Ndiaye\nAdresse électronique\u00a0: awa@exemple.cm\nRaison sociale\u00a0: Ndiaye & Fils\nNuméro de téléphone\u00a0: +237 600000000'
  expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await again.click(main().getByRole('button', { name: 'Copier le texte' }))
  expect(copied).toHaveBeenCalledWith(text)
  expect(await screen.findByText('Message copié')).toBeVisible()
  await again.click(main().getByRole('button', { name: 'Modifier' }))
  expect(main().getByRole('textbox', { name: /^Nom/ })).toHaveValue('Awa Ndiaye')
})

test('the next person in the same tab finds neither what was sent nor what was left half an hour ago', async () => {
  const { user, unmount } = await openApp('/contact_us')
  write('Nom', 'Awa Ndiaye')
  write('Adresse électronique', 'awa@exemple.cm')
  write('Message', 'Bonjour')
  await user.click(main().getByRole('button', { name: 'Envoyer' }))
  await main().findByRole('heading', { name: 'Il reste une étape\u00a0: envoyer ce message' })
  unmount()
  const { unmount: leave } = await openApp('/contact_us')
  expect(main().getByLabelText(/^Nom/)).toHaveValue('')
  leave()
  const { unmount: leaveRegistration } = await openApp('/inscription/usager')
  const taxNumber = () => main().getByLabelText(/^Numéro fiscal/)
  fireEvent.change(taxNumber(), { target: { value: 'P012345678901A' } })
  leaveRegistration()
  const { unmount: leaveAgain } = await openApp('/inscription/usager')
  expect(taxNumber()).toHaveValue('P012345678901A')
  leaveAgain()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000)
  await openApp('/inscription/usager')
  expect(taxNumber()).toHaveValue('')
  expect(sessionStorage).toHaveLength(0)
})

test('a forgotten password leads to a message about it', async () => {
  const { user } = await openApp('/loginadmin')
  await user.click(await main().findByRole('link', { name: 'Mot de passe oublié\u00a0?' }))
  const message = await main().findByLabelText(/^Message/)
  await waitFor(() => expect(message).toHaveDisplayValue(/^J’ai oublié le mot de passe de mon compte\./))
  write('Nom', 'Awa Ndiaye')
  write('Adresse électronique', 'awa@exemple.cm')
  await user.click(main().getByRole('button', { name: 'Envoyer' }))
  expect(new URL(opened[0] ?? '').searchParams.get('subject')).toBe('Mot de passe oublié')
})

test('another subject begins another message', async () => {
  const { user, router } = await openApp('/contact_us?sujet=mot-de-passe')
  await waitFor(() => expect(main().getByLabelText(/^Message/)).toHaveDisplayValue(/mot de passe/))
  write('Nom', 'Awa Ndiaye')
  write('Adresse électronique', 'awa@exemple.cm')
  await user.click(main().getByRole('button', { name: 'Envoyer' }))
  await main().findByRole('heading', { name: 'Il reste une étape\u00a0: envoyer ce message' })
  await act(() => router.navigate({ to: '/contact_us' }))
  expect(main().queryByRole('heading', { name: 'Il reste une étape\u00a0: envoyer ce message' })).toBeNull()
})

test('a message adds no headers to the mail, and one that is too long for a link is left out of it', () => {
  const { href } = mailLink('a@b.cm', 'Sujet&cc=x@y.cm\r\nBcc: z@y.cm', 'Texte&bcc=x@y.cm')
  expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body'])
  expect(mailLink('a@b.cm', 'Sujet', 'é'.repeat(400))).toEqual({ href: 'mailto:a@b.cm?subject=Sujet', whole: false })
})
