import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

// The search is loaded with the first letter typed; loading it first keeps that out of the tests' time.
beforeAll(() => import('@/site/search/open-search'))

withProvider()

const main = () => within(screen.getByRole('main'))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('three answers lead to the page of the case, and each answer can be changed', async () => {
  const { user, router } = await openApp('/trouver-mon-cas')
  await heading('Trouver mon cas')
  expect(main().getByText('Question 1 sur 3 au plus')).toBeVisible()
  await user.click(main().getByRole('link', { name: /^Un juge, un huissier ou la police intervient/ }))
  await heading('Que se passe-t-il\u00a0?')
  await user.click(main().getByRole('link', { name: /^Le juge demande ou permet de verser une somme/ }))
  await heading('À quel titre faut-il verser\u00a0?')
  expect(main().getByText('Question 3 sur 3 au plus')).toBeVisible()
  await user.click(main().getByRole('link', { name: 'Pour la mise en liberté d’une personne' }))

  await heading('Cautionnement de mise en liberté')
  expect(router.state.location.href).toBe('/cas/caution-mise-en-liberte?reponses=justice%2Fjuge%2Fliberte')
  const given = within(await main().findByRole('complementary', { name: 'Vos réponses' }))
  expect(given.getByText('Pour la mise en liberté d’une personne')).toBeVisible()
  expect(given.getAllByRole('listitem')).toHaveLength(3)

  await user.click(given.getByRole('link', { name: /^Changer la réponse à la question «\sQue se passe-t-il/ }))
  await heading('Que se passe-t-il\u00a0?')
  await user.click(main().getByRole('link', { name: 'Question précédente' }))
  await heading('Trouver mon cas')
})

test('where no answer fits, the message to the institution contains the answers given', async () => {
  const { user } = await openApp('/trouver-mon-cas/justice/juge')
  await heading('À quel titre faut-il verser\u00a0?')
  await user.click(main().getByRole('link', { name: 'Aucune de ces réponses\u00a0: écrire à la CDEC' }))
  const message = await screen.findByRole('textbox', { name: /^Message/ })
  await vi.waitFor(() =>
    expect(message).toHaveValue(
      [
        'Je ne trouve pas le cas qui correspond à ma situation.',
        'Mes réponses\u00a0:',
        '– Qu’est-ce qui vous amène\u00a0? Un juge, un huissier ou la police intervient',
        '– Que se passe-t-il\u00a0? Le juge demande ou permet de verser une somme',
        '',
        'Ma situation\u00a0:',
        '',
      ].join('\n'),
    ),
  )
})

test('a search in everyday words, with typing errors, leads to the page of the case', async () => {
  const { user, router } = await openApp('/trouver-mon-cas')
  await heading('Trouver mon cas')
  await user.type(main().getByRole('searchbox', { name: 'Que voulez-vous faire\u00a0?' }), 'mon bailleur refus le loyé')
  const search = within(main().getByRole('region', { name: 'Dites-le avec vos mots' }))
  await user.click(await search.findByRole('link', { name: /^Offres réelles suivies de consignation/ }))
  await heading('Offres réelles suivies de consignation')
  expect(router.state.location.href).toBe('/cas/offres-reelles')
})

test('the table holds the 32 cases; its filters are in the address', async () => {
  const { user, router } = await openApp('/trouver-mon-cas')
  const table = await screen.findByRole('table', { name: 'Tous les cas' })
  const names = () => within(table).getAllByRole('link')
  expect(names()).toHaveLength(32)
  await user.click(main().getByRole('button', { name: 'Dépôts' }))
  expect(names()).toHaveLength(8)
  expect(router.state.location.search).toEqual({ famille: 'depot' })
  await user.click(main().getByRole('button', { name: 'Une somme me revient' }))
  expect(names()).toHaveLength(5)
  await user.click(main().getByRole('button', { name: 'Dépôts' }))
  await user.click(main().getByRole('button', { name: 'Une somme me revient' }))
  expect(names()).toHaveLength(32)
})

test('filters without a case show a message and can be removed; an unknown family is ignored', async () => {
  const { user, router } = await openApp('/trouver-mon-cas?famille=autre')
  const table = await screen.findByRole('table', { name: 'Tous les cas' })
  expect(within(table).getAllByRole('link')).toHaveLength(32)
  await user.click(main().getByRole('button', { name: 'Dépôts' }))
  await user.click(main().getByRole('button', { name: 'Je verse une somme' }))
  expect(main().getByText('Aucun cas ne réunit ces deux choix.', { selector: '[role=status] *' })).toBeVisible()
  expect(main().queryByRole('table')).toBeNull()
  await user.click(main().getByRole('button', { name: 'Voir tous les cas' }))
  expect(within(screen.getByRole('table', { name: 'Tous les cas' })).getAllByRole('link')).toHaveLength(32)
  expect(router.state.location.search).toEqual({})
})

