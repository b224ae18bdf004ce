import { useLingui } from '@lingui/react/macro'
import { IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listQuery } from '@/api/queries'
import { contents } from '@/contract/rows/contents'
import { useLocale } from '@/i18n/use-locale'
import { useOnScreen } from '@/ui/motion/use-on-screen'
import type { KnownContact } from './known-contact'
import { officeHours } from './office-hours'
import styles from './office-lines.module.css'
import { OpeningStatus } from './opening-status'

/**
 * The contact of the head office on every page: the default hours and, once the footer is visible, the cached block. It reads
 * nothing from the provider, and its code is loaded only then.
 */
export function FooterContact() {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const { seen } = useOnScreen(place)
  const { data } = useQuery({ ...listQuery(contents, useLocale()), enabled: false })
  const [Known, setKnown] = useState<typeof KnownContact>()
  const wanted = seen && data !== undefined
  useEffect(() => {
    if (!wanted) return
    import('./known-contact').then(
      (module) => setKnown(() => module.KnownContact),
      (error: unknown) => console.warn('The contact stays the default', error),
    )
  }, [wanted])
  return (
    <div ref={place}>
      {Known && data ? (
        <Known rows={data.rows} />
      ) : (
        <ul role="list" className={`stack ${styles.lines}`}>
          <li>
            <IconClock aria-hidden />
            <span>
              {t`Du lundi au vendredi, 08:00 – 16:00`}
              <OpeningStatus hours={officeHours} />
            </span>
          </li>
        </ul>
      )}
    </div>
  )
}
