import { play, server } from '@mocks/server'
import { screen, waitFor, within } from '@testing-library/react'
import { findSettled } from '@tests/support/find-settled'
import { openApp } from '@tests/support/open-app'
import { openScreen } from '@tests/support/screen'
import { withProvider } from '@tests/support/with-provider'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'

withProvider()
beforeEach(() => {
  openScreen()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

function inSection(name: string) {
  const found = screen.getByRole('heading', { name }).closest('section')
  if (found === null) throw new Error(`No section ${name}`)
  return within(found)
}

describe('the home page', () => {
  test('has its parts in order', async () => {
    await openApp('/')
    await screen.findByRole('region', { name: 'À la une' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    const order = [
      'À chaque somme confiée, une garde sûre',
      'Là où nous agissons',
      'Conserver ce qui vous appartient, et vous le restituer',
      'L’exercice 2023 en chiffres',
      'La vie de l’institution',
      'Ils travaillent avec nous',
    ]
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Caisse des Dépôts et Consignations')
  })

  test('its heading is there before anything is loaded', async () => {
    play('slow')
    await openApp('/')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Caisse des Dépôts et Consignations')
    expect(screen.queryByRole('region', { name: 'À la une' })).not.toBeInTheDocument()
  })

  test('leads to the four services', async () => {
    await openApp('/')
    const services = screen.getByRole('region', { name: 'Nos services' })
    expect([...services.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Consignations administratives', '/cons_admin'],
      ['Consignations judiciaires', '/cons_judiciaire'],
      ['Consignations conventionnelles', '/cons_convention'],
      ['Dépôts', '/depot'],
    ])
  })

  test.each([
    [768, 2],
    [767, 4],
  ])('the services at %d px have %d positions', async (width, positions) => {
    openScreen({ width })
    await openApp('/')
    const services = screen.getByRole('region', { name: 'Nos services' })
    expect(within(services).getAllByRole('button', { name: /^Page \d/ })).toHaveLength(positions)
  })

  test('the slides come in their order', async () => {
    await openApp('/')
    const slides = await screen.findByRole('region', { name: 'À la une' })
    expect([...slides.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
      'Un tiers de confiance pour vos fonds',
      'Au service de la justice',
      'Vos dépôts sont garantis',
      'Financer le développement',
      'Eau et électricité\u00a0: vos cautions',
    ])
    expect(slides.querySelector('img')).toHaveAttribute('src', '/api/images_slides/seat-0.svg')
  })

  test('the domains of activity are listed', async () => {
    await openApp('/')
    expect(await screen.findByText('Avoirs en déshérence')).toBeInTheDocument()
  })

  test('the message of the Director General names nobody', async () => {
    await openApp('/')
    expect(screen.getByText('Mot du Directeur général')).toBeInTheDocument()
    expect(screen.getByText('Le Directeur général')).toBeInTheDocument()
  })
})

describe('the key figures', () => {
  test('keep their sign and unit, and say what is not published', async () => {
    await openApp('/')
    await screen.findByText('Résultat net')
    const loss = screen.getByText('Résultat net').closest('li')
    expect(loss).toHaveTextContent(/−1\s172/)
    expect(loss).toHaveTextContent('millions FCFA')
    expect(screen.getByText('Placements financiers').closest('li')).toHaveTextContent('non publié')
    expect(screen.getByText('Produits').closest('li')).toHaveTextContent('non publié')
  })

  test('are a table too, and a copy of it', async () => {
    const { user } = await openApp('/')
    await user.click(await screen.findByText('Voir les chiffres en tableau'))
    const table = screen.getByRole('table', { name: 'Chiffres clés de l’exercice 2023' })
    expect(within(table).getAllByRole('row')).toHaveLength(10)
    expect(within(table).getByRole('row', { name: /Résultat net/ })).toHaveTextContent(/−1\s172/)
    expect(within(table).getByRole('row', { name: /Produits/ })).toHaveTextContent('non publié')
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Copier le tableau' }))
    expect(await screen.findByText('Tableau copié')).toBeInTheDocument()
    const copy = String(write.mock.calls[0]?.[0])
    expect(copy.split('\n')).toHaveLength(10)
    expect(copy).toContain('Résultat net (millions FCFA)\t-1172')
    expect(copy).toContain('Produits (millions FCFA)\tnon publié')
  })

  test('say when the browser does not allow the copy', async () => {
    const { user } = await openApp('/')
    await user.click(await screen.findByText('Voir les chiffres en tableau'))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copier le tableau' }))
    expect(await screen.findByText(/^Le navigateur n’a pas permis la copie\./)).toBeInTheDocument()
  })
})

describe('the news', () => {
  test('are newest first, with their date in words and a link', async () => {
    await openApp('/')
    const news = await screen.findByRole('region', { name: 'Actualités' })
    const [first] = within(news).getAllByRole('article')
    expect(first).toHaveTextContent('12 octobre 2026')
    expect(first).toHaveTextContent('L’inscription en ligne est ouverte')
    expect(first?.querySelector('a')).toHaveTextContent('Voir plus')
    expect(first?.querySelector('a')).toHaveAttribute('href', '/actualites/l-inscription-en-ligne-est-ouverte')
  })

  test('without a date say so', async () => {
    const undated = { id: 1, slug: 'une', titre: 'Une bibliothèque', description: '', image: '', datePublication: null }
    server.use(http.get('*/api/actualites', () => HttpResponse.json([undated]), { once: true }))
    await openApp('/')
    const news = await screen.findByRole('region', { name: 'Actualités' })
    expect(within(news).getByRole('article')).toHaveTextContent('Date inconnue')
  })

  test('stand where /#actualites leads', async () => {
    await openApp('/')
    expect(screen.getByRole('heading', { name: 'La vie de l’institution' }).closest('#actualites')).not.toBeNull()
  })
})

test('the partners scroll, shown twice but announced once', async () => {
  await openApp('/')
  const list = await screen.findByRole('list', { name: 'Partenaires' })
  const names = within(list).getAllByRole('listitem').length
  expect(list.nextElementSibling).toHaveAttribute('inert')
  expect(list.nextElementSibling?.children).toHaveLength(names)
})

test('each part stays short however many rows the provider has, and says what it leaves out', async () => {
  const rows = <Row,>(make: (id: number) => Row) =>
    Array.from({ length: 2000 }, (_, n) => ({ id: n + 1, ...make(n + 1) }))
  const answers: Record<string, object[]> = {
    slides: rows((n) => ({ title: `Diapositive ${n}`, description: 'Texte', image: '', order: n })),
    domaines: rows((n) => ({ nom: `Domaine ${n}` })),
    stats: rows((n) => ({ label: `Indicateur ${n}`, value: n })),
    actualites: rows((n) => ({
      slug: `n-${n}`,
      titre: `Nouvelle ${n}`,
      description: '',
      image: '',
      datePublication: '',
    })),
    sponsors: rows((n) => ({ nom: `Partenaire ${n}`, description: '', image: '' })),
  }
  for (const [name, list] of Object.entries(answers))
    server.use(http.get(`*/api/${name}`, () => HttpResponse.json(list)))
  await openApp('/')
  const sponsors = await screen.findByRole('list', { name: 'Partenaires' })
  expect(within(sponsors).getAllByRole('listitem')).toHaveLength(60)
  expect(screen.getByRole('link', { name: 'Tous les partenaires' })).toHaveAttribute('href', '/partenaires')
  const news = await screen.findByRole('region', { name: 'Actualités' })
  expect(news.querySelectorAll('article')).toHaveLength(12)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Toutes les actualités' })).toHaveAttribute('href', '/actualites')
  expect(await screen.findByText('Domaine 60')).toBeInTheDocument()
  expect(screen.queryByText('Domaine 61')).not.toBeInTheDocument()
  expect(screen.getAllByText(/^… et 1.940 autres$/)).toHaveLength(2)
  expect(document.querySelectorAll('*').length).toBeLessThan(3000)
})

const sections = [
  'Là où nous agissons',
  'L’exercice 2023 en chiffres',
  'La vie de l’institution',
  'Ils travaillent avec nous',
]
const shown = () => sections.filter((name) => screen.queryByRole('heading', { name }) !== null)

test('sections without content are left out', async () => {
  play('empty')
  await openApp('/')
  expect(await screen.findByText('Aucun sponsor disponible.')).toBeVisible()
  await findSettled('Aucune actualité disponible pour le moment.')
  await waitFor(() => expect(shown()).toEqual(['La vie de l’institution', 'Ils travaillent avec nous']))
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument()
  expect(
    within(screen.getByRole('main')).queryByRole('link', { name: 'Toutes les actualités' }),
  ).not.toBeInTheDocument()
})

test('a failure shows as an error in each section, never as an empty list', async () => {
  play('failing')
  await openApp('/')
  await waitFor(() => expect(screen.getAllByText('Cette rubrique n’a pas pu être chargée.')).toHaveLength(4))
  expect(shown()).toEqual(sections)
  expect(screen.queryByText(/^Aucune? .* disponible/)).not.toBeInTheDocument()
})

test('a section that failed can be read again', async () => {
  play('failing')
  const { user } = await openApp('/')
  await waitFor(() => expect(screen.getAllByText('Cette rubrique n’a pas pu être chargée.')).toHaveLength(4))
  play('normal')
  await user.click(inSection('Ils travaillent avec nous').getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(screen.getByRole('list', { name: 'Partenaires' })).toBeInTheDocument())
})

test('in English', async () => {
  await openApp('/', { locale: 'en' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deposits and Consignments Fund')
  expect((await screen.findByText('Net result')).closest('li')).toHaveTextContent(/−1,172.* million FCFA$/)
  expect(screen.getByText('Revenue').closest('li')).toHaveTextContent('not published')
  const news = await screen.findByRole('region', { name: 'News' })
  expect(within(news).getAllByRole('article')[0]).toHaveTextContent('12 October 2026')
})
