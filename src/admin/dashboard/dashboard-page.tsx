import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { useAdminTitle } from '@/admin/ui/use-admin-title'
import { userCountQuery, usersQuery } from '@/api/online-queries'
import { useAccount } from '@/auth/use-account'
import { userTypes } from '@/contract/accounts'
import { numberFormat } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { ContentsOverview, Incomplete, useContents } from './contents-overview'
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

/** Shows pending work first, then user and record counts. Each part is shown even if another one fails to load. */
export function DashboardPage() {
  const { t } = useLingui()
  useAdminTitle(t`Tableau de bord`)
  const locale = useLocale()
  const account = useAccount()
  const contents = useContents()
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
      <Incomplete contents={contents} />
      <ul role="list" className={styles.cards} aria-label={t`Comptes`}>
        {[total, ...byType].map((count) => (
          <CountCard key={count.type} {...count} />
        ))}
      </ul>
      <RecentUsers users={users} />
      <ContentsOverview contents={contents} />
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
