import { useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Screen } from '@/admin/crud/definition/definition'
import { adminRecordQuery } from '@/api/online-queries'
import { useLocale } from '@/i18n/use-locale'
import styles from './parent-link.module.css'

/** Which record the rows belong to, and the way back to its own list. */
export function ParentLink({ screen, record }: { screen: Screen; record: number }) {
  const { t } = useLingui()
  const { data } = useQuery(adminRecordQuery(screen.resource, record, useLocale()))
  return (
    <p className={styles.trail}>
      <Link to="/Admin/$screen" params={{ screen: screen.path }} className={styles.back}>
        <IconArrowLeft aria-hidden />
        {t(screen.title)}
      </Link>
      {data && <span className={styles.name}>{screen.nameOf(data)}</span>}
    </p>
  )
}
