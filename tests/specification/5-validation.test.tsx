import { openSession, server } from '@mocks/server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { field as adminField, file, form, lastReceived, openForm, received, withAdmin } from '@tests/admin/open-admin'
import {
  type AdminForm,
  adminForms,
  definitionOf,
  fillForm,
  provideRecord,
  sendChange,
  sendNew,
} from '@tests/support/admin-forms'
import { field, fillUsager, finish, write, writeBirth } from '@tests/support/fill-registration'
import { firstOf } from '@tests/support/full'
import { openApp } from '@tests/support/open-app'
import { messages, openChat } from '@tests/support/open-chat'
import { passTime } from '@tests/support/screen'
import { withTexts } from '@tests/support/with-texts'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { errorsOf, requiredFields } from '@/admin/crud/record/prepare'
import { blankValues, type Values } from '@/admin/crud/record/values'

// Section 5 of the specification. The limits of age, passwords and file types are in 9-constants.

withAdmin()

describe('Registration of usager (checked before sending; if any error exists nothing is sent)', () => {
  test('the e-mail field is of e-mail type; passwords match, and have at least 8 characters', async () => {
    const { user } = await openApp('/inscription/usager')
    expect(field('Adresse électronique')).toHaveAttribute('type', 'email')
    await fillUsager(user, { 'Adresse électronique': 'awa' })
    const mismatch = 'Les mots de passe ne correspondent pas.'
    const short = 'Le mot de passe doit contenir au moins 8 caractères.'
    for (const [password, confirmation, message] of [
      ['motdepasse', 'motdepasse2', mismatch],
      ['1234567', '1234567', short],
      // It replaces the mismatch message if both fail.
      ['1234567', '7654321', short],
    ] as const) {
      write('Mot de passe', password)
      write('Confirmation du mot de passe', confirmation)
      await user.click(finish())
      expect(field('Mot de passe')).toHaveAccessibleDescription(new RegExp(message))
    }
    expect(field('Adresse électronique')).toHaveAccessibleDescription(/adresse électronique valide/)
    expect(received).toEqual([])
  })

  test('all fields are required', async () => {
    const { user } = await openApp('/inscription/usager')
    await user.click(finish())
    const summary = screen.getByRole('heading', { name: /^\d+ champs sont à corriger$/ }).closest('section')
    const items = within(summary ?? document.body).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Nom complet – Indiquez votre nom.',
      'Adresse électronique – Indiquez votre adresse électronique.',
      'Mot de passe – Choisissez un mot de passe.',
      'Confirmation du mot de passe – Confirmez votre mot de passe.',
      'Adresse – Indiquez votre adresse.',
      'Numéro de téléphone – Indiquez votre numéro de téléphone.',
      'Pays – Choisissez votre pays.',
      'Ville – Choisissez votre ville.',
      'Numéro fiscal – Indiquez votre numéro fiscal.',
      'Situation matrimoniale – Indiquez votre situation matrimoniale.',
      'Date de naissance – Indiquez votre date de naissance.',
      'Sexe – Indiquez votre sexe.',
    ])
    expect(received).toEqual([])
  })

  test('a date of birth is a day, of a year in four digits', async () => {
    const { user } = await openApp('/inscription/usager')
    const group = within(screen.getByRole('group', { name: /^Date de naissance/ }))
    for (const [birth, reason] of [
      ['31/4/1990', 'Saisissez une date valide, par exemple 7 3 1990.'],
      ['29/2/2007', 'Saisissez une date valide, par exemple 7 3 1990.'],
      ['/3/1990', 'Saisissez une date valide, par exemple 7 3 1990.'],
      ['7/3/90', 'Vérifiez l’année de naissance : écrivez-la en quatre chiffres, à partir de 1900.'],
      ['7/3/1890', 'Vérifiez l’année de naissance : écrivez-la en quatre chiffres, à partir de 1900.'],
      ['7/3/2990', 'Vérifiez l’année de naissance : écrivez-la en quatre chiffres, à partir de 1900.'],
    ] as const) {
      writeBirth(birth)
      await user.click(finish())
      expect([birth, group.queryAllByText(reason).length]).toEqual([birth, 1])
    }
  })
})

