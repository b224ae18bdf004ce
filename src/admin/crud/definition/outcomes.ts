import type { MessageDescriptor } from '@lingui/core'
import { ApiError, allMessages, firstMessages } from '@/api/errors'

// The message of an outcome, done or failed: how it is shown, and in which words.

type Text = MessageDescriptor | string

/** A success toast stays 3 s; a failure, and every dialog, until it is closed. `place` is the list itself. */
export interface Notice {
  as: 'toast' | 'dialog' | 'place'
  title?: Text
  text?: Text
}

/** A notice, or how it follows from the record's name or the error. */
export type OutcomeMessage<What> = Notice | ((what: What) => Notice)
/** What a definition says otherwise; `usual` is the text that the others have. */
export type OwnSaid<What> = Notice | ((what: What, usual: MessageDescriptor) => Notice)

export interface Outcomes {
  list: { failed: OutcomeMessage<unknown> }
  read: { failed: OutcomeMessage<unknown> }
  create: { done: OutcomeMessage<string>; failed: OutcomeMessage<unknown> }
  update: { done: OutcomeMessage<string>; failed: OutcomeMessage<unknown> }
  remove: { done: OutcomeMessage<string>; failed: OutcomeMessage<unknown> }
}

export interface OwnOutcomes {
  list?: { failed?: OwnSaid<unknown> }
  read?: { failed?: OwnSaid<unknown> }
  create?: { done?: OwnSaid<string>; failed?: OwnSaid<unknown> }
  update?: { done?: OwnSaid<string>; failed?: OwnSaid<unknown> }
  remove?: { done?: OwnSaid<string>; failed?: OwnSaid<unknown> }
}

export const toast = (text: Text): Notice => ({ as: 'toast', text })
export const dialog = (title: Text, text?: Text): Notice => ({ as: 'dialog', title, ...(text && { text }) })
export const place = (text: Text, title?: Text): Notice => ({ as: 'place', text, ...(title && { title }) })

export const noticeOf = <What>(message: OutcomeMessage<What>, what: What): Notice =>
  typeof message === 'function' ? message(what) : message

/** The provider's own message, else the sentence. */
export const messageOr = (error: unknown, text: MessageDescriptor): Text =>
  (error instanceof ApiError && error.message) || text

/** The provider's message when it refused the values, else the sentence. */
export const refusalOr = (error: unknown, text: MessageDescriptor): Text =>
  isRefusal(error) ? error.message || allMessages(error)[0] || text : text

/** Every message of every field, one a line, else the sentence. */
export const linesOr = (error: unknown, text: MessageDescriptor): Text => allMessages(error).join('\n') || text

/** A toast of every message of every field, else of the usual text. */
export const everyMessage = (error: unknown, usual: MessageDescriptor) => toast(linesOr(error, usual))

/** A toast with the record's name under a title. */
export const named =
  (title: MessageDescriptor) =>
  (name: string): Notice => ({ as: 'toast', title, text: name })

/** The first message of one field, else the sentence. */
export const fieldOr = (name: string, error: unknown, text: MessageDescriptor): Text =>
  firstMessages(error)[name] || text

/** Whether the provider found fault with single fields. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && Object.keys(error.fields).length > 0

/** What the error says of itself, '' for nothing. */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiError ? allMessages(error).join(' ') || error.message : ''
