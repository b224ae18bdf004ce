import { i18n } from '@lingui/core'
import { openSession, play, server } from '@mocks/server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  field as adminField,
  closed,
  fill,
  form,
  lastReceived,
  openAdmin,
  received,
  seeText,
  signIn,
  type User,
  withAdmin,
} from '@tests/admin/open-admin'
import { adminForms, definitionOf, fillForm, openHtmlViews, provideRecord } from '@tests/support/admin-forms'
import { choose, field, fillUsager, finish, write } from '@tests/support/fill-registration'
import { firstOf, full } from '@tests/support/full'
import { openApp } from '@tests/support/open-app'
import { withTexts } from '@tests/support/with-texts'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { failureNotice, type Notice, successNotice } from '@/admin/crud/definition/wording'
import { ApiError } from '@/api/errors'
import { htmlToText } from '@/lib/html-to-text'

// Section 8 of the specification: the error catalogue. What follows a 401 is in 4-states, a sign-out that fails in
// tests/site/sign-in.test.tsx.

withAdmin()

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

type Method = 'get' | 'post' | 'put' | 'delete'
/** Answers a call by a status and a body; by default by an error without a message. */
const answer = (method: Method, path: string, body: object = {}, status = 500) =>
  server.use(http[method](`*${path}`, () => HttpResponse.json(body, { status })))
const press = async (name: string) => fireEvent.click(await form().findByRole('button', { name }))

