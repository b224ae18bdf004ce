import type { MessageDescriptor } from '@lingui/core'

/** A question of the guide: its answer in short paragraphs, and the page where to go on. */
export interface Question {
  id: string
  question: MessageDescriptor
  answer: readonly MessageDescriptor[]
  link?: { to: string; label: MessageDescriptor }
}
