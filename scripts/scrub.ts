/** The kinds of personal data and secrets. */
type Kind = 'password' | 'token' | 'email' | 'phone' | 'name' | 'text' | 'address'

/** Secrets by the names of headers, parameters and fields. */
const kindsByName: [Kind, RegExp][] = [
  ['password', /pass(?:word|wd|e$)|pwd|mot_?de_?passe/i],
  ['token', /token|jeton|secret|authorization|cookie|session|csrf|xsrf|api[-_]?key|signature|otp|credential/i],
  ['email', /e-?mail|courriel/i],
  ['phone', /phone|mobile|portable|whatsapp|(?:^|_)(?:tel|gsm|fax)(?:$|_)/i],
  ['name', /pr[eé]nom|first_?name|last_?name|full_?name|user_?name|surname|nom_(?:complet|famille)|auteur|author/i],
]

/** Secrets by the form of a value, anywhere. */
const kindsByShape: [Kind, RegExp][] = [
  ['token', /\beyJ[\w-]+\.[\w-]+\.[\w-]*/iu],
  ['token', /\b\d+\|[A-Za-z0-9]{20,}/iu],
  ['token', /\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}/iu],
  ['token', /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/iu],
  ['token', /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{32,}\b/iu],
  ['email', /[\p{L}\d._%+'-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/iu],
  ['phone', /(?:\+|\b00)\d[\d .()-]{7,}\d/iu],
  // Nine digits of a Cameroonian number in any grouping; a date does not match.
  ['phone', /(?<![\p{L}\d])(?!\d{4}-\d\d-\d\d)[26](?:[ .-]?\d){8}(?![\p{L}\d])/iu],
  ['address', /\b(?:\d{1,3}\.){3}\d{1,3}\b/iu],
]
const shapes = kindsByShape.map(([, { source }]) => source).join('|')

/** A word of a name that is replaced elsewhere too; "de" and "Bi" occur in too many texts. */
const ownWord = /^\p{Lu}[\p{L}'’]{2,}$/u
const lettersAround = (word: string) => `(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`

/**
 * Replaces personal data and secrets by placeholders, the same for the same value. A value that was learnt in one place is
 * replaced everywhere; tokens, e-mail addresses and telephone numbers are recognised by their form.
 */
export class Scrubber {
  private readonly standIns = new Map<string, string>()
  private readonly counts = new Map<Kind, number>()
  private readonly learnt = new Map<string, Kind>()
  private pattern: RegExp | undefined

  /** `common`: lower-case words that are not replaced although they are in a name. */
  constructor(private readonly common: ReadonlySet<string>) {}

  /** Returns the kind of a field by its name; undefined when the name does not tell. */
  static kindOf(name: string): Kind | undefined {
    return kindsByName.find(([, pattern]) => pattern.test(name))?.[0]
  }

  /** Learns a value to replace everywhere. */
  learn(value: string, kind: Kind): void {
    if (kind === 'name')
      for (const word of value.split(/[\s-]+/))
        this.add(word, kind, ownWord.test(word) && !this.common.has(word.toLowerCase()))
    else this.add(value.trim(), kind, value.trim().length >= (kind === 'text' ? 4 : 6))
  }

  private add(value: string, kind: Kind, worth: boolean) {
    if (!worth || this.learnt.has(value.toLowerCase())) return
    this.learnt.set(value.toLowerCase(), kind)
    this.pattern = undefined
  }

  /** Returns a text with placeholders for learnt values and recognised secrets. */
  text(value: string): string {
    this.pattern ??= new RegExp([shapes, ...this.words()].join('|'), 'giu')
    return value.replaceAll(this.pattern, (found) => this.standInOf(found))
  }

  private words() {
    const longestFirst = [...this.learnt.keys()].toSorted((one, other) => other.length - one.length)
    return longestFirst.map((word) => lettersAround(word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')))
  }

  private standInOf(found: string) {
    const learnt = this.learnt.get(found.toLowerCase())
    const byShape = kindsByShape.find(([, pattern]) => new RegExp(`^(?:${pattern.source})$`, 'iu').test(found))
    return this.standIn(found, learnt ?? byShape?.[0] ?? 'text')
  }

  /** Returns the placeholder of a value that is secret by its field. */
  standIn(value: string, kind: Kind): string {
    if (value.trim() === '') return value
    if (kind === 'name') return value.replaceAll(/[\p{L}'’]+/gu, (word) => this.numbered(word, kind))
    if (kind === 'phone') return this.phone(value)
    return this.numbered(value.trim().replace('%40', '@'), kind)
  }

  private numbered(value: string, kind: Kind): string {
    const key = value.toLowerCase()
    const known = this.standIns.get(key)
    if (known !== undefined) return known
    const made = madeUp(kind, this.next(kind), value)
    this.standIns.set(key, made)
    return made
  }

  /** Returns other digits in the same grouping; "+237 6…" and "6…" are one number. */
  private phone(value: string): string {
    const national = value.replaceAll(/\D/g, '').slice(-9)
    const known = this.standIns.get(national) ?? `6000${String(this.next('phone')).padStart(5, '0')}`
    this.standIns.set(national, known)
    // A short number, or the national part of one with its country code, takes the last digits.
    let place = known.length - national.length
    const last = value.replaceAll(/\D/g, '').length - national.length
    let seen = 0
    return value.replaceAll(/\d/g, (digit) => (seen++ < last ? digit : known.charAt(place++)))
  }

  private next(kind: Kind) {
    const count = (this.counts.get(kind) ?? 0) + 1
    this.counts.set(kind, count)
    return count
  }
}

function madeUp(kind: Kind, n: number, value: string): string {
  // A date is replaced by a date, so that it can be parsed.
  if (kind === 'text' && /^\d{4}-\d\d-\d\d/.test(value)) return `1990-01-01${value.slice(10)}`
  if (kind === 'email') return `personne-${n}@example.org`
  if (kind === 'address') return `192.0.2.${n % 256}`
  return `${{ password: 'secret-', token: 'jeton-', name: 'Nom', text: 'Texte ' }[kind as 'token']}${n}`
}