describe('General', () => {
  const lists = [
    ['the news carousel and the home sections', '/', ''],
    ['sponsors', '/partenaires', '/api/sponsors'],
    ['regulations', '/textes_reglementaires', '/api/reglementations'],
    ['interviews', '/interviews', '/api/interviews'],
    ['presentations', '/lacdec', '/api/presentations'],
    ['missions', '/missions', '/api/missions'],
  ] as const
  test.each(firstOf(2, lists))('a public list that fails (%s) is logged and stays empty', async (_name, path, call) => {
    play('failing', call ? { only: call } : {})
    await openApp(path)
    await waitFor(() => expect(console.warn).toHaveBeenCalled())
    await waitFor(() => expect(document.querySelector('[data-awaited]')).not.toBeInTheDocument())
    // The services of the home page are the product’s own.
    expect(document.querySelectorAll('main article:not(#services *)')).toHaveLength(0)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Fermer la notification' })).not.toBeInTheDocument()
  })

  test('a failure loading the user is logged with no user message', async () => {
    play('failing', { only: '/api/me' })
    await openApp('/contact_us', { token: openSession(2) })
    await waitFor(() => expect(console.warn).toHaveBeenCalled())
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

test('Newsletter and footer: an alert with the translated message, then success', async () => {
  const failure = 'Your subscription could not be registered. Please try again.'
  answer('post', '/api/subscribers', { message: 'Non.' }, 422)
  const { user } = await openApp('/contact_us', { locale: 'en' })
  const footer = within(screen.getByRole('contentinfo'))
  await user.type(footer.getByRole('textbox'), 'awa@exemple.cm')
  await user.click(footer.getByRole('button', { name: 'Subscribe' }))
  await waitFor(() => expect(footer.getByRole('alert')).toHaveTextContent(failure))
  expect(footer.getByRole('textbox')).toHaveValue('awa@exemple.cm')
  server.resetHandlers()
  await user.click(await footer.findByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByText('Your subscription has been registered.')).toBeVisible()
  expect(await lastReceived()).toEqual({ method: 'POST', path: '/api/subscribers', body: { email: 'awa@exemple.cm' } })
})

describe('Registration and login', () => {
  const erreur = () => screen.findByRole('alertdialog', { name: 'Erreur' })

  test('country list fails: alert "Erreur" / "Impossible de charger la liste des pays. Veuillez réessayer."; cities fail: "Impossible de charger les villes. Veuillez réessayer."', async () => {
    play('failing', { only: '/api/pays' })
    const { user } = await openApp('/inscription/usager')
    const alert = await erreur()
    expect(alert).toHaveTextContent('Impossible de charger la liste des pays. Veuillez réessayer.')
    play('failing', { only: '/api/pays/1/villes' })
    await user.click(within(alert).getByRole('button', { name: 'Réessayer' }))
    await within(field('Pays')).findByRole('option', { name: 'Cameroun' })
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()

    await choose(user, 'Pays', 'Cameroun')
    expect(await screen.findByText('Impossible de charger les villes. Veuillez réessayer.')).toBeVisible()
    play('normal')
    await user.click(screen.getByRole('button', { name: 'Recharger les villes' }))
    await within(field('Ville')).findByRole('option', { name: 'Yaoundé' })
    expect(screen.queryByText('Impossible de charger les villes. Veuillez réessayer.')).not.toBeInTheDocument()
  })

  test('submit fails: alert with the server message, else "Une erreur est survenue lors de l\'inscription."; server field errors are kept for display; success: "Succès!" / "Inscription réussie! Vous allez être redirigé vers la page de connexion."', async () => {
    const { user } = await openApp('/inscription/usager')
    await fillUsager(user, { 'Adresse électronique': 'usager@cdec.cm' })
    await user.click(finish())
    const alert = await erreur()
    expect(alert).toHaveTextContent('Les données envoyées ne sont pas valides.')
    await user.click(within(alert).getByRole('button', { name: 'Fermer' }))
    expect(field('Adresse électronique')).toHaveAccessibleDescription(/Cette adresse électronique est déjà utilisée\./)
    expect(field('Nom complet')).toHaveValue('Awa Ndiaye')

    answer('post', '/api/register/usager')
    write('Adresse électronique', 'awa.ndiaye@exemple.cm')
    await user.click(finish())
    const second = await erreur()
    expect(second).toHaveTextContent("Une erreur est survenue lors de l'inscription.")
    await user.click(within(second).getByRole('button', { name: 'Fermer' }))
    server.resetHandlers()
    await user.click(finish())
    const success = await screen.findByRole('alertdialog', { name: 'Succès!' })
    expect(success).toHaveTextContent('Inscription réussie! Vous allez être redirigé vers la page de connexion.')
  })

  test('admin login: failure shows the error message, or "Identifiants incorrects"; success "Connexion réussie !"; logout success toast: "déconnexion réussie !"', async () => {
    answer('post', '/api/login', { message: 'Compte bloqué' }, 401)
    const { user, router } = await openApp('/loginadmin')
    await signIn(user)
    await seeText('Compte bloqué')
    const again = () => user.click(screen.getByRole('button', { name: 'Se connecter' }))
    answer('post', '/api/login', {}, 401)
    await again()
    await seeText('Identifiants incorrects')
    expect(router.state.location.pathname).toBe('/loginadmin')
    server.resetHandlers()
    await again()
    await seeText('Connexion réussie !')
    await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
    await seeText('déconnexion réussie !')
  })
})

interface Messages {
  /** Where a failure is shown in a dialog, its title; else it is a toast, or an alert in the list. */
  dialog?: string
  load: string
  /** Missing where nothing is read for an edit. */
  editLoad?: string
  create: [failed: string, done: string]
  update: [failed: string, done: string]
  remove: [failed: string, ...done: string[]]
}

const { videos, communications, actualites, contents, publications, reglementations, slides, sponsors } = adminForms
const { interviews, subscribers } = adminForms

const catalogue: Partial<Record<keyof typeof adminForms, Messages>> = {
  videos: {
    load: 'Échec du chargement des vidéos. Veuillez réessayer.',
    editLoad: 'Échec du chargement de la vidéo pour modification.',
    create: ["Échec de l'ajout de la vidéo, veuillez réessayer.", 'Vidéo ajoutée avec succès'],
    update: ['Échec de la mise à jour de la vidéo, veuillez réessayer.', 'Vidéo mise à jour avec succès'],
    remove: ['Échec de la suppression de la vidéo. Veuillez réessayer.', 'Supprimé!', 'Autre titre'],
  },
  communications: {
    load: 'Échec du chargement des communications. Veuillez réessayer.',
    editLoad: 'Échec du chargement de la communication pour modification.',
    create: ['Échec de la création de la communication, veuillez réessayer.', 'Communication créée avec succès'],
    update: [
      'Échec de la mise à jour de la communication, veuillez réessayer.',
      'Communication mise à jour avec succès',
    ],
    remove: ['Échec de la suppression de la communication. Veuillez réessayer.', 'Supprimé!', 'Autre titre'],
  },
  actualites: {
    load: 'Échec du chargement des actualités. Veuillez réessayer.',
    editLoad: "Échec de récupération de l'actualité.",
    create: ["Échec de la création de l'actualité : ", 'Actualité créée avec succès'],
    update: ["Échec de la modification de l'actualité.", 'Actualité modifiée avec succès'],
    remove: ["Échec de la suppression de l'actualité. Veuillez réessayer.", 'Supprimé!', 'Autre titre'],
  },
  contents: {
    load: 'Erreur lors du chargement des contenus',
    editLoad: 'Erreur lors de la récupération du contenu',
    create: ["Une erreur est survenue lors de l'enregistrement", 'Contenu créé avec succès'],
    update: ["Une erreur est survenue lors de l'enregistrement", 'Contenu mis à jour avec succès'],
    remove: ['Erreur lors de la suppression', 'Contenu supprimé avec succès'],
  },
  pays: {
    load: 'Une erreur est survenue lors du chargement des pays',
    editLoad: 'Échec du chargement du pays pour modification.',
    create: ['Une erreur est survenue lors de la sauvegarde du pays', 'Nouveau pays ajouté avec succès'],
    update: ['Une erreur est survenue lors de la sauvegarde du pays', 'Pays mis à jour avec succès'],
    remove: ['Une erreur est survenue lors de la suppression du pays', 'Pays supprimé avec succès'],
  },
  missions: {
    dialog: 'Error!',
    load: 'Failed to fetch missions. Please try again.',
    create: ['Failed to create mission. Please try again.', 'Mission created successfully'],
    update: ['Failed to update mission. Please try again.', 'Mission updated successfully'],
    remove: ['Failed to delete mission. Please try again.', 'Deleted!'],
  },
  presentations: {
    dialog: 'Error!',
    load: 'Failed to fetch presentations. Please try again.',
    editLoad: 'Failed to fetch presentation. Please try again.',
    create: ['Failed to create presentation. Please try again.', 'Presentation created successfully'],
    update: ['Failed to update presentation. Please try again.', 'Presentation updated successfully'],
    remove: ['Failed to delete presentation. Please try again.', 'Deleted!'],
  },
  domaines: {
    load: 'Failed to fetch domaines. Please try again.',
    editLoad: 'Échec du chargement du domaine pour modification.',
    create: ['Impossible de créer le domaine, veuillez réessayer.', 'Domaine créé avec succès'],
    update: ['Impossible de mettre à jour le domaine, veuillez réessayer.', 'Domaine mis à jour avec succès'],
    remove: ['Impossible de supprimer le domaine. Veuillez réessayer.', 'Domaine supprimé avec succès'],
  },
  stats: {
    load: 'Failed to fetch stats. Please try again.',
    editLoad: 'Échec du chargement de la statistique pour modification.',
    create: ['Impossible de créer la statistique, veuillez réessayer.', 'Statistique créée avec succès'],
    update: ['Impossible de mettre à jour la statistique, veuillez réessayer.', 'Statistique mise à jour avec succès'],
    remove: ['Impossible de supprimer la statistique. Veuillez réessayer.', 'Statistique supprimée avec succès'],
  },
  publications: {
    load: 'Échec du chargement des publications. Veuillez réessayer.',
    editLoad: 'Échec du chargement de la publication pour modification.',
    create: ['Échec de la création de la publication, veuillez réessayer.', 'Publication créée avec succès'],
    update: ['Échec de la mise à jour de la publication, veuillez réessayer.', 'Publication mise à jour avec succès'],
    remove: ['Impossible de supprimer la publication. Veuillez réessayer.', 'Publication supprimée avec succès'],
  },
  reglementations: {
    load: 'Échec du chargement des réglementations. Veuillez réessayer.',
    editLoad: 'Échec du chargement de la réglementation pour modification.',
    create: ['Échec de la création de la réglementation, veuillez réessayer.', 'Réglementation créée avec succès'],
    update: [
      'Échec de la mise à jour de la réglementation, veuillez réessayer.',
      'Réglementation mise à jour avec succès',
    ],
    remove: ['Impossible de supprimer la réglementation. Veuillez réessayer.', 'Réglementation supprimée avec succès'],
  },
  slides: {
    load: 'Échec du chargement des slides. Veuillez réessayer.',
    editLoad: 'Error fetching slide data for edit.',
    create: ['Échec de la création du slide, veuillez réessayer.', 'Slide créé avec succès'],
    update: ['Échec de la mise à jour du slide, veuillez réessayer.', 'Slide mis à jour avec succès'],
    remove: ['Impossible de supprimer le slide. Veuillez réessayer.', 'Slide supprimé avec succès'],
  },
  sponsors: {
    load: 'Échec du chargement des sponsors. Veuillez réessayer.',
    editLoad: 'Échec du chargement du sponsor pour modification.',
    create: ['Échec de la création du sponsor, veuillez réessayer.', 'Sponsor créé avec succès'],
    update: ['Échec de la mise à jour du sponsor, veuillez réessayer.', 'Sponsor mis à jour avec succès'],
    remove: ['Impossible de supprimer le sponsor. Veuillez réessayer.', 'Sponsor supprimé avec succès'],
  },
  interviews: {
    load: 'Échec du chargement des interviews. Veuillez réessayer.',
    editLoad: "Échec de récupération de l'interview.",
    create: ['Échec de la création de l’interview, veuillez réessayer.', 'Interview créée avec succès'],
    update: ['Échec de la mise à jour de l’interview, veuillez réessayer.', 'Interview mise à jour avec succès'],
    remove: ['Impossible de supprimer l’interview. Veuillez réessayer.', 'Interview supprimée avec succès'],
  },
  subscribers: {
    dialog: 'Erreur!',
    load: 'Failed to fetch subscribers. Please try again.',
    editLoad: 'Échec du chargement de l’abonné pour modification.',
    create: ["Impossible d'ajouter l'abonné, veuillez réessayer.", 'Abonné ajouté avec succès'],
    update: ["Impossible de mettre à jour l'abonné, veuillez réessayer.", 'Abonné mis à jour avec succès'],
    remove: ["Impossible de supprimer l'abonné. Veuillez réessayer.", 'Supprimé!', 'Abonné supprimé avec succès.'],
  },
}

const all = Object.entries(catalogue).map(([name, messages]) => {
  const resource = adminForms[name as keyof typeof adminForms]
  return { ...messages, form: resource, path: resource.path, screen: `/Admin/${resource.screen}` }
})

/** Expects a failure's message; in a dialog, which is closed, where its resource has one. */
async function seeFailure(user: User, message: string, title?: string) {
  if (title === undefined) return seeText(message, { exact: false })
  const dialog = within(await screen.findByRole('alertdialog', { name: title }))
  expect(dialog.getByText(message)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'OK' }))
}

/** Returns the title and the text of a notice, as they are shown. */
const shown = ({ title = '', text = '' }: Notice) =>
  [title, text].map((one) => (typeof one === 'string' ? one : i18n._(one))).filter(Boolean)

describe('each message is that of its resource', () => {
  withTexts('admin')
  const failed = new ApiError(500)

  test.each(all)('$path', ({ form: resource, dialog, load, editLoad, create, update, remove }) => {
    const definition = definitionOf(resource)
    const failure = (call: Parameters<typeof failureNotice>[1]) => shown(failureNotice(definition, call, failed))
    const success = (call: Parameters<typeof successNotice>[1], name = '') =>
      shown(successNotice(definition, call, name))
    const titled = (text: string, title = dialog) => (title ? [title, text] : [text])
    expect(failure('list')).toEqual(titled(load, dialog && 'Error!'))
    if (editLoad) expect(failure('read')).toEqual(titled(editLoad))
    expect(failure('create')).toEqual(titled(expect.stringContaining(create[0])))
    expect(success('create')).toEqual([create[1]])
    expect(failure('update')).toEqual(titled(update[0]))
    expect(success('update')).toEqual([update[1]])
    const [notRemoved, ...removed] = remove
    expect(failure('remove')).toEqual(titled(notRemoved, resource === subscribers ? 'Error!' : dialog))
    expect(success('remove', removed[1])).toEqual(removed)
  })
})

/** One resource with toasts, and one with dialogs. */
const kinds = full ? all : all.filter((one) => [videos, subscribers].includes(one.form))

describe.each(kinds)('$path', ({ form: resource, path, screen: address, dialog, ...messages }) => {
  const { create, update, remove, editLoad } = messages
  const one = `${path}/:key`
  const removal = path === '/api/subscribers' ? 'Error!' : dialog

  test(`Load: ${messages.load}`, async () => {
    answer('get', path)
    await openAdmin(address)
    await seeText(messages.load)
    expect(within(screen.getByRole('main')).getAllByRole('alert')).toHaveLength(1)
    if (dialog) expect(screen.getByText('Error!')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  })

  test(`Create: ${create.join(' / ')}`, async () => {
    answer('get', path, [], 200)
    answer('post', path)
    const { user } = await openAdmin(`${address}?open=create`)
    await form().findByRole('button', { name: resource.create })
    await fillForm(user, resource)
    await press(resource.create)
    await seeFailure(user, create[0], dialog)
    answer('post', path, resource.record, 201)
    await press(resource.create)
    await seeText(create[1])
  })

  test(`Edit load: ${editLoad}; Update: ${update.join(' / ')}; Delete: ${remove.join(' / ')}`, async () => {
    provideRecord(resource)
    const { user } = await openAdmin(address)
    await screen.findByRole('table')
    const edit = () => user.click(screen.getByRole('button', { name: /^Modifier / }))
    if (editLoad) {
      answer('get', resource === contents ? path : one)
      await edit()
      await seeFailure(user, editLoad, dialog)
      await closed()
      server.resetHandlers()
    }

    answer('put', one)
    await edit()
    await form().findByRole('button', { name: resource.update })
    await openHtmlViews(user)
    await fill(user, ...resource.changed)
    await press(resource.update)
    await seeFailure(user, update[0], dialog)
    expect(adminField(resource.changed[0])).toHaveValue(resource.changed[1])
    server.resetHandlers()
    await press(resource.update)
    await seeText(update[1])
    await closed()
    await screen.findAllByText(htmlToText(resource.changed[1]))

    answer('delete', one)
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: /^Supprimer / }))
      await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
    }
    await ask()
    const [failed, ...done] = remove
    await seeFailure(user, failed, removal)
    server.resetHandlers()
    await ask()
    for (const sentence of done) await waitFor(() => expect(screen.getAllByText(sentence).at(-1)).toBeVisible())
  })
})

