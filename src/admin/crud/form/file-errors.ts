import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { filesOf, isReadable, type Values } from '@/admin/crud/record/values'
import { maxFilesSize } from '@/contract/form-fields'
import { currentLocale } from '@/i18n/catalogs'
import { size } from '@/i18n/sizes'

/** Resolves to the messages about files that cannot be sent, by field: changed on the disk, or too heavy together. */
export async function fileErrors(values: Values): Promise<Record<string, string>> {
  const chosen = Object.entries(values).map(([name, value]) => ({ name, files: filesOf(value) }))
  const errors: Record<string, string> = {}
  for (const { name, files } of chosen) {
    const readable = await Promise.all(files.map(isReadable))
    const names = files.filter((_, index) => !readable[index]).map((file) => file.name)
    if (names.length > 0) errors[name] = i18n._(changed(names.join(', ')))
  }
  if (Object.keys(errors).length > 0) return errors
  const weights = chosen.map(({ name, files }) => ({ name, bytes: weightOf(files) }))
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= maxFilesSize) return {}
  const heaviest = weights.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  return { [heaviest.name]: i18n._(tooHeavy(total)) }
}

const weightOf = (files: readonly File[]) => files.reduce((sum, file) => sum + file.size, 0)

const changed = (names: string) =>
  msg`Le fichier a changé depuis son choix, ou n’est plus à sa place : choisissez-le de nouveau (${names}).`

function tooHeavy(bytes: number) {
  const locale = currentLocale()
  const total = size(bytes, locale)
  const max = size(maxFilesSize, locale)
  return msg`Les fichiers pèsent ${total} ensemble, et un envoi ${max} au plus : retirez-en, ou choisissez-en de plus légers.`
}
