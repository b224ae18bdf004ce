import { type TableName, table } from '@mocks/db'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { field, file, fileInput, fill, form, type User } from '@tests/admin/open-admin'
import { expect } from 'vitest'
import { callsOf } from '@/admin/crud/record/calls'
import { prepare } from '@/admin/crud/record/prepare'
import { blankValues, editValues, snapshotOf, type Values } from '@/admin/crud/record/values'
import { screens } from '@/admin/registry'
import type { ResourceName } from '@/contract/registry'
import { callKey } from '@/contract/rows/define-rows'
import { provide } from './provide'

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
const documented = { id: 7, description: 'Le texte', photo: '/a.png', document: '/a.pdf' }

interface Given extends Pick<AdminForm, 'record'> {
  screen?: string
  noun: [one: string, definite: string]
  fields: Record<string, [label: string, typed?: Typed]>
  changed?: string
}

/** The form of a resource; its first field is changed in an update. */
export function adminForm(
  name: string,
  { screen: path = name, noun, fields, changed = 'Autre titre', record }: Given,
): AdminForm {
  const all = Object.entries(fields)
  const [one, definite] = noun
  return {
    screen: path,
    path: `/api/${name}`,
    record,
    add: `Ajouter ${one}`,
    create: `Ajouter ${definite}`,
    update: `Mettre à jour ${definite}`,
    fields: Object.fromEntries(all.map(([key, [label]]) => [key, label])),
    typed: Object.fromEntries(all.flatMap(([, [label, typed]]) => (typed === undefined ? [] : [[label, typed]]))),
    changed: [all[0]?.[1][0] ?? '', changed],
  }
}

