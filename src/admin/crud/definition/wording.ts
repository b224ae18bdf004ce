import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, allMessages, firstMessages, hasStatus } from '@/api/errors'

// What the screens say: titles, buttons, empty states, and the notices of the outcomes of reads and writes. What differs between
// resources only by the name of the records is a sentence with a form of that name; what the specification words itself is in the
// definitions. Texts are made when they are shown, because the definitions are evaluated before the language is known.

type Text = MessageDescriptor | string

/** A success toast stays for 3 s, an error toast or a dialog until it is closed. `alert` stands in the list. */
export interface Notice {
  as: 'toast' | 'dialog' | 'alert'
  title?: Text
  text?: Text
}

/** The name of a record in the forms that the sentences need. */
export interface Noun {
  /** Without article: "vidéo". */
  one: MessageDescriptor
  /** "une vidéo". */
  un: MessageDescriptor
  /** "la vidéo". */
  le: MessageDescriptor
  /** "de la vidéo". */
  de: MessageDescriptor
  /** "vidéos". */
  many: MessageDescriptor
  gender: 'feminine' | 'masculine'
}

/** Titles and buttons: `add` opens the form; `create`, `update` and `next`, which then opens a new form, send it. */
export type Word = 'add' | 'create' | 'next' | 'editing' | 'update'

type Write = 'create' | 'update' | 'remove'
type Call = 'list' | 'read' | Write

/** What a definition words itself; `usual` is the text that other resources have. */
export interface Wording {
  noun: Noun
  words?: Partial<Record<Word, MessageDescriptor>>
  /** The text of an empty list; `hint` is null for none. */
  empty?: { title?: MessageDescriptor; hint?: MessageDescriptor | null }
  outcomes?: Partial<
    Record<Call, { failed?: Notice | ((error: unknown, usual: MessageDescriptor) => Notice) }> &
      Record<Write, { done?: Notice | ((name: string) => Notice) }>
  >
}

/** Returns a title or the text of a button. */
export function wordOf({ noun, words = {} }: Wording, word: Word): string {
  return i18n._(words[word] ?? usualWord(noun, word))
}

function usualWord(noun: Noun, word: Word): MessageDescriptor {
  const { un, le } = formsOf(noun)
  switch (word) {
    case 'add':
      return msg`Ajouter ${un}`
    case 'create':
      return msg`Ajouter ${le}`
    case 'next':
      return noun.gender === 'feminine' ? msg`Enregistrer et ajouter une autre` : msg`Enregistrer et ajouter un autre`
    case 'editing':
      return msg`Modifier ${le}`
    case 'update':
      return msg`Mettre à jour ${le}`
  }
}

/** Returns the text of an empty list, and how to begin it; '' where nothing is said of that. */
export function emptyTexts({ noun, empty = {} }: Wording): { title: string; hint: string } {
  const { one, un } = formsOf(noun)
  const title = noun.gender === 'feminine' ? msg`Aucune ${one} trouvée` : msg`Aucun ${one} trouvé`
  const hint = empty.hint === undefined ? msg`Commencez par ajouter ${un}.` : empty.hint
  return { title: i18n._(empty.title ?? title), hint: hint === null ? '' : i18n._(hint) }
}

/** Returns the notice of a finished write of the record `name`. */
export function successNotice({ noun, outcomes = {} }: Wording, call: Write, name: string): Notice {
  const override = outcomes[call]?.done
  if (override === undefined) return toast(usualSuccess(noun, call))
  return typeof override === 'function' ? override(name) : override
}

function usualSuccess(noun: Noun, call: Write): MessageDescriptor {
  const { one } = formsOf(noun)
  const name = one.charAt(0).toUpperCase() + one.slice(1)
  const isFeminine = noun.gender === 'feminine'
  switch (call) {
    case 'create':
      return isFeminine ? msg`${name} créée avec succès` : msg`${name} créé avec succès`
    case 'update':
      return isFeminine ? msg`${name} mise à jour avec succès` : msg`${name} mis à jour avec succès`
    case 'remove':
      return isFeminine ? msg`${name} supprimée avec succès` : msg`${name} supprimé avec succès`
  }
}

