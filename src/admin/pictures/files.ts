import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { readParts, withTimeout } from '@/api/lost-answer'
import { maxFilesSize } from '@/contract/form-fields'
import { currentLocale } from '@/i18n/catalogs'
import { size } from '@/i18n/formatters'
import { decodeUri } from '@/lib/decode-uri'

/** The value of a field with files. */
export type ChosenFiles = File | File[] | null

export const filesOf = (value: string | number | ChosenFiles | undefined): readonly File[] =>
  value instanceof File ? [value] : Array.isArray(value) ? value : []

export const hasFiles = (value: unknown) => value instanceof File || (Array.isArray(value) && value.length > 0)

/** Whether a chosen file can still be read: not one that was changed, moved or removed on its disk. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Fetches a file; undefined when it is not available, or no more of it arrives. */
export async function readFile(address: string): Promise<File | undefined> {
  try {
    const { href, pathname } = new URL(address, window.location.href)
    return await withTimeout(undefined, async (signal, renew) => {
      const answer = await fetch(href, { signal })
      const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
      // A web server may answer with an HTML page for a missing file.
      if (!answer.ok || type === 'text/html') return undefined
      const name = decodeUri(pathname.split('/').at(-1) ?? '')
      return new File(await readParts(answer, renew), name || 'fichier', { type })
    })
  } catch {
    return undefined
  }
}

/** Resolves to the messages about files that cannot be sent, by field: changed on the disk, or too heavy together. */
export async function fileErrors(
  values: Readonly<Record<string, string | number | ChosenFiles>>,
): Promise<Record<string, string>> {
  const fields = Object.entries(values).map(([name, value]) => ({ name, files: filesOf(value) }))
  const errors: Record<string, string> = {}
  for (const { name, files } of fields) {
    const readable = await Promise.all(files.map(isReadable))
    const names = files.filter((_, index) => !readable[index]).map((file) => file.name)
    if (names.length > 0) errors[name] = i18n._(changedMessage(names.join(', ')))
  }
  if (Object.keys(errors).length > 0) return errors
  const weights = fields.map(({ name, files }) => ({ name, bytes: weightOf(files) }))
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= maxFilesSize) return {}
  const heaviest = weights.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  return { [heaviest.name]: i18n._(tooHeavyMessage(total)) }
}

const weightOf = (files: readonly File[]) => files.reduce((sum, file) => sum + file.size, 0)

const changedMessage = (names: string) =>
  msg`Le fichier a changé depuis son choix, ou n’est plus à sa place : choisissez-le de nouveau (${names}).`

function tooHeavyMessage(bytes: number) {
  const locale = currentLocale()
  const total = size(bytes, locale)
  const max = size(maxFilesSize, locale)
  return msg`Les fichiers pèsent ${total} ensemble, et un envoi ${max} au plus : retirez-en, ou choisissez-en de plus légers.`
}

/** The work on the chosen files of one form, which a save waits for. */
export interface FileWork {
  /** Runs work after what was begun before, so that each change begins with what the one before has left. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Resolves when nothing is left to do. */
  finished: () => Promise<void>
}

export function createFileWork(): FileWork {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(work) {
      const result = last.then(work)
      last = result.catch(() => undefined)
      return result
    },
    async finished() {
      let previous: unknown
      while (previous !== last) {
        previous = last
        await last
      }
    },
  }
}