/** The forms of all resources except the cities, which are managed from their country. */
export const adminForms: Record<Exclude<ResourceName, 'villes'>, AdminForm> = {
  videos: adminForm('videos', {
    noun: ['une vidéo', 'la vidéo'],
    fields: {
      title: ['Titre', 'Zéphyr en visite'],
      youtube_id: ['Identifiant YouTube', 'aqz-KE-bpKQ'],
      date: ['Date', '2026-02-03'],
    },
    record: { id: 7, title: 'Un jour', youtube_id: 'aqz-KE-bpKQ', date: '2024-02-20' },
  }),
  communications: adminForm('communications', {
    screen: 'communiques',
    noun: ['un communiqué', 'le communiqué'],
    fields: {
      title: ['Titre', 'Zéphyr un avis'],
      description: ['Description', 'Le détail'],
      photo: ['Photo', photo],
      document: ['Document', pdf],
      communication_date: ['Date du communiqué', '2026-03-02'],
    },
    record: { ...documented, title: 'Un avis', communication_date: '2026-01-02' },
  }),
  actualites: adminForm('actualites', {
    noun: ['une actualité', 'l’actualité'],
    fields: {
      titre: ['Titre', 'Zéphyr une nouvelle'],
      description: ['Description', 'Ce qui se passe'],
      datePublication: ['Date de publication', '2026-01-05'],
      image: ['Image', photo],
      imagePrincipale: ['Image principale du détail', photo],
      galleryPhotos: ['Galerie de photos', photo],
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
  }),
  domaines: adminForm('domaines', {
    noun: ['un domaine', 'le domaine'],
    fields: { nom: ['Nom', 'Zéphyr'] },
    record: { id: 7, nom: 'Un domaine' },
    changed: 'Autre',
  }),
  stats: adminForm('stats', {
    noun: ['une statistique', 'la statistique'],
    fields: { label: ['Libellé', 'Dépôts reçus'], value: ['Valeur', '12,5'] },
    record: { id: 7, label: 'Un total', value: 40 },
    changed: 'Autre',
  }),
  missions: adminForm('missions', {
    noun: ['une mission', 'la mission'],
    fields: { titre: ['Titre', 'Zéphyr'] },
    record: { id: 7, titre: 'Une mission' },
    changed: 'Autre',
  }),
  presentations: adminForm('presentations', {
    screen: 'presentation',
    noun: ['une présentation', 'la présentation'],
    fields: { description: ['Description', '<p>Zéphyr</p>'] },
    record: { id: 7, description: '<p>Le texte</p>' },
    changed: '<p>Autre</p>',
  }),
  publications: adminForm('publications', {
    noun: ['une publication', 'la publication'],
    fields: {
      title: ['Titre', 'Zéphyr une étude'],
      description: ['Description', 'Le résumé'],
      photo: ['Photo', photo],
      document: ['Document', pdf],
      publication_date: ['Date de publication', '2026-01-05'],
    },
    record: { ...documented, title: 'Une étude', publication_date: '2026-01-02' },
  }),
  reglementations: adminForm('reglementations', {
    noun: ['une réglementation', 'la réglementation'],
    fields: { title: ['Titre', 'Zéphyr un décret'], document: ['Document', pdf] },
    record: { id: 7, title: 'Un décret', description: 'Le texte', image: null, document: '/a.pdf' },
  }),
  slides: adminForm('slides', {
    noun: ['un slide', 'le slide'],
    fields: {
      title: ['Titre', 'Zéphyr bienvenue'],
      description: ['Description', 'Le texte'],
      order: ['Ordre', '4'],
      image: ['Image', photo],
    },
    record: { id: 7, title: 'Un slide', description: 'Le texte', image: 'images_slides/a.png', order: 3 },
  }),
  sponsors: adminForm('sponsors', {
    noun: ['un sponsor', 'le sponsor'],
    fields: { nom: ['Nom', 'Zéphyr banque'], description: ['Description', 'Partenaire'], image: ['Image', photo] },
    record: { id: 7, nom: 'Un partenaire', description: 'Le texte', image: '/a.png' },
    changed: 'Autre',
  }),
  interviews: adminForm('interviews', {
    noun: ['une interview', 'l’interview'],
    fields: {
      titre: ['Titre', 'Zéphyr un entretien'],
      description: ['Description', '<p>En bref</p>'],
      date: ['Date', '2026-02-01'],
      source: ['Source', 'https://exemple.cm/a'],
      introduction: ['Introduction', 'Avant'],
      contenu: ['Contenu', '<p>Le texte</p>'],
      imagePrincipale: ['Image principale', photo],
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
  }),
  subscribers: adminForm('subscribers', {
    screen: 'subscriber',
    noun: ['un Abonné', "l'Abonné"],
    fields: { email: ['Email', 'nouvelle@exemple.cm'] },
    record: { id: 7, email: 'awa@exemple.cm' },
    changed: 'autre@exemple.cm',
  }),
  pays: adminForm('pays', {
    noun: ['un pays', 'le pays'],
    fields: { nom: ['Nom du Pays', 'Aaland'] },
    record: { id: 7, nom: 'Cameroun' },
    changed: 'Kamerun',
  }),
  contents: adminForm('contents', {
    screen: 'blocs',
    noun: ['un contenu', 'le contenu'],
    fields: {
      titre: ['Titre', ' Zéphyr un bloc '],
      Description: ['Description', 'Le texte'],
      type: ['Type', { choose: 'Interview' }],
      image: ['Image', photo],
      video: ['Vidéo', 'https://exemple.cm/v'],
    },
    record: {
      id: 7,
      titre: 'Un bloc',
      Description: 'Le texte',
      type: 'interview',
      image: '/a.png',
      video: '',
      updated_at: '',
    },
    changed: 'Autre bloc',
  }),
}

/** Leaves the provider with one record of the resource: that of its form. */
export function provideRecord({ path, record }: AdminForm) {
  provide(tableNameOf(path), [record])
}

/** The provider's table of a resource by its path. */
export const tableOf = (path: string) => table(tableNameOf(path))

const tableNameOf = (path: string) => path.replace('/api/', '') as TableName // Each path is that of a resource.

export const definitionOf = ({ screen: path }: Pick<AdminForm, 'screen'>) => screens.get(path) ?? expect.fail(path)

/** Sends what a new form with these values would send, without rendering it. */
export async function sendNew(resource: AdminForm, values: Values) {
  const definition = definitionOf(resource)
  const output = await outputOf(definition, 'create', { ...blankValues(definition, 1), ...values })
  return callsOf(new QueryClient(), definition).create(output)
}

async function outputOf(...call: Parameters<typeof prepare>) {
  const prepared = await prepare(...call)
  return 'errors' in prepared ? expect.fail(JSON.stringify(prepared.errors)) : prepared.output
}

/** Sends what the form of the provider’s only record would send after these changes. */
export async function sendChange(resource: AdminForm, values: Values) {
  const definition = definitionOf(resource)
  const [row = expect.fail('No record')] = tableOf(resource.path).findMany()
  const record = snapshotOf(definition, row)
  const output = await outputOf(definition, 'edit', { ...editValues(definition, row), ...values }, record)
  return callsOf(new QueryClient(), definition).update(callKey(definition.resource, row), output)
}

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