test('Delete confirmation: "Êtes-vous sûr?" / "Cette action est irréversible!" with buttons "Oui, supprimer!" and "Annuler"', async () => {
  provideRecord(videos)
  const { user } = await openAdmin(`/Admin/videos?open=delete&record=${videos.record.id}`)
  const question = within(await screen.findByRole('alertdialog', { name: 'Êtes-vous sûr?' }))
  expect(question.getByText('Cette action est irréversible!')).toBeVisible()
  expect(question.getByRole('button', { name: 'Oui, supprimer!' })).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(received).toEqual([])
})

describe('what a refusal says', () => {
  withTexts('admin')
  const texts = ['Déjà pris.', 'Trop court.']
  const [joined, message] = [texts.join('\n'), 'Refusé.']

  test.each([
    ['a server errors field may replace the generic text', [videos, communications], ['create', 'update'], joined],
    ['a server errors field may replace the generic text', [actualites], ['update'], joined],
    [
      'creating news: plus the error',
      [actualites],
      ['create'],
      "Échec de la création de l'actualité : Déjà pris. Trop court.",
    ],
    ['with field keys: a toast', [contents], ['create', 'update'], 'Veuillez corriger les erreurs dans le formulaire'],
    ['the server message is shown', [publications, reglementations, sponsors], ['create', 'update'], message],
    ['creates join the error values with line breaks', [slides, interviews], ['create'], joined],
    ['the first server message for email', [subscribers], ['create', 'update'], 'Déjà pris.'],
    ['or the error’s message', [videos, subscribers], ['remove'], message],
  ] as const)('%s', (_sentence, resources, ways, text) => {
    for (const resource of resources) {
      const [name = ''] = Object.keys(resource.fields)
      const refusal = new ApiError(422, message, { [name]: texts })
      for (const way of ways) expect(shown(failureNotice(definitionOf(resource), way, refusal)).at(-1)).toBe(text)
    }
  })
})

