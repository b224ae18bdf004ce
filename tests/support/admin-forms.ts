import { type TableName, table } from '@mocks/db'
import { screen, waitFor } from '@testing-library/react'
import { field, file, fileInput, fill, form, type User } from '@tests/admin/open-admin'
import { expect } from 'vitest'
import type { ResourceName } from '@/contract/registry'

// The forms of the back office, as an editor meets them: names of buttons and fields, what is typed, and one record of the
// provider for each. What follows from them (calls, messages, columns) stands in the tests of tests/specification.

/** A text to type, a value of a select to choose, or a file to upload. */
type Typed = string | { file: [name: string, type: string] } | { choose: string }

export interface AdminForm {
  /** The last part of the screen's address, /Admin/<screen>. */
  screen: string
  /** The path of the calls. */
  path: string
  /** The button that opens the form, and the buttons that send it. */
  add: string
  create: string
  update: string
  /** The provider's name of each field of the form, and its label. */
  fields: Record<string, string>
  /** What is typed into the fields, by their labels. */
  typed: Record<string, Typed>
  /** A record as the provider answers it; its `slug`, else its `id`, is its key. */
  record: { id: number; slug?: string; [field: string]: unknown }
  /** The field that is changed in an update. */
  changed: [label: string, value: string]
}

const photo = { file: ['vue.png', 'image/png'] } satisfies Typed
const pdf = { file: ['texte.pdf', 'application/pdf'] } satisfies Typed

