import { server } from '@mocks/server'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  field as adminField,
  file,
  fileInput,
  fill,
  form,
  lastReceived,
  openAdmin,
  received,
  withAdmin,
} from '@tests/admin/open-admin'
import { type AdminForm, adminForms, fillForm, keyOf, provideRecord } from '@tests/support/admin-forms'
import { field, fillUsager, finish, write, writeBirth } from '@tests/support/fill-registration'
import { firstOf, full } from '@tests/support/full'
import { openApp } from '@tests/support/open-app'
import { messages, openChat } from '@tests/support/open-chat'
import { pass } from '@tests/support/screen'
import { withTexts } from '@tests/support/with-texts'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { blankValues, requiredFields, type Values, validatorOf } from '@/admin/crud/record/values'
import { screens as definitions } from '@/admin/registry'

// Section 5 of the specification. The limits of age, passwords and file types are in 9-constants.

withAdmin()

describe('Registration of usager (checked before sending; if any error exists nothing is sent)', () => {
  test.each([
    ['password and confirmation must match', 'motdepasse', 'motdepasse2', 'Les mots de passe ne correspondent pas.'],
    ['at least 8 characters', '1234567', '1234567', 'Le mot de passe doit contenir au moins 8 caractères.'],
    [
      'it replaces the mismatch message if both fail',
      '1234567',
      '7654321',
      'Le mot de passe doit contenir au moins 8 caractères.',
    ],
  ])('%s', async (_rule, password, confirmation, message) => {
    const { user } = await openApp('/inscription/usager')
    await fillUsager(user, { 'Mot de passe': password, 'Confirmation du mot de passe': confirmation })
    await user.click(finish())
    expect(field('Mot de passe')).toHaveAccessibleDescription(new RegExp(message))
    expect(screen.getByRole('heading', { name: 'Un champ est à corriger' })).toBeVisible()
    expect(received).toEqual([])
  })

  test('all fields are required', async () => {
    const { user } = await openApp('/inscription/usager')
    await user.click(finish())
    const summary = screen.getByRole('heading', { name: '12 champs sont à corriger' }).closest('section')
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
      'État civil – Indiquez votre état civil.',
      'Date de naissance – Indiquez votre date de naissance.',
      'Sexe – Indiquez votre sexe.',
    ])
    expect(received).toEqual([])
  })

  test('the email field is of email type', async () => {
    const { user } = await openApp('/inscription/usager')
    expect(field('Adresse électronique')).toHaveAttribute('type', 'email')
    await fillUsager(user, { 'Adresse électronique': 'awa' })
    await user.click(finish())
    expect(field('Adresse électronique')).toHaveAccessibleDescription(/adresse électronique valide/)
    expect(received).toEqual([])
  })

  test('server field errors, when returned, are displayed', async () => {
    const errors = { numero_fiscal: ['Numéro inconnu.'], datenaissance: ['Date refusée.'] }
    server.use(http.post('*/api/register/usager', () => HttpResponse.json({ errors }, { status: 422 })))
    const { user } = await openApp('/inscription/usager')
    await fillUsager(user)
    await user.click(finish())
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fermer' }))
    expect(field('Numéro fiscal')).toHaveAccessibleDescription(/Numéro inconnu\./)
    expect(within(screen.getByRole('group', { name: /^Date de naissance/ })).getByText('Date refusée.')).toBeVisible()
  })

  test('the messages are translated', async () => {
    const { user } = await openApp('/inscription/usager', { locale: 'en' })
    write('Password', '1234567')
    for (const [label, text] of Object.entries({ Day: '1', Month: '1', Year: '2020' })) write(label, text)
    await user.click(screen.getByRole('button', { name: 'Finish registration' }))
    expect(field('Password')).toHaveAccessibleDescription(/The password must have at least 8 characters\./)
    expect(screen.getByText('You must be at least 18 years old.')).toBeVisible()
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
  await pass(2000)
  expect(messages()).toHaveLength(1)
})

test.each(['/loginadmin', '/login'])('Admin login: email and password required (%s)', async (path) => {
  const { user } = await openApp(path)
  await user.click(await screen.findByRole('button', { name: 'Se connecter' }))
  const email = within(screen.getByRole('main')).getByLabelText(/^Adresse électronique/)
  expect(email).toHaveAccessibleDescription('Indiquez votre adresse électronique.')
  expect(email).toHaveFocus()
  expect(screen.getByLabelText(/^Mot de passe/)).toHaveAccessibleDescription('Indiquez votre mot de passe.')
  expect(received).toEqual([])
})

async function openForm(resource: AdminForm, how: 'create' | 'edit') {
  if (how === 'edit') provideRecord(resource)
  const search = how === 'create' ? 'open=create' : `open=edit&record=${keyOf(resource)}`
  const { user } = await openAdmin(`/Admin/${resource.screen}?${search}`)
  const button = resource[how === 'create' ? 'create' : 'update']
  await form().findByRole('button', { name: button })
  return { user, send: () => user.click(form().getByRole('button', { name: button })) }
}

