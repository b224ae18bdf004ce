import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { foldText } from '@/lib/fold-text'

/** A type of documents, which the provider has no field for: it is what the title begins with, in either language. */
interface DocumentType {
  type: string
  label: MessageDescriptor
  begins: RegExp
}

/** The kinds of regulatory texts, in the order of their rank; the last one is any other text. */
export const regulationTypes: readonly DocumentType[] = [
  { type: 'lois', label: msg`Lois`, begins: /^(?:loi|ordonnance|law|act|ordinance)\b/ },
  { type: 'decrets', label: msg`Décrets`, begins: /^(?:decret|decree)\b/ },
  { type: 'arretes', label: msg`Arrêtés`, begins: /^(?:arrete|decision|order)\b/ },
  { type: 'instructions', label: msg`Instructions`, begins: /^(?:instruction|circulaire|circular|note de service)\b/ },
  { type: 'procedures', label: msg`Procédures`, begins: /^(?:procedure|modalites)\b/ },
  { type: 'autres', label: msg`Autres textes`, begins: /^/ },
]

export const publicationTypes: readonly DocumentType[] = [
  { type: 'rapports', label: msg`Rapports`, begins: /^(?:rapport|annual report|report|.{0,40} report)\b/ },
  { type: 'guides', label: msg`Guides`, begins: /^(?:guide|manuel|vade-mecum|handbook|manual)\b/ },
  { type: 'bulletins', label: msg`Bulletins`, begins: /^(?:bulletin|.{0,30} bulletin)\b/ },
  { type: 'autres', label: msg`Autres publications`, begins: /^/ },
]

export const pressReleaseTypes: readonly DocumentType[] = [
  {
    type: 'appels',
    label: msg`Appels`,
    begins: /^(?:appel|avis d.(?:appel|offres)|avis de recrutement|recrutement|call|tender)\b/,
  },
  {
    type: 'avis',
    label: msg`Avis et rappels`,
    begins: /^(?:avis|rappel|report|fermeture|notice|reminder|.{0,60} (?:closure|extended)$)/,
  },
  { type: 'mises-en-garde', label: msg`Mises en garde`, begins: /^(?:mise en garde|attention|alerte|warning|alert)\b/ },
  { type: 'autres', label: msg`Autres communiqués`, begins: /^/ },
]

/** The type of a title among `types`. */
export function typeOfTitle(types: readonly DocumentType[], title: string): string {
  const folded = foldText(title.trim())
  return types.find(({ begins }) => begins.test(folded))?.type ?? ''
}

/** The last year that a title names, "2011" of "Décret n° 2011/105 du 15 avril 2011"; '' where it names none. */
export const yearInTitle = (title: string): string => title.match(/\b(?:19|20)\d\d\b/g)?.at(-1) ?? ''
