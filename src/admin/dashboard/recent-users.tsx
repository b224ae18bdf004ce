import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { User } from '@/contract/accounts'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { UserType } from '../user-type'
import styles from './recent-users.module.css'

const shown = 5

/** The users who came last; the provider numbers them as they come. */
export function RecentUsers({
  users,
}: {
  users: { data?: readonly User[] | undefined; isError: boolean; refetch: () => unknown }
}) {
  const id = useId()
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
      {recent && (
        <table className={styles.table} aria-labelledby={id}>
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
            {recent.map((user) => (
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
      )}
    </section>
  )
}
