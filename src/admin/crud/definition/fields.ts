import type { MessageDescriptor } from '@lingui/core'
import type { FormCode } from '@/contract/form-fields'

// The controls of a form, as values. Each carries what it may hold, so that a definition with a forgotten field or a
// wrong control does not compile.

interface Said {
  label: MessageDescriptor
  hint?: MessageDescriptor
  /** The specification's sentence for a check, where it gives one. */
  says?: Partial<Record<FormCode, MessageDescriptor>>
}
type More = Omit<Said, 'label'>
export type Choices<Value extends string = string> = Readonly<Record<Value, MessageDescriptor>>

export interface TextField extends Said {
  kind: 'text' | 'email' | 'url' | 'area' | 'html' | 'date'
}
export interface NumberField extends Said {
  kind: 'number'
}
export interface ChoiceField<Value extends string = string> extends Said {
  kind: 'choice'
  choices: Choices<Value>
}
export interface FileField extends Said {
  kind: 'image' | 'document'
}
export interface FilesField extends Said {
  kind: 'images'
}
/** Not on the form: left out, or the record the screen is nested in. */
export interface HiddenField {
  kind: 'hidden'
}
export type Field = TextField | NumberField | ChoiceField | FileField | FilesField | HiddenField

/** The controls that can hold a value of the contract. */
export type FieldFor<Value> =
  | HiddenField
  | ([File[]] extends [Value]
      ? FilesField
      : [File] extends [Value]
        ? FileField
        : [number] extends [Value]
          ? NumberField
          : [string] extends [Value]
            ? TextField
            : ChoiceField<Extract<Value, string>>)

const textual =
  (kind: TextField['kind']) =>
  (label: MessageDescriptor, more?: More): TextField => ({ kind, label, ...more })

export const field = {
  text: textual('text'),
  email: textual('email'),
  url: textual('url'),
  area: textual('area'),
  html: textual('html'),
  date: textual('date'),
  number: (label: MessageDescriptor, more?: More): NumberField => ({ kind: 'number', label, ...more }),
  image: (label: MessageDescriptor, more?: More): FileField => ({ kind: 'image', label, ...more }),
  document: (label: MessageDescriptor, more?: More): FileField => ({ kind: 'document', label, ...more }),
  images: (label: MessageDescriptor, more?: More): FilesField => ({ kind: 'images', label, ...more }),
  choice: <Value extends string>(
    label: MessageDescriptor,
    choices: Choices<Value>,
    more?: More,
  ): ChoiceField<Value> => ({ kind: 'choice', label, choices, ...more }),
  hidden: { kind: 'hidden' } as HiddenField,
}