test('Newsletter: the email field is of email type; what is no address is refused', async () => {
  await openApp('/contact_us')
  const footer = within(screen.getByRole('contentinfo'))
  const email = footer.getByLabelText(/^Votre adresse électronique/)
  expect(email).toHaveAttribute('type', 'email')
  for (const [typed, reason] of [
    ['', 'Indiquez votre adresse électronique.'],
    ['awa', 'Saisissez une adresse électronique valide, par exemple nom@exemple.cm.'],
  ] as const) {
    fireEvent.change(email, { target: { value: typed } })
    fireEvent.click(footer.getByRole('button', { name: 'S’abonner' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription(reason))
    expect(email).toBeInvalid()
    expect(email).toHaveFocus()
  }
  expect(received).toEqual([])
})

test('Chat: an empty or blank message is not sent', async () => {
  const { user } = await openChat()
  await user.keyboard('   {Enter}')
  await user.click(screen.getByRole('button', { name: 'Envoyer le message' }))
  await passTime(2000)
  expect(messages()).toHaveLength(1)
})

test('Admin login: email and password required', async () => {
  const { user } = await openApp('/loginadmin')
  await user.click(await screen.findByRole('button', { name: 'Se connecter' }))
  const email = within(screen.getByRole('main')).getByLabelText(/^Adresse électronique/)
  expect(email).toHaveAccessibleDescription('Indiquez votre adresse électronique.')
  expect(email).toHaveFocus()
  expect(screen.getByLabelText(/^Mot de passe/)).toHaveAccessibleDescription('Indiquez votre mot de passe.')
  expect(received).toEqual([])
})

const openNew = (resource: AdminForm) => openForm(`${resource.screen}?open=create`, resource.create)

/** Returns what a form refuses of values, empty but for the given ones, by label. */
function refusals(resource: AdminForm, given: Values = {}, mode: 'create' | 'edit' = 'create') {
  const definition = definitionOf(resource)
  const refused = errorsOf(definition, mode, { ...blankValues(definition), ...given })
  return Object.fromEntries(Object.entries(refused).map(([name, message]) => [resource.fields[name], message]))
}

describe('Admin forms: required and optional fields', () => {
  withTexts('admin')
  test.each([
    ['Video', 'create', adminForms.videos, ['Titre', 'Identifiant YouTube']],
    ['Communication', 'create', adminForms.communications, ['Titre']],
    ['News', 'create', adminForms.actualites, ['Titre', 'Description']],
    ['News (images optional)', 'edit', adminForms.actualites, ['Titre', 'Description', 'Date de publication']],
    ['Content', 'create', adminForms.contents, ['Titre', 'Description', 'Type', 'Image']],
    ['Content (image required only on create)', 'edit', adminForms.contents, ['Titre', 'Description', 'Type']],
    ['Country', 'create', adminForms.pays, ['Nom du Pays']],
    ['Mission', 'create', adminForms.missions, ['Titre']],
    ['Presentation', 'create', adminForms.presentations, ['Description']],
    ['Domain', 'create', adminForms.domaines, ['Nom']],
    ['Statistique', 'create', adminForms.stats, ['Libellé']],
    ['Publication', 'create', adminForms.publications, ['Titre']],
    ['Réglementation', 'create', adminForms.reglementations, ['Titre']],
    ['Slide (no required marker)', 'edit', adminForms.slides, []],
    ['Sponsor', 'create', adminForms.sponsors, ['Nom']],
    [
      'Interview',
      'create',
      adminForms.interviews,
      ['Titre', 'Description', 'Date', 'Source', 'Introduction', 'Contenu'],
    ],
    ['Subscriber', 'create', adminForms.subscribers, ['Email']],
    ['Subscriber', 'edit', adminForms.subscribers, ['Email']],
  ] as const)('%s, %s', (_form, mode, resource, required) => {
    expect(new Set(Object.keys(refusals(resource, {}, mode)))).toEqual(new Set(required))
    const marked = [...requiredFields(definitionOf(resource), mode)].map((name) => resource.fields[name])
    expect(new Set(marked)).toEqual(new Set(required))
  })
})

describe('Admin forms: messages', () => {
  withTexts('admin')

  test('Country: "Le nom du pays est requis"', () => {
    expect(refusals(adminForms.pays)).toEqual({ 'Nom du Pays': 'Le nom du pays est requis' })
  })

  test('Content: a message for each field, under it and in the list, which leads to it', async () => {
    const { user, send } = await openNew(adminForms.contents)
    await send()
    for (const [label, message] of [
      ['Titre', 'Le titre est requis'],
      ['Description', 'La description est requise'],
      ['Type', 'Le type est requis'],
      ['Image', "L'image est requise"],
    ] as const) {
      expect(adminField(label)).toHaveAccessibleDescription(expect.stringContaining(message))
      await user.click(form().getByRole('link', { name: `${label} – ${message}` }))
      expect(adminField(label)).toHaveFocus()
    }
    expect(received).toEqual([])
  })

  test.each([
    ['News', adminForms.actualites, 'Image', /^Veuillez sélectionner une image valide(?! pour)/],
    [
      'News',
      adminForms.actualites,
      'Image principale du détail',
      /^Veuillez sélectionner une image valide pour l'image principale du détail/,
    ],
    ['News', adminForms.actualites, 'Galerie de photos', /^Un des fichiers n'est pas une image valide/],
    ['Content', adminForms.contents, 'Image', /^Le fichier doit être une image \(jpeg, png, jpg, gif\)/],
    ['Communication', adminForms.communications, 'Photo', /image/],
    ['Publication', adminForms.publications, 'Photo', /image/],
    ['Slide', adminForms.slides, 'Image', /image/],
    ['Sponsor', adminForms.sponsors, 'Image', /image/],
    ['Interview', adminForms.interviews, 'Image principale', /image/],
  ] as const)('%s: %o, %s must be an image: %o', (_form, resource, label, message) => {
    const [name = ''] = Object.entries(resource.fields).find(([, one]) => one === label) ?? []
    const text = file('a.txt', 'text/plain')
    expect(refusals(resource, { [name]: name === 'galleryPhotos' ? [text] : text })[label]).toMatch(message)
  })

  const heavy = file('a.pdf', 'application/pdf', 10 * 1024 * 1024 + 1)
  test.each([
    ['Content: video must be a URL', adminForms.contents, 'video', 'douze', /Entrez une adresse web complète/],
    ['Interview: source must be a URL', adminForms.interviews, 'source', 'Cameroon Tribune', /^Entrez une adresse web/],
    [
      'Video: of YouTube',
      adminForms.videos,
      'youtube_id',
      'https://vimeo.com/1',
      /^Entrez l’adresse de la vidéo sur Y/,
    ],
    ['Slide: order a whole number', adminForms.slides, 'order', '2.5', /^Entrez un nombre entier\.$/],
    ['Statistique: value numeric', adminForms.stats, 'value', 'douze', /^Entrez un nombre\./],
    ['Subscriber: email type', adminForms.subscribers, 'email', 'douze', /adresse électronique valide/],
    ['a document has ten megabytes', adminForms.publications, 'document', heavy, /Le fichier dépasse 10\sMo\./],
  ])('%s', (_rule, resource, name, value, message) => {
    expect(refusals(resource, { [name]: value })[resource.fields[name] ?? '']).toMatch(message)
  })
})

describe('Admin forms: what is sent', () => {
  withTexts('admin')
  beforeEach(() => localStorage.setItem('token', openSession(1)))
  const { slides, videos, publications, communications, contents, actualites, interviews } = adminForms
  const image = file('vue.png', 'image/png')
  const video = 'aqz-KE-bpKQ'
  const text = { Description: '  Le texte ', type: 'interview' }

  test.each([
    ['an order of 0 is not sent', slides, { title: 'Un', order: '0' }, { title: 'Un', description: '' }],
    ['Video without its date', videos, { title: 'Un', youtube_id: video }, { title: 'Un', youtube_id: video }],
    ['Publication without file and date', publications, { title: 'Un' }, { title: 'Un', description: '' }],
    ['Communication without file and date', communications, { title: 'Un' }, { title: 'Un', description: '' }],
    [
      'Content: text fields are trimmed; empty fields are omitted',
      contents,
      { titre: ' Un ', ...text, image },
      { titre: 'Un', Description: 'Le texte', type: 'interview', image: 'vue.png' },
    ],
  ])('create: %s', async (_what, resource, values, body) => {
    await sendNew(resource, values)
    expect((await lastReceived())?.body).toEqual(body)
  })

  test('News edit: only non-empty fields are sent, the gallery by number', async () => {
    provideRecord(actualites)
    await sendChange(actualites, { galleryPhotos: [image, file('deux.png', 'image/png')] })
    expect((await lastReceived())?.body).toEqual({
      titre: 'Une nouvelle',
      description: 'Le texte',
      datePublication: '2026-01-02',
      'galleryPhotos[0]': 'vue.png',
      'galleryPhotos[1]': 'deux.png',
    })
  })

  test('Interview: on update, empty or null fields are omitted', async () => {
    provideRecord({ ...interviews, record: { ...interviews.record, imagePrincipaleUrl: null } })
    await sendChange(interviews, { titre: 'Autre titre' })
    expect((await lastReceived())?.body).toMatchObject({ titre: 'Autre titre' })
    expect((await lastReceived())?.body).not.toHaveProperty('imagePrincipale')
  })
})

// The forms with the most kinds of fields come first.
const { interviews, contents, stats, ...others } = adminForms
test.each(firstOf(1, [interviews, contents, stats, ...Object.values(others)]))(
  'Server-side field errors are mapped onto the matching form fields (first message shown): $path',
  async (resource) => {
    const names = Object.keys(resource.fields)
    const errors = Object.fromEntries(names.map((name) => [name, [`Refus de ${name}`, 'Autre refus']]))
    server.use(
      http.post(`*${resource.path}`, () => HttpResponse.json({ message: 'Données refusées', errors }, { status: 422 })),
    )
    const { user, send } = await openNew(resource)
    await fillForm(user, resource)
    await send()
    for (const [name, label] of Object.entries(resource.fields)) {
      await waitFor(() =>
        expect(adminField(label)).toHaveAccessibleDescription(expect.stringContaining(`Refus de ${name}`)),
      )
      expect(form().getByRole('link', { name: `${label} – Refus de ${name}` })).toBeVisible()
    }
    // What was typed is still there.
    for (const [label, value] of Object.entries(resource.typed))
      if (typeof value === 'string' && !value.startsWith('<')) expect(adminField(label)).toHaveValue(value)
  },
)
