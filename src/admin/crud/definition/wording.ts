import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, select } from '@lingui/core/macro'
import {
  messageOr,
  type OutcomeMessage,
  type Outcomes,
  type OwnOutcomes,
  type OwnSaid,
  place,
  refusalOr,
  toast,
} from './outcomes'

// Titles and outcomes that are the same for every resource but for its name. The specification's own sentences are
// written in the definitions.

/** What one record is called, and several. */
export interface Noun {
  one: MessageDescriptor
  many: MessageDescriptor
  gender: 'feminine' | 'masculine'
}

/** Titles and buttons; `add` opens the form, `create`, `next` (and opens another one) and `update` send it. */
export type Words = Record<'add' | 'creating' | 'create' | 'next' | 'editing' | 'update', MessageDescriptor>

/** The name in the present language, and how it starts: a language may choose its articles by it. */
function forms({ one, many, gender }: Noun) {
  const name = i18n._(one)
  const isVowel = /^[aeiouéèêâîô]/i.test(name)
  return {
    name,
    names: i18n._(many),
    capital: name.charAt(0).toUpperCase() + name.slice(1),
    gender,
    /** feminine, masculine, or these before a vowel: feminineVowel, masculineVowel */
    form: isVowel ? `${gender}Vowel` : gender,
  }
}

/** Each message is made when it is asked for: the language is known by then. */
function lazily<Key extends string>(
  makers: Record<Key, () => MessageDescriptor>,
  own: Partial<Record<Key, MessageDescriptor>> = {},
) {
  const words = {} as Record<Key, MessageDescriptor> // every key follows
  for (const key of Object.keys(makers) as Key[]) {
    Object.defineProperty(words, key, { enumerable: true, get: () => own[key] ?? makers[key]() })
  }
  return words
}

export function usualWords(noun: Noun, own: Partial<Words> = {}): Words {
  const add = () => {
    const { name, form } = forms(noun)
    return msg`Ajouter ${select(form, { feminine: 'une', feminineVowel: 'une', masculineVowel: 'un', other: 'un' })} ${name}`
  }
  return lazily(
    {
      add,
      creating: add,
      create: () => {
        const { name, form } = forms(noun)
        return msg`Ajouter ${select(form, { feminine: 'la ', feminineVowel: 'l’', masculineVowel: 'l’', other: 'le ' })}${name}`
      },
      next: () => {
        const { gender } = forms(noun)
        return msg`Enregistrer et ajouter ${select(gender, { feminine: 'une', other: 'un' })} autre`
      },
      editing: () => {
        const { name, form } = forms(noun)
        return msg`Modifier ${select(form, { feminine: 'la ', feminineVowel: 'l’', masculineVowel: 'l’', other: 'le ' })}${name}`
      },
      update: () => {
        const { name, form } = forms(noun)
        return msg`Mettre à jour ${select(form, { feminine: 'la ', feminineVowel: 'l’', masculineVowel: 'l’', other: 'le ' })}${name}`
      },
    },
    { ...own, ...(own.add && { creating: own.creating ?? own.add }) },
  )
}

export function usualEmpty(
  noun: Noun,
  { title, hint }: { title?: MessageDescriptor; hint?: MessageDescriptor | null } = {},
): { title: MessageDescriptor; hint?: MessageDescriptor } {
  const empty = lazily(
    {
      title: () => {
        const { name, gender } = forms(noun)
        return msg`${select(gender, { feminine: 'Aucune', other: 'Aucun' })} ${name} ${select(gender, { feminine: 'trouvée', other: 'trouvé' })}`
      },
      hint: () => {
        const { name, form } = forms(noun)
        return msg`Commencez par ajouter ${select(form, { feminine: 'une', feminineVowel: 'une', masculineVowel: 'un', other: 'un' })} ${name}.`
      },
    },
    { ...(title && { title }), ...(hint && { hint }) },
  )
  return hint === null ? { title: title ?? empty.title } : empty
}

export function usualOutcomes(noun: Noun, own: OwnOutcomes = {}): Outcomes {
  const usual = {
    listFailed: () => {
      const { names } = forms(noun)
      return msg`Échec du chargement des ${names}. Veuillez réessayer.`
    },
    readFailed: () => {
      const { name, form } = forms(noun)
      return msg`Échec du chargement ${select(form, { feminine: 'de la ', feminineVowel: "de l''", masculineVowel: "de l''", other: 'du ' })}${name} pour modification.`
    },
    created: () => {
      const { capital, gender } = forms(noun)
      return msg`${capital} ${select(gender, { feminine: 'créée', other: 'créé' })} avec succès`
    },
    createFailed: () => {
      const { name, form } = forms(noun)
      return msg`Échec de la création ${select(form, { feminine: 'de la ', feminineVowel: "de l''", masculineVowel: "de l''", other: 'du ' })}${name}, veuillez réessayer.`
    },
    updated: () => {
      const { capital, gender } = forms(noun)
      return msg`${capital} ${select(gender, { feminine: 'mise', other: 'mis' })} à jour avec succès`
    },
    updateFailed: () => {
      const { name, form } = forms(noun)
      return msg`Échec de la mise à jour ${select(form, { feminine: 'de la ', feminineVowel: "de l''", masculineVowel: "de l''", other: 'du ' })}${name}, veuillez réessayer.`
    },
    removed: () => {
      const { capital, gender } = forms(noun)
      return msg`${capital} ${select(gender, { feminine: 'supprimée', other: 'supprimé' })} avec succès`
    },
    removeFailed: () => {
      const { name, form } = forms(noun)
      return msg`Impossible de supprimer ${select(form, { feminine: 'la ', feminineVowel: "l''", masculineVowel: "l''", other: 'le ' })}${name}. Veuillez réessayer.`
    },
  }
  /** The resource's own outcome, given the usual text, else the usual one. */
  const said =
    <What>(
      given: OwnSaid<What> | undefined,
      text: () => MessageDescriptor,
      show: (what: What, text: MessageDescriptor) => ReturnType<typeof toast>,
    ): OutcomeMessage<What> =>
    (what: What) =>
      given === undefined ? show(what, text()) : typeof given === 'function' ? given(what, text()) : given
  const done = (_name: string, text: MessageDescriptor) => toast(text)
  return {
    list: { failed: said(own.list?.failed, usual.listFailed, (_error, text) => place(text)) },
    read: { failed: said(own.read?.failed, usual.readFailed, (_error, text) => toast(text)) },
    create: {
      done: said(own.create?.done, usual.created, done),
      failed: said(own.create?.failed, usual.createFailed, (error, text) => toast(refusalOr(error, text))),
    },
    update: {
      done: said(own.update?.done, usual.updated, done),
      failed: said(own.update?.failed, usual.updateFailed, (error, text) => toast(refusalOr(error, text))),
    },
    remove: {
      done: said(own.remove?.done, usual.removed, done),
      failed: said(own.remove?.failed, usual.removeFailed, (error, text) => toast(messageOr(error, text))),
    },
  }
}
