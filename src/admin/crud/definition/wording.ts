import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, select } from '@lingui/core/macro'
import { ApiError, allMessages, firstMessages, hasStatus } from '@/api/errors'

// What the screens say: titles, buttons, empty states, and the notices of the outcomes of reads and writes. What differs between
// resources only by the name of the records is derived from it; what the specification words itself is in the definitions.

type Text = MessageDescriptor | string

/** A success toast stays for 3 s, an error toast or a dialog until it is closed. `alert` stands in the list. */
export interface Notice {
  as: 'toast' | 'dialog' | 'alert'
  title?: Text
  text?: Text
}

/** Returns the notice of an outcome: `what` is the record's name after a success, the error after a failure. */
type OutcomeNotice<What> = (what: What) => Notice
/** A definition's own notice; `usual` is the text that other resources have. */
type OwnNotice<What> = Notice | ((what: What, usual: MessageDescriptor) => Notice)

type Read = 'list' | 'read'
type Write = 'create' | 'update' | 'remove'
export type OutcomeNotices = Record<Read, { failed: OutcomeNotice<unknown> }> &
  Record<Write, { failed: OutcomeNotice<unknown>; done: OutcomeNotice<string> }>
export type OwnOutcomeNotices = Partial<
  Record<Read, { failed?: OwnNotice<unknown> }> &
    Record<Write, { failed?: OwnNotice<unknown>; done?: OwnNotice<string> }>
>

/** Returns a text of the catalog in the present language; a message of the provider unchanged. */
export const shownNotice = (text: Text | undefined) => (typeof text === 'object' ? i18n._(text) : text)

export const toast = (text: Text): Notice => ({ as: 'toast', text })
export const dialog = (title: Text, text?: Text): Notice => ({ as: 'dialog', title, ...(text && { text }) })
export const listAlert = (text: Text, title?: Text): Notice => ({ as: 'alert', text, ...(title && { title }) })

/** Returns the provider's message, else `text`. */
export const messageOr = (error: unknown, text: MessageDescriptor): Text =>
  (error instanceof ApiError && error.message) || text

/** Returns the provider's message when it refused the values, else `text`. */
export const refusalOr = (error: unknown, text: MessageDescriptor): Text =>
  isRefusal(error) ? error.message || allMessages(error)[0] || text : text

/** Returns a toast of all messages of all fields, one per line, else of the usual text. */
export const everyMessage = (error: unknown, usual: MessageDescriptor) => toast(allMessages(error).join('\n') || usual)

/** Returns a toast of the record's name under a title. */
export const named =
  (title: MessageDescriptor) =>
  (name: string): Notice => ({ as: 'toast', title, text: name })

/** Returns the first message of one field, else `text`. */
export const fieldOr = (name: string, error: unknown, text: MessageDescriptor): Text =>
  firstMessages(error)[name] || text

/** Whether the provider refused single fields. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && Object.keys(error.fields).length > 0

/** Returns the notice of a failed write: whatever the usual text says, one that is refused by its status would fail again. */
const refusedWrite =
  (usual: OutcomeNotice<unknown>): OutcomeNotice<unknown> =>
  (error) => {
    if (hasStatus(error, 403)) return toast(messageOr(error, forbidden))
    const text = refusedByStatus(error)
    return text ? toast(text) : usual(error)
  }

/** Returns the notice of a failed read: whatever the usual text says, one that the account may not make is not to be tried again. */
const refusedRead =
  (notice: (text: Text) => Notice, usual: OutcomeNotice<unknown>): OutcomeNotice<unknown> =>
  (error) =>
    hasStatus(error, 403) ? notice(messageOr(error, forbidden)) : usual(error)

/** Returns what a refusal means of which the provider or its web server says nothing that an editor understands. */
export function refusedByStatus(error: unknown): MessageDescriptor | undefined {
  return error instanceof ApiError ? refusals[error.status] : undefined
}

/** Trying again would not help. */
const forbidden = msg`Refusé : votre compte n’a pas ce droit.`

const refusals: Record<number, MessageDescriptor> = {
  413: msg`Trop lourd : l’envoi a été refusé. Retirez des fichiers, choisissez-en de plus légers ou raccourcissez le texte, puis enregistrez de nouveau.`,
  419: msg`Envoi refusé (erreur 419) : le service attend une protection CSRF que ce site n’utilise pas. Prévenez l’équipe technique.`,
  429: msg`Trop de demandes en peu de temps : l’envoi a été refusé. Attendez une minute, puis réessayez.`,
}

/** Returns the provider's messages as one text; '' where there are none. */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiError ? allMessages(error).join(' ') || error.message : ''

/** The name of one record and of several, in lower case and without article. */
export interface Noun {
  one: MessageDescriptor
  many: MessageDescriptor
  gender: 'feminine' | 'masculine'
}

/** Titles and buttons: `add` opens the form; `create`, `update` and `next`, which then opens a new form, send it. */
export type Words = Record<'add' | 'creating' | 'create' | 'next' | 'editing' | 'update', MessageDescriptor>

/** Returns the name in the present language, and what the choice of an article depends on. */
function forms({ one, many, gender }: Noun) {
  const name = i18n._(one)
  const isVowel = /^[aeiouéèêâîô]/i.test(name)
  return {
    name,
    names: i18n._(many),
    capital: name.charAt(0).toUpperCase() + name.slice(1),
    gender,
    form: isVowel ? `${gender}Vowel` : gender,
  }
}
type Forms = ReturnType<typeof forms>

