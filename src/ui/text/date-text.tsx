import type { ReactNode } from 'react'
import { longDate } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'

/** A published date in the reader's language, or `missing` when there is none. */
export function DateText({ iso, missing }: { iso: string; missing?: ReactNode }) {
  const locale = useLocale()
  const text = longDate(iso, locale)
  return text === '' ? missing && <span className="note">{missing}</span> : <time dateTime={iso}>{text}</time>
}