test('the first page leads somebody who has begun to the dossier', async () => {
  const { user, router } = await openApp('/trouver-mon-cas')
  await heading('Trouver mon cas')
  await user.click(main().getByRole('link', { name: 'Mon dossier' }))
  await heading('Mon dossier')
  expect(router.state.location.pathname).toBe('/mon-dossier')
  expect(await main().findByText(/^Aucun dossier pour le moment/)).toBeVisible()
  expect(main().queryByRole('button', { name: 'Effacer tous mes dossiers' })).toBeNull()
})

test('the page of a case gives who, what to bring, how, by what law, costs and delay', async () => {
  const { user } = await openApp('/cas/caution-candidat-election')
  await heading('Cautionnement des candidats aux élections')
  const papers = within(main().getByRole('region', { name: 'À apporter' }))
  expect(within(papers.getByRole('group', { name: 'Pour déposer la somme' })).getAllByRole('checkbox')).toHaveLength(4)
  expect(within(papers.getByRole('group', { name: 'Pour récupérer la somme' })).getAllByRole('checkbox')).toHaveLength(
    3,
  )
  expect(within(main().getByRole('region', { name: 'Comment procéder' })).getAllByRole('listitem')).toHaveLength(5)
  expect(main().getByText('Décret n° 2011/105 du 15 avril 2011, article 4.')).toBeVisible()
  expect(await main().findByText('Aucun frais pour déposer ni pour retirer (exemple).')).toBeVisible()
  expect(main().getByText('Cinq jours ouvrés, une fois le dossier complet (exemple).')).toBeVisible()
  expect(
    main().getAllByText('Mis à jour le 3 novembre 2026 par la Direction des consignations (exemple)'),
  ).toHaveLength(2)
  expect(main().queryByText(/À confirmer/)).toBeNull()
  expect(document.title).toBe('Cautionnement des candidats aux élections · CDEC Cameroun')
  await user.click(main().getByRole('link', { name: 'Écrire à la CDEC' }))
  const message = await screen.findByRole('textbox', { name: /^Message/ })
  await vi.waitFor(() =>
    expect(message).toHaveDisplayValue(/^Ma demande porte sur le cas «\u00a0Cautionnement des candidats aux élections/),
  )
})

test('a notary whose sale price is contested is led to the sequestration', async () => {
  const { user } = await openApp('/trouver-mon-cas')
  await heading('Trouver mon cas')
  await user.click(main().getByRole('link', { name: /^Je détiens l’argent d’autrui/ }))
  await user.click(await main().findByRole('link', { name: 'Un notaire' }))
  await heading('La somme est-elle contestée\u00a0?')
  await user.click(main().getByRole('link', { name: /^Oui/ }))
  await heading('Fonds placés sous séquestre')
})

test('an address of answers that lead to a case leads to its page', async () => {
  const { router } = await openApp('/trouver-mon-cas/justice/dette')
  await heading('Offres réelles suivies de consignation')
  expect(router.state.location.pathname).toBe('/cas/offres-reelles')
})

test.each(['/cas/inconnu', '/trouver-mon-cas/justice/nulle-part'])(
  '%s begins anew at the first question',
  async (path) => {
    const { router } = await openApp(path)
    await heading('Trouver mon cas')
    expect(router.state.location.pathname).toBe('/trouver-mon-cas')
  },
)

test.each([
  ['/cons_judiciaire', 'Offres réelles suivies de consignation', '/cas/offres-reelles'],
  ['/depot', 'Comptes inactifs', '/cas/comptes-inactifs'],
])('the entries of %s lead to their cases', async (path, name, href) => {
  await openApp(path)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name: 'Trouvez votre cas en trois questions' })).toHaveAttribute(
    'href',
    '/trouver-mon-cas',
  )
})

test('English readers have all of it in English', async () => {
  await openApp('/trouver-mon-cas/recuperer', { locale: 'en' })
  await heading('Where does the sum come from?')
  expect(main().getByRole('link', { name: 'From a forgotten or closed bank account' })).toBeVisible()
})
