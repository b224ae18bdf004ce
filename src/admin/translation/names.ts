import { foldText } from '@/lib/fold-text'

// Proper names that a translation leaves as they are: persons, towns, streets, abbreviations.

export interface Name {
  kind: 'name' | 'address'
  shown: string
  /** Any of these in the other language is the same, folded. */
  values: readonly string[]
}

const word = String.raw`\p{Lu}[\p{L}’'-]*`
const civil = String.raw`(?:M\.|MM\.|Mmes?|Mlle|Me|Dr\.?|Pr\.?|Prof\.?|Monsieur|Madame|Mademoiselle|Maître|Mrs?\.?|Ms\.?|Miss)`
const person = new RegExp(String.raw`(?<!\p{L})${civil}\s(${word}(?:\s${word})*)`, 'gu')
const sequence = new RegExp(String.raw`(?<![\p{L}’'-])${word}(?:\s${word})+`, 'gu')
const street = new RegExp(
  String.raw`(?<!\p{L})(?:rue|avenue|boulevard|place|quartier|carrefour|immeuble|rond-point)\s(?:d(?:e la|e l[’']|u|es|e)\s?|d[’'])?(?:\d+\s)?(${word}(?:[\s-]${word})*)`,
  'giu',
)
const box = /(?<!\p{L})(?:B\.?\s?P\.?|bo[iî]te postale|P\.?\s?O\.?\s?Box)(?=\s?[\d\ufffc:n])/giu

/** Words that begin with a capital in French and are translated. */
const common = new Set(
  foldText(
    `monsieur madame maitre ministre ministere premier president presidente directeur directrice general generale conseil
    caisse banque tresor etat republique union europeenne africaine mondiale centrale nationale national journee journees
    portes ouvertes bulletin rapport annuel guide decret loi article code programme projet plan centre nord sud est ouest
    afrique cameroun cameroon extreme littoral adamaoua region departement commune ville assemblee senat cour tribunal
    commission comite fonds societe service direction division bureau agence office secretariat depot depots consignation
    consignations investissement investissements developpement cher chere mesdames messieurs nouvel an noel internet
    facebook`,
  ).split(/\s+/),
)
/** Towns and countries written alike in both languages. */
const towns =
  `Yaoundé Douala Bafoussam Garoua Maroua Bamenda Buea Ngaoundéré Bertoua Ebolowa Kribi Limbe Edéa Nkongsamba
  Dschang Foumban Kumba Sangmélima Mbalmayo Libreville Brazzaville Bangui Malabo Abidjan Dakar Paris Rabat Lomé Cotonou Kigali`.split(
    /\s+/,
  )
const town = new RegExp(String.raw`(?<!\p{L})(?:${towns.join('|')})(?!\p{L})`, 'gu')

/** Abbreviations that have another one in English; those with '' are spelled out. */
const abbreviations: Record<string, readonly string[]> = {
  ONU: ['un', 'uno', 'united nations'],
  FMI: ['imf'],
  PIB: ['gdp'],
  TVA: ['vat'],
  PME: ['sme', 'smes'],
  UE: ['eu'],
  UA: ['au'],
  BAD: ['afdb', 'adb'],
  OHADA: ['ohada', 'ohbla'],
  CEMAC: ['cemac'],
  PDG: ['ceo'],
  DG: ['dg', 'director general', 'ceo', 'managing director'],
  PCA: ['pca', 'chairman', 'chair'],
  SIDA: ['aids'],
  TIC: ['ict', 'icts'],
  BTP: ['construction'],
  RH: ['hr'],
  FAQ: ['faq'],
  CNI: ['identity card', 'nic', 'national identity card'],
  RCCM: ['rccm', 'trade register'],
  NIU: ['niu', 'tin', 'taxpayer'],
}
const abbreviation = /(?<![\p{L}\d.])\p{Lu}{2,}(?:[-/]\p{Lu}+)*(?![\p{L}\d.])/gu
const notNames = new Set([
  'FCFA',
  'XAF',
  'CFAF',
  'CFA',
  'EUR',
  'USD',
  'BP',
  'PO',
  'NB',
  'AM',
  'PM',
  'HTML',
  'HT',
  'TTC',
  'OK',
  'IT',
  'ID',
  'CV',
])

/** The names of a French text that its translation has to hold. */
export function namesOf(text: string): Name[] {
  const names: Name[] = [...shared(text)]
  for (const [shown] of text.matchAll(street)) {
    const own = /(\p{Lu}[\p{L}’'-]*(?:[\s-]\p{Lu}[\p{L}’'-]*)*)$/u.exec(shown)?.[0] ?? ''
    for (const part of partsOf(own)) names.push({ kind: 'address', shown, values: [part] })
  }
  for (const match of text.matchAll(sequence)) {
    // The first word of a sentence has its capital for another reason, and so has a heading in capitals.
    const isFirst = /(?:^|[.!?:«"“\n\ufffc]\s*)$/u.test(text.slice(0, match.index))
    const parts = match[0].split(' ').slice(isFirst ? 1 : 0)
    if (match[0] === match[0].toUpperCase() || parts.length === 0 || parts.some((part) => common.has(foldText(part))))
      continue
    if (isFirst && parts.length === 1 && parts[0] === parts[0]?.toUpperCase()) continue
    for (const part of parts.flatMap(partsOf)) names.push({ kind: 'name', shown: match[0], values: [part] })
  }
  return names
}

/** The names that are written alike in both languages, and so are looked for in both directions. */
export function shared(text: string): Name[] {
  const names: Name[] = []
  for (const [, own = ''] of text.matchAll(person))
    for (const part of partsOf(own)) names.push({ kind: 'name', shown: own, values: [part] })
  for (const [shown] of text.matchAll(town)) names.push({ kind: 'name', shown, values: [foldText(shown)] })
  if (text !== text.toUpperCase())
    for (const [shown] of text.matchAll(abbreviation)) {
      if (notNames.has(shown) || /^[IVXLC]+$/.test(shown)) continue
      names.push({ kind: 'name', shown, values: [foldText(shown), ...(abbreviations[shown] ?? [])] })
    }
  return names
}

/** Whether a text in English has an abbreviation that is one of French. */
export const frenchOf = (shown: string): readonly string[] =>
  Object.entries(abbreviations).flatMap(([french, english]) =>
    english.includes(foldText(shown)) ? [foldText(french)] : [],
  )

/** Whether both languages name a box of the post, or neither. */
export const namesBox = (text: string) => new RegExp(box.source, 'iu').exec(text)?.[0]

const partsOf = (name: string) =>
  foldText(name)
    .split(/[\s’']+/)
    .filter((part) => part.length > 1 && !common.has(part))