const definitionOf = ({ screen: path }: AdminForm) => definitions.get(path) ?? expect.fail(`No screen ${path}`)

/** Returns what a new form refuses of values, empty but for the given ones, by label. */
function refusals(resource: AdminForm, given: Values = {}) {
  const definition = definitionOf(resource)
  const refused = validatorOf(definition, 'create')({ ...blankValues(definition), ...given })
  return Object.fromEntries(Object.entries(refused).map(([name, message]) => [resource.fields[name], message]))
}

describe('Admin forms: required and optional fields', () => {
  withTexts('admin')
  const kinds = [
    ['Video', adminForms.videos, ['Titre', 'Identifiant YouTube'], ['Date']],
    ['Communication', adminForms.communications, ['Titre'], ['Description', 'Photo', 'Document', 'Date du communiqué']],
    [
      'News create',
      adminForms.actualites,
      ['Titre', 'Description'],
      ['Date de publication', 'Image', 'Image principale du détail', 'Galerie de photos'],
    ],
    ['Content', adminForms.contents, ['Titre', 'Description', 'Type', 'Image'], ['Vidéo']],
    ['Country', adminForms.pays, ['Nom du Pays'], []],
    ['Mission', adminForms.missions, ['Titre'], []],
    ['Presentation', adminForms.presentations, ['Description'], []],
    ['Domain', adminForms.domaines, ['Nom'], []],
    ['Statistique', adminForms.stats, ['Libellé'], ['Valeur']],
    ['Publication', adminForms.publications, ['Titre'], ['Description', 'Photo', 'Document', 'Date de publication']],
    ['Réglementation', adminForms.reglementations, ['Titre'], ['Document']],
    ['Sponsor', adminForms.sponsors, ['Nom'], ['Description', 'Image']],
    [
      'Interview',
      adminForms.interviews,
      ['Titre', 'Description', 'Date', 'Source', 'Introduction', 'Contenu'],
      ['Image principale'],
    ],
    ['Subscriber', adminForms.subscribers, ['Email'], []],
  ] satisfies [string, AdminForm, string[], string[]][]

  test.each(kinds)('%s', (_form, resource, required, optional) => {
    expect(new Set(Object.keys(refusals(resource)))).toEqual(new Set(required))
    const marked = [...requiredFields(definitionOf(resource), 'create')].map((name) => resource.fields[name])
    expect(new Set(marked)).toEqual(new Set(required))
    expect(Object.values(resource.fields)).toEqual(expect.arrayContaining(optional))
  })

  const shown = kinds.filter(([name]) => full || name === 'Content' || name === 'Interview')
  test.each(shown)(
    '%s: the form lists what is missing, and sends nothing',
    async (_form, resource, required, optional) => {
      const { user, send } = await openForm(resource, 'create')
      // Today's date is proposed.
      for (const label of required.filter((one) => one === 'Date')) await user.clear(adminField(label))
      await send()
      const refused = form()
        .getAllByRole('link', { name: / – / })
        .map((link) => link.textContent.split(' – ')[0])
      expect(new Set(refused)).toEqual(new Set(required))
      for (const label of optional) expect(adminField(label)).toBeInTheDocument()
      expect(received).toEqual([])
    },
  )

  test('News edit: titre, description and datePublication required; images optional', async () => {
    const { user, send } = await openForm(adminForms.actualites, 'edit')
    for (const label of ['Titre', 'Description', 'Date de publication']) await user.clear(adminField(label))
    await send()
    for (const label of ['Titre', 'Description', 'Date de publication'])
      expect(form().getByRole('link', { name: new RegExp(`^${label} – `) })).toBeVisible()
    expect(form().getAllByRole('link', { name: / – / })).toHaveLength(3)
    expect(received).toEqual([])
  })

  test('Content edit: image required only on create', async () => {
    const { user, send } = await openForm(adminForms.contents, 'edit')
    await user.clear(adminField('Titre'))
    await send()
    expect(form().getAllByRole('link', { name: / – / })).toHaveLength(1)
  })

  test('Slide: no required marker in the edit form', async () => {
    const { user, send } = await openForm(adminForms.slides, 'edit')
    expect(form().queryByText('*')).not.toBeInTheDocument()
    await user.clear(adminField('Titre'))
    await send()
    await waitFor(async () => expect(await lastReceived()).toMatchObject({ method: 'PUT', body: { title: '' } }))
  })

  test('Subscriber: email required, email type, in both modals', async () => {
    for (const how of ['create', 'edit'] as const) {
      const { user, send } = await openForm(adminForms.subscribers, how)
      expect(adminField('Email')).toHaveAttribute('type', 'email')
      await fill(user, 'Email', 'awa')
      await send()
      expect(adminField('Email')).toBeInvalid()
      await user.clear(adminField('Email'))
      await send()
      expect(adminField('Email')).toBeInvalid()
      expect(received).toEqual([])
      cleanup()
    }
  })
})

