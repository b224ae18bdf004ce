import type { MessageDescriptor } from '@lingui/core'
import type { CaseSlug } from '@/site/services/families/families'
import type { Purpose } from '@/site/services/families/family'

export interface Question {
  text: MessageDescriptor
  answers: readonly Answer[]
}

export interface Answer {
  /** Its part of the address; unique within its question. */
  id: string
  label: MessageDescriptor
  /** Examples of what it covers. */
  hint?: MessageDescriptor
  /** What the person comes for who gives it, where that is clear. */
  purpose?: Purpose
  /** The next question, or the case that is found. */
  leads: Question | CaseSlug
}