/** Makes each message when it is read, because the definitions are evaluated before the language is known. */
function lazily<Key extends string>(
  noun: Noun,
  makers: Record<Key, (noun: Forms) => MessageDescriptor>,
  own: { [K in Key]?: MessageDescriptor | null | undefined },
) {
  const words = {} as Record<Key, MessageDescriptor> // every key is defined below
  for (const key of Object.keys(makers) as Key[]) {
    Object.defineProperty(words, key, { enumerable: true, get: () => own[key] ?? makers[key](forms(noun)) })
  }
  return words
}

export function usualWords(noun: Noun, own: Partial<Words> = {}): Words {
  const add = ({ name, form }: Forms) =>
    msg`Ajouter ${select(form, { feminine: 'une', feminineVowel: 'une', masculineVowel: 'un', other: 'un' })} ${name}`
  return lazily(
    noun,
    {
      add,
      creating: add,
      create: ({ name, form }) =>
        msg`Ajouter ${select(form, { feminine: 'la ', feminineVowel: 'l’', masculineVowel: 'l’', other: 'le ' })}${name}`,
      next: ({ gender }) => msg`Enregistrer et ajouter ${select(gender, { feminine: 'une', other: 'un' })} autre`,
      editing: ({ name, form }) =>
        msg`Modifier ${select(form, { feminine: 'la ', feminineVowel: 'l’', masculineVowel: 'l’', other: 'le ' })}${name}`,
      update: ({ name, form }) =>
        msg`Mettre à jour ${select(form, { feminine: 'la ', feminineVowel: 'l’', masculineVowel: 'l’', other: 'le ' })}${name}`,
    },
    { ...own, creating: own.creating ?? own.add },
  )
}

export function usualEmpty(
  noun: Noun,
  own: { title?: MessageDescriptor; hint?: MessageDescriptor | null } = {},
): { title: MessageDescriptor; hint?: MessageDescriptor } {
  const empty = lazily(
    noun,
    {
      title: ({ name, gender }) =>
        msg`${select(gender, { feminine: 'Aucune', other: 'Aucun' })} ${name} ${select(gender, { feminine: 'trouvée', other: 'trouvé' })}`,
      hint: ({ name, form }) =>
        msg`Commencez par ajouter ${select(form, { feminine: 'une', feminineVowel: 'une', masculineVowel: 'un', other: 'un' })} ${name}.`,
    },
    own,
  )
  return own.hint === null ? { title: empty.title } : empty
}

export function usualOutcomes(noun: Noun, own: OwnOutcomeNotices = {}): OutcomeNotices {
  const usual = {
    listFailed: ({ names }) => msg`Échec du chargement des ${names}. Veuillez réessayer.`,
    readFailed: ({ name, form }) =>
      msg`Échec du chargement ${select(form, { feminine: 'de la ', feminineVowel: "de l''", masculineVowel: "de l''", other: 'du ' })}${name} pour modification.`,
    created: ({ capital, gender }) =>
      msg`${capital} ${select(gender, { feminine: 'créée', other: 'créé' })} avec succès`,
    createFailed: ({ name, form }) =>
      msg`Échec de la création ${select(form, { feminine: 'de la ', feminineVowel: "de l''", masculineVowel: "de l''", other: 'du ' })}${name}, veuillez réessayer.`,
    updated: ({ capital, gender }) =>
      msg`${capital} ${select(gender, { feminine: 'mise', other: 'mis' })} à jour avec succès`,
    updateFailed: ({ name, form }) =>
      msg`Échec de la mise à jour ${select(form, { feminine: 'de la ', feminineVowel: "de l''", masculineVowel: "de l''", other: 'du ' })}${name}, veuillez réessayer.`,
    removed: ({ capital, gender }) =>
      msg`${capital} ${select(gender, { feminine: 'supprimée', other: 'supprimé' })} avec succès`,
    removeFailed: ({ name, form }) =>
      msg`Impossible de supprimer ${select(form, { feminine: 'la ', feminineVowel: "l''", masculineVowel: "l''", other: 'le ' })}${name}. Veuillez réessayer.`,
  } satisfies Record<string, (noun: Forms) => MessageDescriptor>
  /** Returns the definition's own notice, else the usual one. */
  const outcome =
    <What>(
      given: OwnNotice<What> | undefined,
      text: (noun: Forms) => MessageDescriptor,
      usualNotice: (what: What, text: MessageDescriptor) => Notice,
    ) =>
    (what: What): Notice => {
      const notice = given ?? usualNotice
      return typeof notice === 'function' ? notice(what, text(forms(noun))) : notice
    }
  const read = (
    name: Read,
    text: (noun: Forms) => MessageDescriptor,
    notice: (text: MessageDescriptor | string) => Notice,
  ) => ({
    failed: refusedRead(
      notice,
      outcome(own[name]?.failed, text, (_error, usualText) => notice(usualText)),
    ),
  })
  const write = (
    name: Write,
    done: (noun: Forms) => MessageDescriptor,
    failed: (noun: Forms) => MessageDescriptor,
    messageOf = refusalOr,
  ) => ({
    done: outcome(own[name]?.done, done, (_name, text) => toast(text)),
    failed: refusedWrite(outcome(own[name]?.failed, failed, (error, text) => toast(messageOf(error, text)))),
  })
  return {
    list: read('list', usual.listFailed, listAlert),
    read: read('read', usual.readFailed, toast),
    create: write('create', usual.created, usual.createFailed),
    update: write('update', usual.updated, usual.updateFailed),
    remove: write('remove', usual.removed, usual.removeFailed, messageOr),
  }
}
