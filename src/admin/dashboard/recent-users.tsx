import { Trans } from '@lingui/react/macro'
import { Loader } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useId } from 'react'
import { UserType } from '@/admin/shell/account'
import type { User } from '@/contract/accounts'
import styles from './dashboard-page.module.css'

/** The number of users shown (specification, section 9). */
const shown = 5

/** Shows the users with the highest ids: the provider assigns ids in order of creation. */
export function RecentUsers({ users }: { users: { data?: readonly User[] | undefined; isError: boolean } }) {
  const id = useId()
  const wide = useMediaQuery('(min-width: 60rem)', true, { getInitialValueInEffect: false })
  const recent = users.data?.toSorted((one, other) => other.id - one.id).slice(0, shown)
  const List = wide ? UserTable : UserList
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.boxTitle}>
        <Trans>Utilisateurs récents</Trans>
      </h2>
      {recent && <List users={recent} by={id} />}
      {recent === undefined && users.isError && (
        <p className={styles.failed}>
          <Trans>La liste n’a pas pu être chargée.</Trans>
        </p>
      )}
      {recent === undefined && !users.isError && (
        <div role="status" className={styles.loading}>
          <Loader color="yellow" aria-hidden />
          <p>
            <Trans>Chargement…</Trans>
          </p>
        </div>
      )}
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
            <td className={styles.type}>
              <UserType type={user.type_user} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Replaces the table on narrow screens. */
function UserList({ users, by }: { users: readonly User[]; by: string }) {
  return (
    <ul role="list" className={styles.list} aria-labelledby={by}>
      {users.map((user) => (
        <li key={user.id}>
          <strong>{user.name}</strong>
          <UserType type={user.type_user} />
          <span className={styles.email}>{user.email}</span>
        </li>
      ))}
    </ul>
  )
}