describe('Admin forms: messages', () => {
  withTexts('admin')

  test('Country: "Le nom du pays est requis"', () => {
    expect(refusals(adminForms.pays)).toEqual({ 'Nom du Pays': 'Le nom du pays est requis' })
  })

  test('Content: a message for each field, under it and in the list, which leads to it', async () => {
    const { user, send } = await openForm(adminForms.contents, 'create')
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

  test('what is no image is refused when it is chosen', async () => {
    await openForm(adminForms.sponsors, 'create')
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(fileInput(adminField('Image')), file('a.txt', 'text/plain'))
    await waitFor(() => expect(adminField('Image')).toBeInvalid())
    expect(adminField('Image')).toHaveAccessibleDescription(/image/)
    expect(adminField('Image')).not.toHaveTextContent('a.txt')
  })

  test('Content: video must be a URL', async () => {
    const { user, send } = await openForm(adminForms.contents, 'create')
    await fill(user, 'Vidéo', 'pas une adresse')
    await send()
    expect(adminField('Vidéo')).toHaveAccessibleDescription(/Entrez une adresse web complète/)
  })

  test('Statistique: value numeric', async () => {
    const { user, send } = await openForm(adminForms.stats, 'create')
    await fill(user, 'Libellé', 'Un total')
    await fill(user, 'Valeur', 'douze')
    await send()
    expect(adminField('Valeur')).toBeInvalid()
    expect(received).toEqual([])
  })
})

describe('Admin forms: what is sent', () => {
  test('Optional files or dates are sent only when set; an order of 0 is not sent', async () => {
    const { user, send } = await openForm(adminForms.slides, 'create')
    await fill(user, 'Titre', 'Zéro')
    await fill(user, 'Ordre', '0')
    await send()
    await waitFor(async () => expect((await lastReceived())?.body).toEqual({ title: 'Zéro', description: '' }))
  })

  test.each([
    ['Video', adminForms.videos, 'Date', { title: 'Zéphyr en visite', youtube_id: 'aqz-KE-bpKQ' }],
    ['Publication', adminForms.publications, 'Date de publication', { title: 'Zéphyr une étude', description: '' }],
    ['Communication', adminForms.communications, 'Date du communiqué', { title: 'Zéphyr un avis', description: '' }],
  ])('%s without its optional file and date', async (_form, resource, date, body) => {
    const { user, send } = await openForm(resource, 'create')
    await user.clear(adminField(date))
    for (const label of ['Titre', 'Identifiant YouTube'] as const) {
      const value = resource.typed[label]
      if (typeof value === 'string') await fill(user, label, value)
    }
    await send()
    await waitFor(async () => expect((await lastReceived())?.body).toEqual(body))
  })

  test('Content: text fields are trimmed; empty fields are omitted when sending', async () => {
    const { user, send } = await openForm(adminForms.contents, 'create')
    const { Vidéo: _video, ...typed } = adminForms.contents.typed
    await fillForm(user, { ...adminForms.contents, typed: { ...typed, Description: '  Le texte ' } })
    await send()
    await waitFor(async () =>
      expect((await lastReceived())?.body).toEqual({
        titre: 'Zéphyr un bloc',
        Description: 'Le texte',
        type: 'interview',
        image: 'vue.png',
      }),
    )
  })

  test('News edit: only non-empty fields are sent, the gallery by number', async () => {
    const { user, send } = await openForm(adminForms.actualites, 'edit')
    await user.upload(fileInput(adminField('Galerie de photos')), [
      file('un.png', 'image/png'),
      file('deux.png', 'image/png'),
    ])
    await send()
    await waitFor(async () =>
      expect((await lastReceived())?.body).toEqual({
        titre: 'Une nouvelle',
        description: 'Le texte',
        datePublication: '2026-01-02',
        'galleryPhotos[0]': 'un.png',
        'galleryPhotos[1]': 'deux.png',
      }),
    )
  })

  test('Interview: on update, empty or null fields are omitted', async () => {
    const record = { ...adminForms.interviews.record, imagePrincipaleUrl: null }
    const { user, send } = await openForm({ ...adminForms.interviews, record }, 'edit')
    await fill(user, 'Titre', 'Autre titre')
    await send()
    await waitFor(async () => expect((await lastReceived())?.body).toMatchObject({ titre: 'Autre titre' }))
    expect((await lastReceived())?.body).not.toHaveProperty('imagePrincipale')
  })
})

describe('Server-side field errors are mapped onto the matching form fields (first message shown)', () => {
  // The forms with the most kinds of fields come first.
  const { interviews, contents, stats, ...others } = adminForms
  test.each(firstOf(3, [interviews, contents, stats, ...Object.values(others)]))('$path', async (resource) => {
    const names = Object.keys(resource.fields)
    const errors = Object.fromEntries(names.map((name) => [name, [`Refus de ${name}`, 'Autre refus']]))
    server.use(
      http.post(`*${resource.path}`, () => HttpResponse.json({ message: 'Données refusées', errors }, { status: 422 })),
    )
    const { user, send } = await openForm(resource, 'create')
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
  })
})
