import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { phoneParts } from '@/site/opening/phone-parts'
import { openApp } from '../support/open-app'
import { provide } from '../support/provide'
import { openScreen } from '../support/screen'
import { withProvider } from '../support/with-provider'

withProvider()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const main = () => within(screen.getByRole('main'))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const provideContents = (records: object[]) =>
  provide(
    'contents',
    records.map((record) => ({ ...record, type: 'publication' })),
  )

test('where nothing is written the page invents no address, the settings are shown, and no press contact', async () => {
  provideContents([])
  const { router } = await openApp('/ou-aller')
  expect(await main().findByText(/^Aucune adresse n’est publiée pour le moment/)).toBeVisible()
  expect(main().queryByRole('img')).toBeNull()
  await router.navigate({ to: '/contact_us' })
  const aside = within(await screen.findByRole('complementary', { name: 'Autres moyens de nous joindre' }))
  expect(aside.getByText(/Du lundi au vendredi, 08:00\s–\s16:00/)).toBeVisible()
  expect(aside.getByRole('link', { name: '+237 000 000 000' })).toHaveAttribute('href', 'tel:+237000000000')
  expect(aside.queryByRole('heading', { name: 'Contact presse' })).toBeNull()
})

test('a citizen of Douala goes on from a case to where to go, when, what to bring, and the way there', async () => {
  const { user } = await openApp('/cas/offres-reelles')
  await user.click(
    within(await screen.findByRole('region', { name: 'Où s’adresser' })).getByRole('link', { name: 'Où aller' }),
  )
  await heading('Où aller')
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Où aller' })).toBeVisible()
  const names = await main().findAllByRole('heading', { level: 2 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['1 Siège', '2 Agence de Douala', '3 Agence de Garoua'])
  const [head, douala] = names.map((name) => within(name.parentElement ?? name))
  expect(await head?.findByText('Du lundi au vendredi, 08:00 – 16:00')).toBeVisible()
  expect(head?.getByRole('link', { name: 'trouver mon cas' })).toHaveAttribute('href', '/trouver-mon-cas')
  expect(douala?.getByText(/Bonanjo/)).toBeVisible()
  expect(douala?.getByText(/^Lundi–jeudi : 7h30–15h30\s+Vendredi : 7h30–12h00 et 14h00–15h30$/)).toBeVisible()
  expect(douala?.getByText(/les pièces de votre cas, et leur copie/)).toBeVisible()
  expect(douala?.getByRole('link', { name: '+237 000 000 001' })).toHaveAttribute('href', 'tel:+237000000001')
  expect(douala?.getByRole('link', { name: 'Application de cartes du téléphone' })).toHaveAttribute(
    'href',
    'geo:4.0433,9.6933?q=4.0433,9.6933(Agence%20de%20Douala)',
  )
  expect(douala?.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/directions?to=4.0433,9.6933',
  )
  const map = main().getByRole('img', { name: /^Nos bureaux au Cameroun.: 1 Siège, 2 Agence de Douala, 3 Agence/ })
  expect(within(map).getByText('Garoua')).toBeVisible()
})

test('telephone, e-mail and hours on the contact page and in the footer are those of the head office', async () => {
  provideContents([
    {
      id: 1,
      titre: 'coordonnees : SIÈGE',
      Description: '<p>Tél : +237 222 11 22 33</p><p>Courriel : accueil@cdec.cm</p><p>lundi–samedi : 7h30–12h15</p>',
    },
  ])
  const { scrollIntoSight } = openScreen()
  await openApp('/contact_us')
  await scrollIntoSight()
  const places = [
    within(await screen.findByRole('complementary', { name: 'Autres moyens de nous joindre' })),
    within(screen.getByRole('contentinfo')),
  ]
  for (const place of places) {
    expect(await place.findByRole('link', { name: '+237 222 11 22 33' })).toHaveAttribute('href', 'tel:+237222112233')
    expect(place.getByRole('link', { name: 'accueil@cdec.cm' })).toHaveAttribute('href', 'mailto:accueil@cdec.cm')
    expect(place.getByText('lundi–samedi : 7h30–12h15')).toBeVisible()
  }
})

test('the legal notice shows what the institution has written, after our own text', async () => {
  await openApp('/mentions-legales')
  await heading('Mentions légales')
  const own = within(await screen.findByRole('region', { name: 'Mentions de la Caisse' }))
  expect(own.getByText(/Hébergeur : à nommer ici\./)).toBeVisible()
  expect(main().getByText(/^Ce site est publié par la Caisse/)).toBeVisible()
})

test('the page of privacy names what is stored, what is sent, to whom and how it is erased, before the institution’s own text', async () => {
  provideContents([
    { id: 1, titre: 'Confidentialité', Description: '<p>Le délégué est <strong>à nommer</strong>.</p>' },
  ])
  await openApp('/confidentialite')
  await heading('Confidentialité')
  await screen.findByRole('region', { name: 'Ce que fait la Caisse' })
  expect(
    main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Ce qui reste sur votre appareil',
    'Ce qui est envoyé, et à qui',
    'Ce que demande un compte',
    'Faire effacer',
    'Ce que fait la Caisse',
  ])
})

test('each registration says what an account brings and what a sensitive value is for, and leads there', async () => {
  const { user } = await openApp('/inscription/usager')
  await heading('Créer un compte usager')
  expect(main().getByText(/^Le compte fait connaître à la Caisse votre identité/)).toBeVisible()
  expect(main().getByLabelText(/^Numéro fiscal/)).toHaveAccessibleDescription(/pour ne pas vous confondre/)
  expect(main().getByLabelText(/^Situation matrimoniale/)).toHaveAccessibleDescription(/Pour établir votre identité/)
  await user.click(main().getByRole('link', { name: 'à quoi elles servent et comment les faire effacer' }))
  await heading('Confidentialité')
})

test.each([
  ['(+237) 222 23 45 67', ['+237222234567']],
  ['+237 (0) 222 23 45 67', ['+237222234567']],
  ['222 23 45 67 ou 677 12 34 56', ['+237222234567', '+237677123456']],
  ['Standard : +237 222 23 45 67 (poste 12)', ['+237222234567;ext=12']],
  ['1500', ['1500']],
  ['à l’accueil', []],
])('the telephone “%s” is called as it is written', (written, called) => {
  const parts = phoneParts(written)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(called.map((one) => `tel:${one}`))
  expect(parts.map(({ text }) => text).join('')).toBe(written)
})
