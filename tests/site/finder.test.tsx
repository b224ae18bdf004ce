import { act, screen, within } from '@testing-library/react'
import { openApp } from '@tests/support/open-app'
import { withProvider } from '@tests/support/with-provider'
import { expect, test, vi } from 'vitest'
import { allSteps, stepOf } from '@/site/finder/paths'
import { cases, findCase } from '@/site/services/cases/cases'
import { families } from '@/site/services/families/families'

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

  await heading('Le juge demande une caution pour libérer quelqu’un')
  expect(main().getByText('Cautionnement de mise en liberté')).toBeVisible()
  expect(router.state.location.href).toBe('/cas/caution-mise-en-liberte?reponses=justice%2Fjuge%2Fliberte')
  expect(await main().findByText(/^Vos réponses\s: Un juge, .+ › Pour la mise en liberté d’une personne/)).toBeVisible()

  await user.click(main().getByRole('link', { name: 'Changer' }))
  await heading('À quel titre faut-il verser\u00a0?')
  await user.click(main().getByRole('link', { name: 'Question précédente' }))
  await heading('Que se passe-t-il\u00a0?')
  await user.click(main().getByRole('link', { name: 'Question précédente' }))
  await heading('Trouver mon cas')
})

/** The sides of a case in their order, the open one with a star. */
const sides = () =>
  [...screen.getByRole('main').querySelectorAll('details')].map(
    ({ open, firstElementChild }) => `${open ? '* ' : ''}${firstElementChild?.textContent}`,
  )