/** Returns the notice of a failed call. A refusal by its status, which trying again would not change, is said whatever the usual text. */
export function failureNotice({ noun, outcomes = {} }: Wording, call: Call, error: unknown): Notice {
  const show = call === 'list' ? listAlert : toast
  if (hasStatus(error, 403)) return show(messageOr(error, msg`Refusé : votre compte n’a pas ce droit.`))
  const isWrite = call !== 'list' && call !== 'read'
  const refusal = isWrite ? refusedByStatus(error) : undefined
  if (refusal) return toast(refusal)
  const usual = usualFailure(noun, call)
  const override = outcomes[call]?.failed
  if (override) return typeof override === 'function' ? override(error, usual) : override
  if (!isWrite) return show(usual)
  return toast(call === 'remove' ? messageOr(error, usual) : refusalOr(error, usual))
}

function usualFailure(noun: Noun, call: Call): MessageDescriptor {
  const { le, de, many } = formsOf(noun)
  switch (call) {
    case 'list':
      return msg`Échec du chargement des ${many}. Veuillez réessayer.`
    case 'read':
      return msg`Échec du chargement ${de} pour modification.`
    case 'create':
      return msg`Échec de la création ${de}, veuillez réessayer.`
    case 'update':
      return msg`Échec de la mise à jour ${de}, veuillez réessayer.`
    case 'remove':
      return msg`Impossible de supprimer ${le}. Veuillez réessayer.`
  }
}

/** Returns the forms of a name in the present language. */
const formsOf = ({ one, un, le, de, many }: Noun) => ({
  one: i18n._(one),
  un: i18n._(un),
  le: i18n._(le),
  de: i18n._(de),
  many: i18n._(many),
})

/** Returns a text of the catalog in the present language; a message of the provider unchanged. */
export const shownNotice = (text: Text | undefined) => (typeof text === 'object' ? i18n._(text) : text)

export const toast = (text: Text, title?: Text): Notice => ({ as: 'toast', text, ...(title && { title }) })
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

/** Returns the first message of one field, else `text`. */
export const fieldOr = (name: string, error: unknown, text: MessageDescriptor): Text =>
  firstMessages(error)[name] || text

/** Whether the provider refused single fields. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && Object.keys(error.fields).length > 0

/** Returns what a refusal means of which the provider or its web server says nothing that an editor understands. */
export function refusedByStatus(error: unknown): MessageDescriptor | undefined {
  return error instanceof ApiError ? refusals[error.status] : undefined
}

const refusals: Record<number, MessageDescriptor> = {
  413: msg`Trop lourd : l’envoi a été refusé. Retirez des fichiers, choisissez-en de plus légers ou raccourcissez le texte, puis enregistrez de nouveau.`,
  419: msg`Envoi refusé (erreur 419) : le service attend une protection CSRF que ce site n’utilise pas. Prévenez l’équipe technique.`,
  429: msg`Trop de demandes en peu de temps : l’envoi a été refusé. Attendez une minute, puis réessayez.`,
}

/** Returns what is said where the provider has answered with success, and has changed nothing of these fields. */
export const ignoredText = (fields: string) =>
  msg`Le service a répondu comme si c’était enregistré, mais l’ancienne valeur est toujours publiée : ${fields}.`

/** What is said where the provider has answered with success, and its list is as before. */
export const unchangedText = msg`Le service a répondu comme si c’était fait, mais rien n’a changé.`

/** Returns the provider's messages as one text; '' where there are none. */
export const messagesOf = (error: unknown): string =>
  error instanceof ApiError ? allMessages(error).join(' ') || error.message : ''
