import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { useAdminTitle } from '@/admin/ui/use-admin-title'
import { userCountQuery, usersQuery } from '@/api/online-queries'
import { useAccount } from '@/auth/use-account'
import { userTypes } from '@/contract/accounts'
import { numberFormat } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { ContentsOverview } from './contents-overview'
import styles from './dashboard-page.module.css'
import { Drafts } from './drafts'
import { RecentUsers } from './recent-users'

const labels = {
  Usager: msg`Usagers`,
  partenaire: msg`Partenaires`,
  administrateur: msg`Administrateurs`,
}

interface Count {
  type: string
  label: string
  count: number | undefined
  failed: boolean
}

/** How many users there are, of which types, and who came last. What can be read is shown, whatever else fails. */
export function DashboardPage() {
  const { t } = useLingui()
  useAdminTitle(t`Tableau de bord`)
  const locale = useLocale()
  const account = useAccount()
  const name = account?.name || account?.email
  const users = useQuery(usersQuery(locale))
  const counts = useQueries({ queries: userTypes.map((type) => userCountQuery(type, locale)) })
  const failed = [users, ...counts].filter(({ isError }) => isError)
  const byType = userTypes.map((type, n) => ({
    type,
    label: t(labels[type]),
    count: counts[n]?.data,
    failed: counts[n]?.isError ?? false,
  }))
  const total = { type: 'all', label: t`Utilisateurs au total`, count: users.data?.length, failed: users.isError }
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1}>
          <Trans>Tableau de bord</Trans>
        </h1>
        <p className={styles.welcome}>
          {name ? (
            <Trans>Bienvenue {name}, voici l’état des comptes du site.</Trans>
          ) : (
            <Trans>Bienvenue, voici l’état des comptes du site.</Trans>
          )}
        </p>
      </div>
      <Drafts />
      {failed.length > 0 && (
        <FailureAlert
          retry={() => {
            for (const query of failed) void query.refetch()
          }}
        >
          <Trans>Certaines données n’ont pas pu être chargées.</Trans>
        </FailureAlert>
      )}
      <ul role="list" className={styles.cards} aria-label={t`Comptes`}>
        {[total, ...byType].map((count) => (
          <CountCard key={count.type} {...count} />
        ))}
      </ul>
      <Shares counts={byType} />
      <RecentUsers users={users} />
      <ContentsOverview />
    </div>
  )
}

function CountCard({ label, count, failed }: Count) {
  const locale = useLocale()
  return (
    <li className={styles.card}>
      <p className={styles.label}>{label}</p>
      {count !== undefined && <p className={styles.count}>{numberFormat(locale).format(count)}</p>}
      {count === undefined && failed && (
        <p className={styles.failed}>
          <Trans>Chargement impossible.</Trans>
        </p>
      )}
      {count === undefined && !failed && (
        <>
          <span className="visually-hidden">
            <Trans>Chargement…</Trans>
          </span>
          <Skeleton className={styles.waiting} />
        </>
      )}
    </li>
  )
}

/** The counts by type beside each other; the numbers stand as text, the bars are decoration. */
function Shares({ counts }: { counts: readonly Count[] }) {
  const id = useId()
  const locale = useLocale()
  const number = numberFormat(locale)
  const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const known = counts.flatMap(({ type, label, count }) => (count === undefined ? [] : [{ type, label, count }]))
  const total = known.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.boxTitle}>
        <Trans>Répartition par type</Trans>
      </h2>
      <dl className={styles.shares}>
        {known.map(({ type, label, count }) => (
          <div key={type} className={styles.share} data-type={type}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              {/* A drawing of two rectangles: Mantine's Progress is read as a progress bar. */}
              <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className={styles.bar}>
                <rect width="100" height="6" className={styles.rest} />
                <rect width={(100 * count) / total} height="6" className={styles.part} />
              </svg>
              <span>
                {number.format(count)}
                {/* Without one of the counts nobody knows the whole. */}
                {known.length === counts.length && ` (${share.format(count / total)})`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
