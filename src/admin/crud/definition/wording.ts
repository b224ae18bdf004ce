import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, select } from '@lingui/core/macro'
import {
  listAlert,
  messageOr,
  type Notice,
  type OutcomeNotices,
  type OwnNotice,
  type OwnOutcomeNotices,
  refusalOr,
  refusedRead,
  refusedWrite,
  toast,
} from './outcomes'

// The titles and outcomes that differ between resources only by the name of the records. The sentences that the
// specification words itself are in the definitions.

/** The name of one record and of several, in lower case and without article. */
export interface Noun {
  one: MessageDescriptor
  many: MessageDescriptor
  gender: 'feminine' | 'masculine'
}

/** Titles and buttons: `add` opens the form; `create`, `update` and `next`, which then opens a new form, send it. */
export type Words = Record<'add' | 'creating' | 'create' | 'next' | 'editing' | 'update', MessageDescriptor>

/** Returns the name in the present language, and what the choice of an article depends on. */
function forms({ one, many, gender }: Noun) {
  const name = i18n._(one)
  const isVowel = /^[aeiouéèêâîô]/i.test(name)
  return {
    name,
    names: i18n._(many),
    capital: name.charAt(0).toUpperCase() + name.slice(1),
    gender,
    form: isVowel ? `${gender}Vowel` : gender,
  }
}
type Forms = ReturnType<typeof forms>

/** Makes each message when it is read, because the definitions are evaluated before the language is known. */
function lazily<Key extends string>(
  noun: Noun,
  makers: Record<Key, (noun: Forms) => MessageDescriptor>,
  own: { [K in Key]?: MessageDescriptor | null | undefined },
) {
  const words = {} as Record<Key, MessageDescriptor> // every key is defined below
  for (const key of Object.keys(makers) as Key[]) {
    Object.defineProperty(words, key, { enumerable: true, get: () => own[key] ?? makers[key](forms(noun)) })
  }
  return words
}

export function usualWords(noun: Noun, own: Partial<Words> = {}): Words {
  const add = ({ name, form }: Forms) =>
    msg`Ajouter ${select(form, { feminine: 'une', feminineVowel: 'une', masculineVowel: 'un', other: 'un' })} ${name}`
  return lazily(
    noun,
    {
      add,
      creating: add,
      create: ({ name, form }) =>
        msg`Ajouter ${select(form, { feminine: 'la ', feminineVowel: 'l’', masculineVowel: 'l’', other: 'le ' })}${name}`,
      next: ({ gender }) => msg`Enregistrer et ajouter ${select(gender, { feminine: 'une', other: 'un' })} autre`,
      editing: ({ name, form }) =>
        msg`Modifier ${select(form, { feminine: 'la ', feminineVowel: 'l’', masculineVowel: 'l’', other: 'le ' })}${name}`,
      update: ({ name, form }) =>
        msg`Mettre à jour ${select(form, { feminine: 'la ', feminineVowel: 'l’', masculineVowel: 'l’', other: 'le ' })}${name}`,
    },
    { ...own, creating: own.creating ?? own.add },
  )
}

export function usualEmpty(
  noun: Noun,
  own: { title?: MessageDescriptor; hint?: MessageDescriptor | null } = {},
): { title: MessageDescriptor; hint?: MessageDescriptor } {
  const empty = lazily(
    noun,
    {
      title: ({ name, gender }) =>
        msg`${select(gender, { feminine: 'Aucune', other: 'Aucun' })} ${name} ${select(gender, { feminine: 'trouvée', other: 'trouvé' })}`,
      hint: ({ name, form }) =>
        msg`Commencez par ajouter ${select(form, { feminine: 'une', feminineVowel: 'une', masculineVowel: 'un', other: 'un' })} ${name}.`,
    },
    own,
  )
  return own.hint === null ? { title: empty.title } : empty
}

export function usualOutcomes(noun: Noun, own: OwnOutcomeNotices = {}): OutcomeNotices {
  const usual = {
    listFailed: ({ names }) => msg`Échec du chargement des ${names}. Veuillez réessayer.`,
    readFailed: ({ name, form }) =>
      msg`Échec du chargement ${select(form, { feminine: 'de la ', feminineVowel: "de l''", masculineVowel: "de l''", other: 'du ' })}${name} pour modification.`,
    created: ({ capital, gender }) =>
      msg`${capital} ${select(gender, { feminine: 'créée', other: 'créé' })} avec succès`,
    createFailed: ({ name, form }) =>
      msg`Échec de la création ${select(form, { feminine: 'de la ', feminineVowel: "de l''", masculineVowel: "de l''", other: 'du ' })}${name}, veuillez réessayer.`,
    updated: ({ capital, gender }) =>
      msg`${capital} ${select(gender, { feminine: 'mise', other: 'mis' })} à jour avec succès`,
    updateFailed: ({ name, form }) =>
      msg`Échec de la mise à jour ${select(form, { feminine: 'de la ', feminineVowel: "de l''", masculineVowel: "de l''", other: 'du ' })}${name}, veuillez réessayer.`,
    removed: ({ capital, gender }) =>
      msg`${capital} ${select(gender, { feminine: 'supprimée', other: 'supprimé' })} avec succès`,
    removeFailed: ({ name, form }) =>
      msg`Impossible de supprimer ${select(form, { feminine: 'la ', feminineVowel: "l''", masculineVowel: "l''", other: 'le ' })}${name}. Veuillez réessayer.`,
  } satisfies Record<string, (noun: Forms) => MessageDescriptor>
  /** Returns the definition's own notice, else the usual one. */
  const outcome =
    <What>(
      given: OwnNotice<What> | undefined,
      text: (noun: Forms) => MessageDescriptor,
      usualNotice: (what: What, text: MessageDescriptor) => Notice,
    ) =>
    (what: What): Notice => {
      const notice = given ?? usualNotice
      return typeof notice === 'function' ? notice(what, text(forms(noun))) : notice
    }
  const done = (_name: string, text: MessageDescriptor) => toast(text)
  return {
    list: {
      failed: refusedRead(
        listAlert,
        outcome(own.list?.failed, usual.listFailed, (_error, text) => listAlert(text)),
      ),
    },
    read: {
      failed: refusedRead(
        toast,
        outcome(own.read?.failed, usual.readFailed, (_error, text) => toast(text)),
      ),
    },
    create: {
      done: outcome(own.create?.done, usual.created, done),
      failed: refusedWrite(
        outcome(own.create?.failed, usual.createFailed, (error, text) => toast(refusalOr(error, text))),
      ),
    },
    update: {
      done: outcome(own.update?.done, usual.updated, done),
      failed: refusedWrite(
        outcome(own.update?.failed, usual.updateFailed, (error, text) => toast(refusalOr(error, text))),
      ),
    },
    remove: {
      done: outcome(own.remove?.done, usual.removed, done),
      failed: refusedWrite(
        outcome(own.remove?.failed, usual.removeFailed, (error, text) => toast(messageOr(error, text))),
      ),
    },
  }
}
