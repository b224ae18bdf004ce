import { screen, within } from '@testing-library/react'
import { field as adminField, form, openAdmin, withAdmin } from '@tests/admin/open-admin'
import { field } from '@tests/support/fill-registration'
import { openApp } from '@tests/support/open-app'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readList, readOne, readRows } from '@/api/unwrap'
import { session, usagerRegistration, user } from '@/contract/accounts'
import { resources } from '@/contract/registry'

// Section 3 of the specification: the entities as the provider answers them, and their fields.

withAdmin()

const { videos } = resources

describe('entities and their fields', () => {
  test.each([
    ['Subscriber', resources.subscribers, { id: 1, email: 'awa@exemple.cm' }],
    ['Country (pays)', resources.pays, { id: 1, nom: 'Cameroun' }],
    ['City (ville)', resources.villes, { id: 1, nom: 'Yaoundé', pays_id: 1 }],
    ['Presentation', resources.presentations, { id: 1, description: '<p>Un texte</p>' }],
    ['Mission', resources.missions, { id: 1, titre: 'Recevoir' }],
    ['Domaine', resources.domaines, { id: 1, nom: 'Dépôts' }],
    ['Statistique', resources.stats, { id: 1, label: 'Total', value: 12.5 }],
    ['Sponsor', resources.sponsors, { id: 1, nom: 'Trésor', description: 'Un texte', image: '/a.png' }],
    [
      'Communication (press release)',
      resources.communications,
      {
        id: 1,
        title: 'Un avis',
        description: 'Un texte',
        photo: '/a.png',
        document: '/a.pdf',
        communication_date: '2026-01-02',
      },
    ],
    [
      'Interview',
      resources.interviews,
      {
        id: 1,
        slug: 'un-entretien',
        titre: 'Un entretien',
        description: '<p>Bref</p>',
        date: '2026-01-02',
        source: 'https://exemple.cm/a',
        imagePrincipaleUrl: '/a.png',
        details: { introduction: 'Avant', contenu: 'Long' },
      },
    ],
    [
      'News item (actualite)',
      resources.actualites,
      {
        id: 1,
        titre: 'Une nouvelle',
        slug: 'une-nouvelle',
        description: 'Un texte',
        image: '/a.png',
        datePublication: '2026-01-02',
        details: { imagePrincipale: '/b.png', galleryPhotos: ['/c.png', '/d.png'], actualite_id: 1 },
      },
    ],
    ['Video', videos, { id: 1, title: 'Une vidéo', youtube_id: 'aqz-KE-bpKQ', date: '2026-01-02' }],
    [
      'Publication',
      resources.publications,
      {
        id: 1,
        title: 'Une étude',
        description: 'Un texte',
        photo: '/a.png',
        document: '/a.pdf',
        publication_date: '2026-01-02',
      },
    ],
    [
      'Regulation (reglementation)',
      resources.reglementations,
      { id: 1, title: 'Un décret', description: 'Un texte', image: '/a.png', document: '/a.pdf' },
    ],
    [
      'Slide',
      resources.slides,
      { id: 1, title: 'Un slide', description: 'Un texte', image: '/api/images_slides/a.png', order: 3 },
    ],
    [
      'Content',
      resources.contents,
      {
        id: 1,
        titre: 'Un bloc',
        Description: 'Un texte',
        type: 'interview',
        image: '/a.png',
        video: 'https://exemple.cm/v',
      },
    ],
  ])('%s', (_name, resource, record) => {
    expect(v.parse(resource.row, record)).toEqual(record)
  })

  const awa = { id: 1, name: 'Awa', email: 'awa@exemple.cm', type_user: 'Usager', avatar: '/a.png' }

  test('Auth user: user, token; the logged-in user shows name, type_user, avatar', () => {
    expect(v.parse(session, { user: awa, access_token: 'abc' })).toEqual({ user: awa, token: 'abc' })
  })

  test.each(['Usager', 'partenaire', 'administrateur'])('User (admin lists): type_user %s', (type) => {
    expect(v.parse(user, { ...awa, type_user: type })).toMatchObject({ ...awa, type_user: type })
  })

  test('Usager registration payload', () => {
    const payload = {
      name: 'Awa',
      email: 'awa@exemple.cm',
      password: 'motdepasse',
      password_confirmation: 'motdepasse',
      adresse: 'Bastos',
      numero_telephone: '600',
      numero_fiscal: 'P1',
      pays_id: 1,
      ville_id: 2,
      etat_civil: 'Célibataire',
      datenaissance: '1990-03-07',
      sexe: 'feminin',
    } as const
    expect(v.parse(usagerRegistration, payload)).toEqual(payload)
  })

  test('Statistique: value (number), which may come as text; Slide: order (number, default 0)', () => {
    expect(v.parse(resources.stats.row, { id: 1, label: 'Total', value: '12.5' })).toMatchObject({ value: 12.5 })
    expect(v.parse(resources.slides.row, { id: 1 })).toMatchObject({ order: 0 })
  })

  test('Regulation: forms show only title and document', async () => {
    await openAdmin('/Admin/reglementations?open=create')
    await form().findByRole('button', { name: 'Ajouter la réglementation' })
    expect(adminField('Titre')).toBeVisible()
    expect(adminField('Document')).toBeInTheDocument()
    expect(form().queryByLabelText(/Description|Image/)).not.toBeInTheDocument()
  })
})

describe('enumerations', () => {
  const valuesOf = (select: HTMLElement) =>
    within(select)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
      .filter(Boolean)

  test('etat_civil: Célibataire, Marié(e), Divorcé(e), Veuf(ve); sexe: masculin, feminin', async () => {
    await openApp('/inscription/usager')
    await screen.findByRole('heading', { level: 1 })
    expect(valuesOf(field('État civil'))).toEqual(['Célibataire', 'Marié(e)', 'Divorcé(e)', 'Veuf(ve)'])
    expect(valuesOf(field('Sexe'))).toEqual(['masculin', 'feminin'])
  })

  test('Content type: actualite, publication, communique, interview, mediatheque', async () => {
    await openAdmin('/Admin/blocs?open=create')
    await form().findByRole('button', { name: 'Ajouter le contenu' })
    expect(valuesOf(adminField('Type'))).toEqual(['actualite', 'publication', 'communique', 'interview', 'mediatheque'])
  })
})

describe('response wrapping', () => {
  const bare = (rows: unknown) => rows
  const data = (rows: unknown) => ({ data: rows })
  const twice = (rows: unknown) => ({ data: { data: rows } })
  const record = { id: 1, pays_id: 1 }

  test.each([
    ['video lists are wrapped in a data field', videos, data],
    ['most other lists come directly in the body', resources.missions, bare],
    ['contents arrive under data', resources.contents, data],
    ['subscribers arrive under data', resources.subscribers, data],
    ['presentations arrive under data', resources.presentations, data],
    ['domaines arrive under data', resources.domaines, data],
    ['countries arrive under data', resources.pays, data],
    ['or data.data', resources.pays, twice],
  ])('%s', (_sentence, resource, wrap) => {
    expect(readList(resource, wrap([record]))).toMatchObject([{ id: 1 }])
  })

  test('single videos are wrapped in a data field', () => {
    expect(readOne(videos.row, data({ id: 1, title: 'Une vidéo' }))).toMatchObject({ id: 1, title: 'Une vidéo' })
  })

  test('users arrive under data.data', () => {
    expect(readRows(user, twice([{ id: 1, name: 'Awa' }]), 'users')).toMatchObject([{ id: 1, name: 'Awa' }])
  })
})
