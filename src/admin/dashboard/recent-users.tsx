import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useIsNarrow } from '@/admin/crud/form/use-is-narrow'
import { UserType } from '@/admin/shell/account'
import type { User } from '@/contract/accounts'
import { Button } from '@/ui/button/button'
import { Spinner } from '@/ui/states/spinner'
import styles from './recent-users.module.css'

const shown = 5

/** The users who came last; the provider numbers them as they come. */
export function RecentUsers({
  users,
}: {
  users: { data?: readonly User[] | undefined; isError: boolean; refetch: () => unknown }
}) {
  const id = useId()
  const narrow = useIsNarrow()
  const recent = users.data?.toSorted((one, other) => other.id - one.id).slice(0, shown)
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Trans>Utilisateurs récents</Trans>
      </h2>
      {recent === undefined && !users.isError && <Spinner label={<Trans>Chargement…</Trans>} />}
      {recent === undefined && users.isError && (
        <p role="alert" className={styles.failed}>
          <Trans>La liste n’a pas pu être chargée.</Trans>{' '}
          <Button look="quiet" onClick={() => void users.refetch()}>
            <Trans>Réessayer</Trans>
          </Button>
        </p>
      )}
      {recent && (narrow ? <UserList users={recent} by={id} /> : <UserTable users={recent} by={id} />)}
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
            <td>{user.email}</td>
            <td>
              <UserType type={user.type_user} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same where a table has no room. */
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
