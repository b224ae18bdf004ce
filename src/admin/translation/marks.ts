import { months } from '@/i18n/dates'
import type { PlainText } from './plain-text'

// Marks are the parts of a text that both languages share, however they are written: figures, dates, times, links, e-mail
// addresses, telephone numbers.

export type Language = 'fr' | 'en'

export interface Mark {
  kind: 'number' | 'amount' | 'date' | 'time' | 'link' | 'email' | 'phone'
  /** The possible values in a language-independent form. */
  values: readonly string[]
  /** As it is written. */
  shown: string
}

const shortMonths = {
  fr: 'janv févr mars avr mai juin juil août sept oct nov déc'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept? Oct Nov Dec'.split(' '),
}

/** Returns all marks of a text. */
export function marksOf({ lines, addresses }: PlainText, language: Language): Mark[] {
  const marks: Mark[] = []
  let text = lines.join('\n')
  /** Removes every match from the text and adds the mark that `read` returns; undefined keeps the match. */
  const take = (pattern: RegExp, read: (match: RegExpMatchArray) => Mark[] | undefined) => {
    text = text.replaceAll(pattern, (...parts) => {
      const match = parts.slice(
        0,
        parts.findIndex((part) => typeof part === 'number'),
      ) as RegExpMatchArray
      const read1 = read(match)
      if (read1 === undefined) return match[0]
      marks.push(...read1)
      return '\ufffc'
    })
  }
  for (const address of addresses) marks.push(...addressMarks(address))
  take(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ([shown]) => [{ kind: 'email', values: [shown.toLowerCase()], shown }])
  take(
    /\b(?:https?:\/\/|www\.)[^\s<>"»”)]*[\w/]|\b[\w-]+(?:\.[\w-]+)*\.(?:cm|com|org|net|fr|int)\b(?:\/[\w/-]*)?/gi,
    ([shown]) => [linkMark(shown)],
  )
  takeDates(take, language)
  take(/(?<![\p{L}\d])(?:\+|00)?\(?\+?\d[\d\s().-]{6,}\d/gu, ([shown]) => phoneMarks(shown))
  takeTimes(take, language)
  takeAmounts(take)
  takeNumbers(take, language)
  return marks
}

type Take = (pattern: RegExp, read: (match: RegExpMatchArray) => Mark[] | undefined) => void

function addressMarks(address: string): Mark[] {
  if (/^mailto:/i.test(address)) {
    const shown = address.slice(7).split('?')[0] ?? ''
    return [{ kind: 'email', values: [shown.toLowerCase()], shown }]
  }
  if (/^tel:/i.test(address)) return phoneMarks(address.slice(4)) ?? []
  return address === '' ? [] : [linkMark(address)]
}

/** Normalises the language in an address: the same page in both languages is the same link. */
function linkMark(shown: string): Mark {
  const plain = shown
    .replace(/^(?:https?:)?\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/(?:fr|en)(?=\/|$)/i, '')
    .replace(/[/.,;]+$/, '')
  return { kind: 'link', values: [plain.toLowerCase()], shown }
}

function phoneMarks(shown: string): Mark[] | undefined {
  const digits = shown.replaceAll(/\D/g, '').replace(/^00/, '')
  const isNational = /^[26]\d{8}$/.test(digits) && !/^\d{1,3}(?:\s\d{3})+$/.test(shown)
  if (!(/^\(?(?:\+|00)/.test(shown) || isNational) || digits.length < 8 || digits.length > 15) return undefined
  return [{ kind: 'phone', values: [digits.slice(-9), `n${digits.slice(-9)}`], shown }]
}

function takeDates(take: Take, language: Language) {
  const marks = (shown: string, day: string | undefined, month: number, year: string | undefined): Mark[] => [
    ...(day ? [dateMark(`n${Number(day)}`, shown)] : []),
    dateMark(`m${month}`, shown),
    ...(year ? [dateMark(`n${Number(year)}`, shown)] : []),
  ]
  take(/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([shown, year, month, day]) => marks(shown, day, Number(month), year))
  take(/\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g, ([shown, first = '', second = '', year]) =>
    Number(second) > 12 ? marks(shown, second, Number(first), year) : marks(shown, first, Number(second), year),
  )
  months[language].forEach((name, n) => {
    const short = shortMonths[language][n] ?? name
    if (language === 'fr') {
      const pattern = new RegExp(
        String.raw`(?:(?<!\d)(\d{1,2})(?:er)?\s)?(?<!\p{L})(?:${name}|${short}\.)(?!\p{L})(?:\s(\d{4})(?!\d))?`,
        'giu',
      )
      take(pattern, ([shown, day, year]) => marks(shown, day, n + 1, year))
    } else {
      const pattern = new RegExp(
        String.raw`(?:(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?)?\b(?:${name}|${short}\.?(?=\s\d))\b\.?(?:\s(\d{1,2})(?:st|nd|rd|th)?(?!\d|\.\d))?(?:,?\s(\d{4})(?!\d))?`,
        'gu',
      )
      take(pattern, ([shown, before, after, year]) => marks(shown, before ?? after, n + 1, year))
    }
  })
}

const dateMark = (value: string, shown: string): Mark => ({ kind: 'date', values: [value], shown })

function takeTimes(take: Take, language: Language) {
  const time = (shown: string, hours: number, minutes: string | undefined, isHourOnly = false): Mark[] | undefined => {
    if (hours > 24 || Number(minutes ?? 0) > 59) return undefined
    const values = [`t${(hours % 24) * 60 + Number(minutes ?? 0)}`]
    return [{ kind: 'time', values: isHourOnly ? [...values, `n${hours}`] : values, shown }]
  }
  // Around the clock.
  take(
    /\b(?:24\s?h(?:eures)?\s?(?:\/|sur)\s?24|24\/7|7\s?j(?:ours)?\s?(?:\/|sur)\s?7|24 hours a day|7 days a week)\b/gi,
    () => [],
  )
  if (language === 'fr') {
    take(/(?<!\d)(\d{1,2})\s?(?:h|heures?)(?:\s?(\d{2})(?!\d))?(?!\p{L})/giu, ([shown, hours, minutes]) =>
      time(shown, Number(hours), minutes, minutes === undefined),
    )
    take(/(?<!\d)(\d{1,2}):(\d{2})(?!\d)/g, ([shown, hours, minutes]) => time(shown, Number(hours), minutes))
    take(/(?<![\p{L}-])(midi|minuit)(?!\p{L})/giu, ([shown]) => [
      { kind: 'time', values: [/midi/i.test(shown) ? 't720' : 't0'], shown },
    ])
    return
  }
  const clock = (hours: string | undefined, half: string | undefined) =>
    (Number(hours) % 12) + (/p/i.test(half ?? '') ? 12 : 0)
  const half = String.raw`([ap])\.?m\b\.?`
  take(
    new RegExp(String.raw`(?<![\d:])(\d{1,2})(?::(\d{2}))?\s?(?:to|and|–|-)\s?(\d{1,2})(?::(\d{2}))?\s?${half}`, 'gi'),
    ([shown, from, fromMinutes, to, toMinutes, end]) => [
      ...(time(shown, clock(from, end), fromMinutes) ?? []),
      ...(time(shown, clock(to, end), toMinutes) ?? []),
    ],
  )
  take(new RegExp(String.raw`(?<![\d:])(\d{1,2})(?::(\d{2}))?\s?${half}`, 'gi'), ([shown, hours, minutes, end]) =>
    time(shown, clock(hours, end), minutes),
  )
  take(/(?<!\d)(\d{1,2})[:h](\d{2})(?!\d)/g, ([shown, hours, minutes]) => time(shown, Number(hours), minutes))
  take(/(?<!\d)(\d{1,2})\s?(?:h|o['’]clock)(?!\p{L})/gu, ([shown, hours]) =>
    time(shown, Number(hours), undefined, true),
  )
  take(/\b(noon|midday|midnight)\b/gi, ([shown]) => [
    { kind: 'time', values: [/midnight/i.test(shown) ? 't0' : 't720'], shown },
  ])
}

const currencies: [string, RegExp][] = [
  ['XAF', /F\.?\s?CFA\b|\bXAF\b|\bCFAF\b|\bfrancs?\sCFA\b|\bCFA\sfrancs?\b/gi],
  ['EUR', /€|\beuros?\b|\bEUR\b/gi],
  ['USD', /\$|\bdollars?\b|\bUSD\b/gi],
  ['%', /%|\bpour\scents?\b|\bper\s?cent\b/gi],
]

function takeAmounts(take: Take) {
  for (const [value, pattern] of currencies) {
    take(pattern, ([shown]) => [{ kind: 'amount', values: [value], shown }])
  }
}

const magnitudes: Record<Language, [RegExp, number][]> = {
  fr: [
    [/^\s?milliers?\b/i, 1e3],
    [/^\s?mille\b/i, 1e3],
    [/^\s?millions?\b/i, 1e6],
    [/^\s?milliards?\b/i, 1e9],
    [/^\s?billions?\b/i, 1e12],
  ],
  en: [
    [/^\s?thousand\b/i, 1e3],
    [/^\s?million\b/i, 1e6],
    [/^\s?(?:billion|bn)\b/i, 1e9],
    [/^\s?trillion\b/i, 1e12],
  ],
}

function takeNumbers(take: Take, language: Language) {
  const separated =
    language === 'fr' ? String.raw`\d{1,3}(?:[\s.]\d{3})+(?!\d)` : String.raw`\d{1,3}(?:[\s,]\d{3})+(?!\d)`
  const decimals = language === 'fr' ? '[,.]' : String.raw`\.`
  const scale = String.raw`(?:\s?(?:mille|milliers?|millions?|milliards?|billions?|thousand|bn|trillion)\b)?`
  const pattern = new RegExp(String.raw`(?<!\d)(${separated}|\d+)(?:${decimals}(\d+))?(${scale})`, 'gi')
  take(pattern, ([shown, whole = '', decimal = '', size = '']) => {
    const times = magnitudes[language].find(([known]) => known.test(size))?.[1] ?? 1
    const value = Number(`${whole.replaceAll(/\D/g, '')}.${decimal || '0'}`) * times
    return [{ kind: 'number', values: [`n${Number(value.toPrecision(12))}`], shown: shown.trim() }]
  })
}
