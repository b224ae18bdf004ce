import * as v from 'valibot'

// Fields of a record as typed and sent. The message of each check is a code: the back office turns it into the
// specification's sentence, the built-in provider into the provider's.

export type FormCode = 'required' | 'email' | 'url' | 'number' | 'date' | 'image' | 'document' | 'size' | 'choice'

const code = (value: FormCode) => value

/** The largest file the provider takes, in bytes. */
export const maxFileSize = 10 * 1024 * 1024
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml', 'image/avif']
export const documentExtensions = ['pdf', 'doc', 'docx']

export const requiredText = v.pipe(v.string(code('required')), v.trim(), v.nonEmpty(code('required')))
export const optionalText = v.optional(v.pipe(v.string(), v.trim()), '')
export const email = v.pipe(requiredText, v.email(code('email')))

const isoDay = /^\d{4}-\d{2}-\d{2}$/
export const requiredDate = v.pipe(requiredText, v.regex(isoDay, code('date')))
export const optionalDate = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(isoDay, code('date')))], code('date')), '')

const file = v.pipe(v.instance(File), v.check((value) => value.size <= maxFileSize, code('size')))
export const image = v.pipe(file, v.check((value) => imageTypes.includes(value.type), code('image')))
export const document = v.pipe(
  file,
  v.check((value) => documentExtensions.includes(value.name.split('.').at(-1)?.toLowerCase() ?? ''), code('document')),
)
/** Files are sent only when one was chosen. */
export const optionalImage = v.optional(v.nullable(image), null)
export const optionalDocument = v.optional(v.nullable(document), null)
export const optionalImages = v.optional(v.array(image), [])
