import * as v from 'valibot'
import { withDirectAddresses } from '@/lib/direct-address'
import { hasExactNumber } from '@/lib/exact-number'
import { isIsoDay, isoDayOf } from '@/lib/iso-day'
import { parseUrl } from '@/lib/parse-url'
import { seenText } from '@/lib/seen-text'
import { plainNumber } from './rows/row-fields'
import { code, requiredLine, typedText } from './text-fields'

// Fields of a record as typed (input) and as sent (output); an undefined output is not sent. The message of a check is a
// code (text-fields.ts).

/** The largest file the provider takes, in bytes. */
export const maxFileSize = 10 * 1024 * 1024
/** The largest files of one request together, in bytes: the server takes 20 MiB with the texts (deploy/nginx.conf). */
export const maxFilesSize = 19 * 1024 * 1024
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml', 'image/avif']
export const contentImageTypes = ['image/jpeg', 'image/png', 'image/gif']
export const documentExtensions = ['pdf', 'doc', 'docx']

/** Text of several lines. */
export const optionalText = v.optional(v.pipe(typedText, v.trim()), '')
export const optionalLine = v.optional(v.pipe(typedText, v.transform(seenText)), '')
export const optionalUrl = v.optional(
  v.pipe(
    typedText,
    v.transform((typed) => withDirectAddresses(seenText(typed))),
    v.check((value) => value === '' || isWebAddress(value), code('url')),
  ),
  '',
)

export const requiredUrl = v.pipe(requiredLine, v.transform(withDirectAddresses), v.check(isWebAddress, code('url')))

/** The eleven characters of a YouTube video's id, typed as they are, within an address, or within the code of an embedded player. */
export const youtubeId = v.pipe(
  requiredLine,
  v.transform((value) => inAddress.exec(embedded.exec(value)?.[1] ?? value)?.[1] ?? value),
  v.regex(/^[\w-]{11}$/, code('youtube')),
)
const embedded = /^<iframe\s[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/i
const inAddress =
  /^(?:(?:https?:)?\/\/)?(?:[\w-]+\.)*(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|video|v)\/|watch\/?\?(?:.*&)?v=))([\w-]{11})(?![\w-])/i

const isoDay = v.pipe(v.string(code('date')), v.check(isIsoDay, code('date')))
/** A day as `<input type="date">` gives it, from 1900: an input gives the year 26 for a year typed with two digits. */
export const pastDate = v.pipe(
  requiredLine,
  isoDay,
  v.check((day) => day >= '1900' && day <= today(), code('year')),
)
export const requiredDate = v.pipe(requiredLine, isoDay)
export const optionalDate = v.optional(unset(v.union([v.literal(''), isoDay], code('date'))))
/** Whether a day is likely for the institution: from 1990 to in five years. A record may have another one. */
export const isRecentDay = (day: string) => day >= '1990' && day <= today(5)

/** Returns the current day in Cameroon, or the same day in some years, as an ISO day. */
function today(years = 0): string {
  const day = isoDayOf(Date.now())
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}

/** A number, typed or as text ("1 564,5" too); '' and nothing are null, which clears it. */
export const optionalNumber = v.optional(
  v.pipe(
    v.nullable(v.union([v.number(), v.string()], code('number'))),
    v.check((value) => typeof value !== 'string' || hasExactNumber(value), code('digits')),
    v.transform((value) => (typeof value === 'string' ? numberIn(value) : value)),
    v.check((value) => value === null || Number.isFinite(value), code('number')),
  ),
  null,
)
/** A whole number, typed or as text; '' and nothing are null. */
export const optionalInteger = v.pipe(
  optionalNumber,
  v.check((value) => value === null || Number.isInteger(value), code('integer')),
)
/** The number of another record, as a select gives it (text) or as a number. */
export const reference = v.pipe(
  v.union([v.number(), requiredLine], code('required')),
  v.transform(Number),
  v.integer(code('required')),
  v.minValue(1, code('required')),
)

const file = v.pipe(
  v.instance(File, code('required')),
  v.check((value) => value.size > 0, code('empty')),
  v.check((value) => value.size <= maxFileSize, code('size')),
)
export const image = imageOf(imageTypes)
export const document = v.pipe(
  file,
  v.check((value) => documentExtensions.includes(value.name.split('.').at(-1)?.toLowerCase() ?? ''), code('document')),
)
/** Files are sent only when one was chosen. */
export const optionalImage = v.optional(unset(v.nullable(image)))
export const optionalDocument = v.optional(unset(v.nullable(document)))
export const optionalImages = v.optional(v.array(image), [])

export function imageOf(types: string[]) {
  return v.pipe(
    file,
    v.check((value) => types.includes(value.type), code('image')),
  )
}

/** Transforms '' and null to undefined, so that they are not sent. */
export function unset<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    schema,
    v.transform((value) => (value === '' || value === null ? undefined : value)),
  )
}

// A form decides by the language of its reader what separates thousands before.
function numberIn(value: string) {
  const plain = plainNumber(seenText(value))
  if (plain === '') return null
  return /^[+-]?(?:\d+|\d*\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

function isWebAddress(value: string) {
  return /^https?:\/\//i.test(value) && parseUrl(value) !== undefined
}

// Types by which forms choose the control of a text.
export type UrlSchema = typeof optionalUrl | typeof requiredUrl
export type DateSchema = typeof requiredDate | typeof optionalDate
