import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Row } from '@/admin/crud/definition/row'
import { type BlockKind, type BlockTitle, blockTitle, fold } from '@/contract/rows/block-titles'
import { textOf } from '@/contract/rows/define-rows'

export const kinds: Readonly<Record<BlockKind, MessageDescriptor>> = {
  costs: msg`Frais`,
  delay: msg`Délai`,
  place: msg`Coordonnées`,
  press: msg`Contact presse`,
  legal: msg`Mentions légales`,
  privacy: msg`Confidentialité`,
}

/** A case, or a family of cases, that costs and delays can be about. */
export interface Subject {
  /** Its name in a title. */
  key: string
  label: MessageDescriptor
  /** The other names by which a title is found. */
  names: readonly string[]
}

export interface SubjectGroup extends Subject {
  cases: readonly Subject[]
}

/** A parsed title, with the key of its case or family in place of another of its names. */
export interface Topic extends BlockTitle {
  /** Undefined for all cases, for other kinds, and for a name that no case and no family has. */
  subject: Subject | undefined
}

export const hasCase = (kind: string) => kind === 'costs' || kind === 'delay'

/** Parses the title of a block; undefined for any other content. */
export function topicOf(titre: string, groups: readonly SubjectGroup[]): Topic | undefined {
  const title = blockTitle(titre)
  if (title === undefined) return undefined
  const isNamed = ({ key, names }: Subject) => [key, ...names].some((name) => fold(name) === fold(title.key))
  const subjects = hasCase(title.kind) && title.key !== '' ? [...groups.flatMap(({ cases }) => cases), ...groups] : []
  const subject = subjects.find(isNamed)
  return { ...title, key: subject?.key ?? title.key, subject }
}

export const topicOfRow = (row: object, groups: readonly SubjectGroup[]) => topicOf(textOf(row, 'titre'), groups)

/** Returns what a block is about, in words. */
export function nameOf(topic: Topic): string {
  const { kind, key, subject, isEnglish } = topic
  const words = isUnread(topic) ? i18n._(msg`${key} (inconnu)`) : key
  const all = hasCase(kind) ? i18n._(msg`Tous les cas`) : ''
  const about = subject ? i18n._(subject.label) : words || all
  const name = [i18n._(kinds[kind]), about].filter(Boolean).join(' – ')
  return isEnglish ? i18n._(msg`${name} (texte anglais)`) : name
}

/** Whether no page asks for a block, because nothing has the name in its title. */
const isUnread = ({ kind, key, subject }: Topic) => kind !== 'place' && key !== '' && subject === undefined

/** Returns the rows that no page shows: of which nothing has the name, or that follow another one about the same. */
export function hiddenRows(rows: readonly Row[], groups: readonly SubjectGroup[]) {
  const about = new Set<string>()
  // In the order in which pages look for a block.
  return rows.flatMap((row) => {
    const topic = topicOfRow(row, groups)
    if (topic === undefined) return []
    const { kind, key, isEnglish } = topic
    const place = `${kind} ${fold(key)} ${isEnglish}`
    const isSecond = kind !== 'place' && about.has(place)
    about.add(place)
    return isUnread(topic) || isSecond ? [{ id: row.id, name: nameOf(topic), isSecond: !isUnread(topic) }] : []
  })
}
