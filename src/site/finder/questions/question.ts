import type { MessageDescriptor } from '@lingui/core'
import type { CaseSlug } from '@/site/services/families/families'
import type { Purpose } from '@/site/services/families/family'

export interface Question {
  text: MessageDescriptor
  answers: readonly Answer[]
}

export interface Answer {
  /** The part of the address that names the answer; unique within its question. */
  id: string
  label: MessageDescriptor
  /** Examples of what the answer covers. */
  hint?: MessageDescriptor
  /** What a person comes for who gives this answer, where that is clear. */
  purpose?: Purpose
  /** The next question, or the case to which the answer leads. */
  leads: Question | CaseSlug
}
