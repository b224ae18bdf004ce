import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { UserType } from '@/admin/shell/account'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { useAdminTitle } from '@/admin/ui/use-admin-title'
import { newestUsersQuery, userCountQuery } from '@/api/online-queries'
import { useAccount } from '@/auth/use-account'
import { type User, userTypes } from '@/contract/accounts'
import { formatNumber } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { Spinner } from '@/ui/states/spinner'
import styles from './dashboard-page.module.css'

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

/** The counts of the users, and the newest ones. Each part is shown even if another one fails to load. */
export function DashboardPage() {
  const { t } = useLingui()
  useAdminTitle(t`Tableau de bord`)
  const locale = useLocale()
  const account = useAccount()
  const name = account?.name || account?.email
  const users = useQuery(newestUsersQuery(locale))
  const counts = useQueries({ queries: userTypes.map((type) => userCountQuery(type, locale)) })
  const failed = [users, ...counts].filter(({ isError }) => isError)
  const byType = userTypes.map((type, n) => ({
    type,
    label: t(labels[type]),
    count: counts[n]?.data,
    failed: counts[n]?.isError ?? false,
  }))
  const read = counts.flatMap(({ data }) => data ?? [])
  const total = {
    type: 'all',
    label: t`Utilisateurs au total`,
    count: read.length === counts.length ? read.reduce((sum, count) => sum + count) : undefined,
    failed: counts.some(({ isError }) => isError),
  }
  return (
    <div className={`stack ${styles.page}`}>
      <div>
        <h1>
          <Trans>Tableau de bord</Trans>
        </h1>
        <p className="soft">
          {name ? (
            <Trans>Bienvenue {name}, voici l’état des comptes du site.</Trans>
          ) : (
            <Trans>Bienvenue, voici l’état des comptes du site.</Trans>
          )}
        </p>
      </div>
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
      <RecentUsers users={users} />
    </div>
  )
}

function CountCard({ label, count, failed }: Count) {
  const locale = useLocale()
  return (
    <li className={`panel ${styles.card}`}>
      <p className={`soft strong ${styles.label}`}>{label}</p>
      {count !== undefined && <p className={styles.count}>{formatNumber(count, locale)}</p>}
      {count === undefined && failed && (
        <p className="soft">
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

/** The number of users shown (specification, section 9). */
const recentUsers = 5

/** The users with the highest ids: the provider assigns ids in order of creation. */
function RecentUsers({ users }: { users: UseQueryResult<readonly User[]> }) {
  const id = useId()
  const isWide = useMediaQuery('(min-width: 64rem)', true, { getInitialValueInEffect: false })
  const List = isWide ? UserTable : UserList
  const recent = users.data?.toSorted((one, other) => other.id - one.id).slice(0, recentUsers)
  return (
    <section className={`panel stack gap-2 ${styles.box}`} aria-labelledby={id}>
      <h2 id={id} className={styles.boxTitle}>
        <Trans>Utilisateurs récents</Trans>
      </h2>
      {recent && <List users={recent} by={id} />}
      {recent === undefined && users.isError && (
        <p className="soft">
          <Trans>La liste n’a pas pu être chargée.</Trans>
        </p>
      )}
      {recent === undefined && !users.isError && <Spinner isPart label={<Trans>Chargement…</Trans>} />}
    </section>
  )
}

function UserTable({ users, by }: { users: readonly User[]; by: string }) {
  return (
    <table className={styles.table} aria-labelledby={by}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Nom</Trans>
          </th>
          <th scope="col">
            <Trans>Email</Trans>
          </th>
          <th scope="col">
            <Trans>Type</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <td>{user.name}</td>
            <td className={styles.email}>{user.email}</td>
            <td>
              <UserType type={user.type_user} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Replaces the table on narrow screens, where an address would be broken over three lines. */
function UserList({ users, by }: { users: readonly User[]; by: string }) {
  return (
    <ul role="list" className={styles.list} aria-labelledby={by}>
      {users.map((user) => (
        <li key={user.id} className="split">
          <strong>{user.name}</strong>
          <UserType type={user.type_user} />
          <span className={`note ${styles.email}`}>{user.email}</span>
        </li>
      ))}
    </ul>
  )
}
