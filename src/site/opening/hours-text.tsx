import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { Hours } from '@/contract/rows/content-blocks'
import { useLocale } from '@/i18n/use-locale'
import { clock, dayName } from './clock'
import { officeHours } from './office-hours'

/** Opening hours, a line for each group of days. */
export function HoursText({ hours }: { hours: readonly Hours[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  // Every page shows them, and Intl's day names take a cheap phone as long as the rest of a screen.
  if (hours === officeHours) return <span>{t`Du lundi au vendredi, 08:00 – 16:00`}</span>
  const groups = new Map<string, Hours[]>()
  for (const span of hours) groups.set(span.days.join(' '), [...(groups.get(span.days.join(' ')) ?? []), span])
  const line = (days: readonly number[], spans: string) => {
    const [first = '', ...others] = days.map((day) => dayName(day, locale))
    const last = others.at(-1)
    if (last === undefined) return t`Le ${first}, ${spans}`
    const isRow = days.every((day, n) => n === 0 || day === ((days[n - 1] ?? 0) + 1) % 7)
    const list = [first, ...others].join(', ')
    return isRow ? t`Du ${first} au ${last}, ${spans}` : t`Les ${list} : ${spans}`
  }
  return [...groups].map(([key, group], n) => (
    <Fragment key={key}>
      {n > 0 && <br />}
      <span>
        {line(group[0]?.days ?? [], group.map(({ from, to }) => `${clock(from)}\u00a0–\u00a0${clock(to)}`).join(', '))}
      </span>
    </Fragment>
  ))
}