test('News without a key: "Slug d\'actualité manquant"; "Impossible de supprimer cette actualité : identifiant manquant."', async () => {
  answer('get', '/api/actualites', [{ id: 1, titre: 'Sans slug' }], 200)
  const { user } = await openAdmin('/Admin/actualites')
  await user.click(await screen.findByRole('button', { name: 'Modifier Sans slug' }))
  await seeText("Slug d'actualité manquant")
  await user.click(screen.getByRole('button', { name: 'Supprimer Sans slug' }))
  await seeText('Impossible de supprimer cette actualité : identifiant manquant.')
  expect(received).toEqual([])
})

describe('Contents', () => {
  test('a server errors object with field keys gives the field messages plus a toast; a message alone is a toast', async () => {
    answer('post', '/api/contents', { message: 'Non', errors: { titre: ['Déjà pris'] } }, 422)
    const { user } = await openAdmin('/Admin/blocs?open=create')
    await form().findByRole('button', { name: contents.create })
    await fillForm(user, contents)
    await press(contents.create)
    await seeText('Veuillez corriger les erreurs dans le formulaire')
    expect(adminField('Titre')).toHaveAccessibleDescription(/Déjà pris/)
    answer('post', '/api/contents', { message: 'Base en maintenance' })
    await press(contents.create)
    await seeText('Base en maintenance')
  })

  test('missing id on update: "ID du contenu manquant pour la mise à jour"', async () => {
    await openAdmin('/Admin/blocs?open=edit')
    await seeText('ID du contenu manquant pour la mise à jour')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
