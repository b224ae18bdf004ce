import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useOfficeTitle } from '@/admin/shell/use-office-title'
import { userCountQuery, usersQuery } from '@/api/online-queries'
import { useAccount } from '@/auth/use-account'
import { userTypes } from '@/contract/accounts'
import { useLocale } from '@/i18n/use-locale'
import { CountCard } from './count-card'
import styles from './dashboard-page.module.css'
import { RecentUsers } from './recent-users'
import { TypesBar } from './types-bar'

const labels = {
  Usager: msg`Usagers`,
  partenaire: msg`Partenaires`,
  administrateur: msg`Administrateurs`,
}

/** How many users there are, of which types, and who came last. Each read fails by itself. */
export function DashboardPage() {
  const { t } = useLingui()
  useOfficeTitle(t`Tableau de bord`)
  const locale = useLocale()
  const name = useAccount()?.name ?? ''
  const users = useQuery(usersQuery(locale))
  const counts = useQueries({ queries: userTypes.map((type) => userCountQuery(type, locale)) })
  const byType = userTypes.map((type, n) => ({ type, label: t(labels[type]), ...pick(counts[n]) }))
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1}>
          <Trans>Tableau de bord</Trans>
        </h1>
        <p className={styles.welcome}>
          <Trans>Bienvenue {name}, voici l’état des comptes du site.</Trans>
        </p>
      </div>
      <ul role="list" className={styles.cards} aria-label={t`Comptes`}>
        <CountCard
          label={t`Utilisateurs au total`}
          count={users.data?.length}
          failed={users.isError}
          retry={() => void users.refetch()}
        />
        {byType.map(({ type, label, count, failed, retry }) => (
          <CountCard key={type} label={label} count={count} failed={failed} retry={retry} />
        ))}
      </ul>
      <TypesBar counts={byType} />
      <RecentUsers users={users} />
    </div>
  )
}

function pick(query: { data?: number | undefined; isError: boolean; refetch: () => unknown } | undefined) {
  return { count: query?.data, failed: query?.isError ?? false, retry: () => void query?.refetch() }
}
