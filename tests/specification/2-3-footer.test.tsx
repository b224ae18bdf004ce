import { play } from '@mocks/server'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { openApp } from '@tests/support/open-app'
import { messages, openChat } from '@tests/support/open-chat'
import { passTime } from '@tests/support/screen'
import { withProvider } from '@tests/support/with-provider'
import { describe, expect, test } from 'vitest'

// Section 2.3 of the specification.

withProvider()

const footer = () => within(screen.getByRole('contentinfo'))

describe('the footer has', () => {
  test('contact phone, contact e-mail, also while nothing of the provider is read', async () => {
    play('failing')
    await openApp('/contact_us')
    const address = (name: RegExp) => footer().getByRole('link', { name }).getAttribute('href')
    expect(address(/^\+237/)).toMatch(/^tel:\+237\d+$/)
    expect(address(/@/)).toMatch(/^mailto:\S+@\S+$/)
  })

  test('work schedule, three social network links, useful links, a newsletter form (one e-mail field and a submit), a copyright line', async () => {
    await openApp('/missions')
    expect(footer().getByText('Du lundi au vendredi, 08:00 – 16:00')).toBeVisible()

    const networks = footer().getAllByRole('link', { name: /^(Facebook|X|LinkedIn) \(nouvel onglet\)$/ })
    expect(networks.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.facebook.com/cdeccameroun',
      'https://x.com/cdeccameroun',
      'https://www.linkedin.com/company/cdec-cameroun',
    ])
    for (const link of networks) expect(link).toHaveAttribute('target', '_blank')

    const links = within(footer().getByRole('navigation', { name: 'Liens utiles' })).getAllByRole('link')
    const addresses = links.map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(expect.arrayContaining(['/accueil', '/lacdec', '/#actualites']))

    const region = footer().getByRole('region', { name: 'Lettre d’information' })
    const form = within(region.querySelector('form') ?? region)
    expect(form.getAllByRole('textbox')).toHaveLength(1)
    expect(form.getByRole('textbox')).toHaveAttribute('type', 'email')
    expect(form.getByRole('button', { name: 'S’abonner' })).toHaveAttribute('type', 'submit')

    expect(
      footer().getByText(/^© \d{4} Caisse des Dépôts et Consignations du Cameroun\. Tous droits réservés\.$/),
    ).toBeVisible()
  })
})

describe('a chat widget exists in the footer', () => {
  test('it greets the visitor, shows each sent message, and shows a canned reply', async () => {
    const { user } = await openChat()
    expect(messages()).toHaveLength(1)
    expect(messages()[0]).toHaveTextContent('Bonjour')
    await user.keyboard('Bonjour, je cherche un formulaire{Enter}')
    expect(messages()[1]).toHaveTextContent('Bonjour, je cherche un formulaire')
    expect(screen.getByRole('textbox', { name: 'Votre message' })).toHaveValue('')
    await passTime(1000)
    expect(messages()[2]).toHaveTextContent('Merci pour votre message')
  })

  test.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['the close button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Fermer la discussion' }))],
  ])('%s closes it with a slide-out, and the focus comes back', async (_way, close) => {
    const { user, dialog } = await openChat()
    await close(user)
    expect(dialog()).toHaveAttribute('data-closing', 'true')
    await passTime(300)
    expect(dialog()).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Discuter avec nous' })).toHaveFocus()
  })
})
