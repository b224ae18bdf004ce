import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

test('the mail program opens with the message written', async () => {
  const { user } = await openApp('/contact_us')
  write('Nom', 'Awa Ndiaye')
  write('Adresse électronique', 'awa@exemple.cm')
  write('Raison sociale', 'Ndiaye & Fils')
  write('Numéro', '+237 600000000')
  write('Message', 'Bonjour,\nquels sont vos horaires ?')
  await user.click(main().getByRole('button', { name: 'Envoyer' }))

  expect(await main().findByRole('heading', { name: 'Votre message est prêt' })).toBeVisible()
  expect(opened).toHaveLength(1)
  const mail = new URL(opened[0] ?? '')
  expect(mail.pathname).toBe('contact@cdec.example')
  expect(mail.searchParams.get('subject')).toBe('Demande de Awa Ndiaye')
  expect(mail.searchParams.get('body')).toBe(
    'Bonjour,\r\nquels sont vos horaires ?\r\n\r\n--\r\nNom\u00a0: Awa Ndiaye\r\nAdresse électronique\u00a0: awa@exemple.cm\r\nRaison sociale\u00a0: Ndiaye & Fils\r\nNuméro de téléphone\u00a0: +237 600000000',
  )
})

test('where there is no mail program the text can be copied', async () => {
  const { user } = await openApp('/contact_us')
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  write('Nom', 'Awa')
  write('Adresse électronique', 'awa@exemple.cm')
  write('Message', 'Bonjour')
  await user.click(main().getByRole('button', { name: 'Envoyer' }))
  await user.click(await main().findByRole('button', { name: 'Copier le texte' }))
  expect(copied).toHaveBeenCalledWith('Bonjour\n\n--\nNom\u00a0: Awa\nAdresse électronique\u00a0: awa@exemple.cm')
  expect(await screen.findByText('Message copié')).toBeVisible()
})

test('the summary is in the order of the form, and each field names itself', async () => {
  const { user } = await openApp('/contact_us')
  await user.click(main().getByRole('button', { name: 'Envoyer' }))
  const summary = within(
    screen.getByRole('heading', { name: '3 champs sont à corriger' }).closest('section') ?? document.body,
  )
  expect(summary.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Nom – Indiquez votre nom.',
    'Adresse électronique – Indiquez votre adresse électronique.',
    'Message – Écrivez votre message.',
  ])
  expect(main().getByLabelText(/^Message/)).toHaveAccessibleDescription('Écrivez votre message.')
  expect(opened).toHaveLength(0)
})

test.each([
  ['/login', 'fr'],
  ['/loginadmin', 'fr'],
  ['/login', 'en'],
] as const)('from %s a forgotten password leads to a message about it (%s)', async (path, locale) => {
  const { user, router } = await openApp(path, { locale })
  await user.click(
    await main().findByRole('link', {
      name: locale === 'fr' ? 'Mot de passe oublié\u00a0?' : 'Forgotten your password?',
    }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact_us'))
  await waitFor(() =>
    expect(main().getByLabelText(/^Message/)).toHaveValue(
      locale === 'fr'
        ? 'J’ai oublié le mot de passe de mon compte. Comment puis-je en choisir un nouveau\u00a0?'
        : 'I have forgotten the password of my account. How can I choose a new one?',
    ),
  )
  write(locale === 'fr' ? 'Nom' : 'Name', 'Awa Ndiaye')
  write(locale === 'fr' ? 'Adresse électronique' : 'Email', 'awa@exemple.cm')
  await user.click(main().getByRole('button', { name: locale === 'fr' ? 'Envoyer' : 'Send' }))
  expect(new URL(opened[0] ?? '').searchParams.get('subject')).toBe(
    locale === 'fr' ? 'Mot de passe oublié' : 'Forgotten password',
  )
})

test('what was typed survives a reload', async () => {
  const { unmount } = await openApp('/contact_us')
  write('Message', 'Bonjour')
  unmount()
  await openApp('/contact_us')
  expect(main().getByLabelText(/^Message/)).toHaveValue('Bonjour')
})

describe('the mail', () => {
  test('a message cannot add headers of its own', () => {
    const { href } = mailLink('a@b.cm', 'Sujet&cc=x@y.cm\r\nBcc: z@y.cm', 'Texte&bcc=x@y.cm')
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body'])
  })

  test('a text that is too long for a link is left out of it', () => {
    expect(mailLink('a@b.cm', 'Sujet', 'é'.repeat(400))).toEqual({ href: 'mailto:a@b.cm?subject=Sujet', whole: false })
  })
})