test('the heir of a forgotten account meets his own papers and steps first, the bank its own; without answers one question asks', async () => {
  const { user, unmount } = await openApp('/trouver-mon-cas/recuperer')
  await user.click(await main().findByRole('link', { name: 'D’un compte en banque oublié ou fermé' }))
  await heading('Un compte en banque a été oublié')
  expect(sides()).toEqual(['* Vous récupérez une somme', 'Vous déposez une somme'])
  const open = within(screen.getByRole('main').querySelector('details') ?? document.body)
  const papers = within(open.getByRole('group', { name: 'À apporter' }))
  expect(papers.getByRole('checkbox', { name: /^Pour un héritier\s: l’acte de décès/ })).toBeVisible()
  expect(papers.getByText('Le nom de la banque et de l’agence').closest('label')).toBeNull()
  const steps = within(open.getByRole('list', { name: 'Comment procéder' })).getAllByRole('listitem')
  expect(steps[0]).toHaveTextContent(/^Demandez à la banque si le compte a été transféré/)
  expect(steps).toHaveLength(2)

  unmount()

  const { router } = await openApp('/cas/comptes-inactifs')
  expect(await main().findByRole('heading', { level: 2, name: 'Que voulez-vous faire\u00a0?' })).toBeVisible()
  expect(sides()).toEqual(['Vous récupérez une somme', 'Vous déposez une somme'])
  await user.click(main().getByText('Vous déposez une somme'))
  await vi.waitFor(() => expect(sides()).toEqual(['Vous récupérez une somme', '* Vous déposez une somme']))
  await act(() =>
    router.navigate({
      to: '/cas/$slug',
      params: { slug: 'comptes-inactifs' },
      search: { reponses: 'je-detiens/banque/compte' },
    }),
  )
  expect(sides()[0]).toMatch(/Vous déposez une somme/)
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

test('the table holds the 32 cases; its filters are in the address, and removed at once where no case has both', async () => {
  const { user, router } = await openApp('/trouver-mon-cas')
  const table = await screen.findByRole('table', { name: 'Tous les cas' })
  const names = () => within(table).getAllByRole('link')
  expect(names()).toHaveLength(32)
  // The count is silent when the page opens, and announced once a filter is chosen.
  for (const status of main().queryAllByRole('status')) expect(status).toHaveTextContent('')
  await user.click(main().getByRole('button', { name: 'Dépôts' }))
  expect(names()).toHaveLength(8)
  expect(main().getAllByText(/^\d+ cas/, { selector: '[role=status], [role=status] *' })[0]).toBeInTheDocument()
  expect(router.state.location.search).toEqual({ famille: 'depot' })
  await user.click(main().getByRole('button', { name: 'Je verse une somme' }))
  expect(main().getByText('Aucun cas ne réunit ces deux choix.', { selector: '[role=status] *' })).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Voir tous les cas' }))
  expect(within(screen.getByRole('table', { name: 'Tous les cas' })).getAllByRole('link')).toHaveLength(32)
  expect(router.state.location.search).toEqual({})
})

test('the page of a case gives who, what to bring, how, by what law, costs and delay', async () => {
  const { user } = await openApp('/cas/caution-candidat-election')
  await heading('Je suis candidat à une élection')
  await user.click(main().getByText('Vous déposez une somme'))
  await vi.waitFor(() =>
    expect(main().getByRole('checkbox', { name: 'La pièce d’identité du candidat' })).toBeVisible(),
  )
  expect(main().getByText('Décret n° 2011/105 du 15 avril 2011, article 4.')).toBeVisible()
  expect(await main().findByText('Aucun frais pour déposer ni pour retirer (exemple).')).toBeVisible()
  expect(main().getByText('Cinq jours ouvrés, une fois le dossier complet (exemple).')).toBeVisible()
  expect(
    main().getAllByText('Mis à jour le 3 novembre 2026 par la Direction des consignations (exemple)'),
  ).toHaveLength(2)
  expect(main().queryByText(/À confirmer/)).toBeNull()
  expect(document.title).toBe('Je suis candidat à une élection · CDEC Cameroun')
  await user.click(main().getByRole('link', { name: 'Écrire à la CDEC' }))
  const message = await screen.findByRole('textbox', { name: /^Message/ })
  await vi.waitFor(() =>
    expect(message).toHaveDisplayValue(/^Ma demande porte sur le cas «\u00a0Cautionnement des candidats aux élections/),
  )
})

test.each([
  ['/trouver-mon-cas/justice/dette', 'Mon créancier refuse mon paiement', '/cas/offres-reelles'],
  ['/cas/inconnu', 'Trouver mon cas', '/trouver-mon-cas'],
])('the address %s opens “%s”', async (asked, title, path) => {
  const { router } = await openApp(asked)
  await heading(title)
  expect(router.state.location.pathname).toBe(path)
})

test('the entries of a family lead to their cases and to the questions', async () => {
  await openApp('/depot')
  const link = (name: string) => screen.findByRole('link', { name })
  expect(await link('Comptes inactifs')).toHaveAttribute('href', '/cas/comptes-inactifs')
  expect(await link('Trouvez votre cas en trois questions')).toHaveAttribute('href', '/trouver-mon-cas')
})

test('the 32 cases are those of the specification: 11, 12, 1 and 8, each with an address of its own', () => {
  expect(families.map(({ entries }) => entries.length)).toEqual([11, 12, 1, 8])
  expect(new Set(cases.map(({ slug }) => slug)).size).toBe(32)
})

test('the questions lead to all 32 cases in at most three steps, without a dead end, and each answer can be taken back', () => {
  const places = allSteps()
  expect(new Set(places.flatMap(({ leads }) => (typeof leads === 'string' ? findCase(leads)?.slug : []))).size).toBe(32)
  expect(Math.max(...places.map(({ pastAnswers }) => pastAnswers.length))).toBe(3)
  for (const { path, pastAnswers, leads } of places) {
    if (typeof leads !== 'string') expect(new Set(leads.answers.map(({ id }) => id)).size).toBeGreaterThan(1)
    expect(stepOf(path.replace('/trouver-mon-cas', ''))?.pastAnswers).toEqual(pastAnswers)
    for (const one of pastAnswers) expect(stepOf(one.path.replace('/trouver-mon-cas', ''))?.leads).toBe(one.question)
  }
  expect(stepOf('justice/nulle-part')).toBeUndefined()
  expect(stepOf('JUSTICE/Dette/')?.leads).toBe('offres-reelles')
})