/** The forms of all resources except the cities, which are managed from their country. */
export const adminForms: Record<Exclude<ResourceName, 'villes'>, AdminForm> = {
  videos: {
    screen: 'videos',
    path: '/api/videos',
    add: 'Ajouter une vidéo',
    create: 'Ajouter la vidéo',
    update: 'Mettre à jour la vidéo',
    fields: { title: 'Titre', youtube_id: 'Identifiant YouTube', date: 'Date' },
    typed: { Titre: 'Zéphyr en visite', 'Identifiant YouTube': 'aqz-KE-bpKQ', Date: '2026-02-03' },
    record: { id: 7, title: 'Un jour', youtube_id: 'aqz-KE-bpKQ', date: '2024-02-20' },
    changed: ['Titre', 'Autre titre'],
  },
  communications: {
    screen: 'communiques',
    path: '/api/communications',
    add: 'Ajouter un communiqué',
    create: 'Ajouter le communiqué',
    update: 'Mettre à jour le communiqué',
    fields: {
      title: 'Titre',
      description: 'Description',
      photo: 'Photo',
      document: 'Document',
      communication_date: 'Date du communiqué',
    },
    typed: {
      Titre: 'Zéphyr un avis',
      Description: 'Le détail',
      Photo: photo,
      Document: pdf,
      'Date du communiqué': '2026-03-02',
    },
    record: {
      id: 7,
      title: 'Un avis',
      description: 'Le texte',
      photo: '/a.png',
      document: '/a.pdf',
      communication_date: '2026-01-02',
    },
    changed: ['Titre', 'Autre titre'],
  },
  actualites: {
    screen: 'actualites',
    path: '/api/actualites',
    add: 'Ajouter une actualité',
    create: 'Ajouter l’actualité',
    update: 'Mettre à jour l’actualité',
    fields: {
      titre: 'Titre',
      description: 'Description',
      datePublication: 'Date de publication',
      image: 'Image',
      imagePrincipale: 'Image principale du détail',
      galleryPhotos: 'Galerie de photos',
    },
    typed: {
      Titre: 'Zéphyr une nouvelle',
      Description: 'Ce qui se passe',
      'Date de publication': '2026-01-05',
      Image: photo,
      'Image principale du détail': photo,
      'Galerie de photos': photo,
    },
    record: {
      id: 7,
      slug: 'une-nouvelle',
      titre: 'Une nouvelle',
      description: 'Le texte',
      image: '/a.png',
      datePublication: '2026-01-02',
      details: { imagePrincipale: '/b.png', galleryPhotos: [], actualite_id: 7 },
    },
    changed: ['Titre', 'Autre titre'],
  },
  domaines: {
    screen: 'domaines',
    path: '/api/domaines',
    add: 'Ajouter un domaine',
    create: 'Ajouter le domaine',
    update: 'Mettre à jour le domaine',
    fields: { nom: 'Nom' },
    typed: { Nom: 'Zéphyr' },
    record: { id: 7, nom: 'Un domaine' },
    changed: ['Nom', 'Autre'],
  },
  stats: {
    screen: 'stats',
    path: '/api/stats',
    add: 'Ajouter une statistique',
    create: 'Ajouter la statistique',
    update: 'Mettre à jour la statistique',
    fields: { label: 'Libellé', value: 'Valeur' },
    typed: { Libellé: 'Dépôts reçus', Valeur: '12.5' },
    record: { id: 7, label: 'Un total', value: 40 },
    changed: ['Libellé', 'Autre'],
  },
  missions: {
    screen: 'missions',
    path: '/api/missions',
    add: 'Ajouter une mission',
    create: 'Ajouter la mission',
    update: 'Mettre à jour la mission',
    fields: { titre: 'Titre' },
    typed: { Titre: 'Zéphyr' },
    record: { id: 7, titre: 'Une mission' },
    changed: ['Titre', 'Autre'],
  },
  presentations: {
    screen: 'presentation',
    path: '/api/presentations',
    add: 'Ajouter une présentation',
    create: 'Ajouter la présentation',
    update: 'Mettre à jour la présentation',
    fields: { description: 'Description' },
    typed: { Description: '<p>Zéphyr</p>' },
    record: { id: 7, description: '<p>Le texte</p>' },
    changed: ['Description', '<p>Autre</p>'],
  },
  publications: {
    screen: 'publications',
    path: '/api/publications',
    add: 'Ajouter une publication',
    create: 'Ajouter la publication',
    update: 'Mettre à jour la publication',
    fields: {
      title: 'Titre',
      description: 'Description',
      photo: 'Photo',
      document: 'Document',
      publication_date: 'Date de publication',
    },
    typed: {
      Titre: 'Zéphyr une étude',
      Description: 'Le résumé',
      Photo: photo,
      Document: pdf,
      'Date de publication': '2026-01-05',
    },
    record: {
      id: 7,
      title: 'Une étude',
      description: 'Le texte',
      photo: '/a.png',
      document: '/a.pdf',
      publication_date: '2026-01-02',
    },
    changed: ['Titre', 'Autre titre'],
  },
  reglementations: {
    screen: 'reglementations',
    path: '/api/reglementations',
    add: 'Ajouter une réglementation',
    create: 'Ajouter la réglementation',
    update: 'Mettre à jour la réglementation',
    fields: { title: 'Titre', document: 'Document' },
    typed: { Titre: 'Zéphyr un décret', Document: pdf },
    record: { id: 7, title: 'Un décret', description: 'Le texte', image: null, document: '/a.pdf' },
    changed: ['Titre', 'Autre titre'],
  },
  slides: {
    screen: 'slides',
    path: '/api/slides',
    add: 'Ajouter un slide',
    create: 'Ajouter le slide',
    update: 'Mettre à jour le slide',
    fields: { title: 'Titre', description: 'Description', order: 'Ordre', image: 'Image' },
    typed: { Titre: 'Zéphyr bienvenue', Description: 'Le texte', Ordre: '4', Image: photo },
    record: { id: 7, title: 'Un slide', description: 'Le texte', image: 'images_slides/a.png', order: 3 },
    changed: ['Titre', 'Autre titre'],
  },
  sponsors: {
    screen: 'sponsors',
    path: '/api/sponsors',
    add: 'Ajouter un sponsor',
    create: 'Ajouter le sponsor',
    update: 'Mettre à jour le sponsor',
    fields: { nom: 'Nom', description: 'Description', image: 'Image' },
    typed: { Nom: 'Zéphyr banque', Description: 'Partenaire', Image: photo },
    record: { id: 7, nom: 'Un partenaire', description: 'Le texte', image: '/a.png' },
    changed: ['Nom', 'Autre'],
  },
  interviews: {
    screen: 'interviews',
    path: '/api/interviews',
    add: 'Ajouter une interview',
    create: 'Ajouter l’interview',
    update: 'Mettre à jour l’interview',
    fields: {
      titre: 'Titre',
      description: 'Description',
      date: 'Date',
      source: 'Source',
      introduction: 'Introduction',
      contenu: 'Contenu',
      imagePrincipale: 'Image principale',
    },
    typed: {
      Titre: 'Zéphyr un entretien',
      Description: '<p>En bref</p>',
      Date: '2026-02-01',
      Source: 'https://exemple.cm/a',
      Introduction: 'Avant',
      Contenu: '<p>Le texte</p>',
      'Image principale': photo,
    },
    record: {
      id: 7,
      slug: 'un-entretien',
      titre: 'Un entretien',
      description: '<p>Bref</p>',
      date: '2026-01-02',
      source: 'https://exemple.cm/b',
      imagePrincipaleUrl: '/a.png',
      details: { introduction: 'Avant', contenu: '<p>Long</p>' },
    },
    changed: ['Titre', 'Autre titre'],
  },
  subscribers: {
    screen: 'subscriber',
    path: '/api/subscribers',
    add: 'Ajouter un Abonné',
    create: "Ajouter l'Abonné",
    update: "Mettre à jour l'Abonné",
    fields: { email: 'Email' },
    typed: { Email: 'nouvelle@exemple.cm' },
    record: { id: 7, email: 'awa@exemple.cm' },
    changed: ['Email', 'autre@exemple.cm'],
  },
  pays: {
    screen: 'pays',
    path: '/api/pays',
    add: 'Ajouter un pays',
    create: 'Ajouter le pays',
    update: 'Mettre à jour le pays',
    fields: { nom: 'Nom du Pays' },
    typed: { 'Nom du Pays': 'Aaland' },
    record: { id: 7, nom: 'Cameroun' },
    changed: ['Nom du Pays', 'Kamerun'],
  },
  contents: {
    screen: 'blocs',
    path: '/api/contents',
    add: 'Ajouter un contenu',
    create: 'Ajouter le contenu',
    update: 'Mettre à jour le contenu',
    fields: { titre: 'Titre', Description: 'Description', type: 'Type', image: 'Image', video: 'Vidéo' },
    typed: {
      Titre: ' Zéphyr un bloc ',
      Description: 'Le texte',
      Type: { choose: 'Interview' },
      Vidéo: 'https://exemple.cm/v',
      Image: photo,
    },
    record: { id: 7, titre: 'Un bloc', Description: 'Le texte', type: 'interview', image: '/a.png', video: '' },
    changed: ['Titre', 'Autre bloc'],
  },
}

export const keyOf = ({ record }: AdminForm) => record.slug ?? record.id

/** Leaves the provider with one record of the resource: that of its form. */
export function provideRecord({ path, record }: AdminForm) {
  const records = tableOf(path)
  records.clear()
  records.insert(record)
}

/** The provider's table of a resource by its path. */
export const tableOf = (path: string) => table(path.replace('/api/', '') as TableName)

/** Waits for the text editors of the open form, and opens their HTML views, where the stories type. */
export async function openHtmlViews(user: User) {
  await waitFor(() => expect(screen.queryByText('Chargement de l’éditeur…')).toBeNull())
  for (const button of form().queryAllByRole('button', { name: 'Vue HTML' })) await user.click(button)
}

/** Fills the open form with the values of a story. */
export async function fillForm(user: User, { typed }: AdminForm) {
  await openHtmlViews(user)
  for (const [label, value] of Object.entries(typed)) {
    if (typeof value === 'string') await fill(user, label, value)
    else if ('file' in value) await user.upload(fileInput(field(label)), file(...value.file))
    else await user.selectOptions(field(label), value.choose)
  }
}
