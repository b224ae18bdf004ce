import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, allMessages, firstMessages, hasStatus } from '@/api/errors'

// The notices of the outcomes of reads and writes: their texts, and how they are shown.

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
export type OwnNotice<What> = Notice | ((what: What, usual: MessageDescriptor) => Notice)

interface ReadOutcomes {
  failed: OutcomeNotice<unknown>
}
interface WriteOutcomes extends ReadOutcomes {
  done: OutcomeNotice<string>
}
export type OutcomeNotices = Record<'list' | 'read', ReadOutcomes> &
  Record<'create' | 'update' | 'remove', WriteOutcomes>

interface OwnReadOutcomes {
  failed?: OwnNotice<unknown>
}
interface OwnWriteOutcomes extends OwnReadOutcomes {
  done?: OwnNotice<string>
}
export type OwnOutcomeNotices = Partial<
  Record<'list' | 'read', OwnReadOutcomes> & Record<'create' | 'update' | 'remove', OwnWriteOutcomes>
>

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
export const refusedWrite =
  (usual: OutcomeNotice<unknown>): OutcomeNotice<unknown> =>
  (error) => {
    if (hasStatus(error, 403)) return toast(messageOr(error, forbidden))
    const text = refusedByStatus(error)
    return text ? toast(text) : usual(error)
  }

/** Returns the notice of a failed read: whatever the usual text says, one that the account may not make is not to be tried again. */
export const refusedRead =
  (notice: (text: Text) => Notice, usual: OutcomeNotice<unknown>): OutcomeNotice<unknown> =>
  (error) =>
    hasStatus(error, 403) ? notice(messageOr(error, forbidden)) : usual(error)

/** Returns what a refusal means of which the provider or its web server says nothing that an editor understands. */
export function refusedByStatus(error: unknown): MessageDescriptor | undefined {
  return error instanceof ApiError ? refusals[error.status] : undefined
}

/** Trying again would not help. */
export const forbidden = msg`Refusé : votre compte n’a pas ce droit.`

const refusals: Record<number, MessageDescriptor> = {
  413: msg`Trop lourd : l’envoi a été refusé. Retirez des fichiers, choisissez-en de plus légers ou raccourcissez le texte, puis enregistrez de nouveau.`,
  419: msg`Envoi refusé (erreur 419) : le service attend une protection CSRF que ce site n’utilise pas. Prévenez l’équipe technique.`,
  429: msg`Trop de demandes en peu de temps : l’envoi a été refusé. Attendez une minute, puis réessayez.`,
}

/** Returns the provider's messages as one text; '' where there are none. */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiError ? allMessages(error).join(' ') || error.message : ''
