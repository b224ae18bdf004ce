import { UserType } from '@/admin/dashboard/user-type'
import type { User } from '@/contract/accounts'
import styles from './account-name.module.css'

/** A user's name over their type. */
export function AccountName({ account }: { account: User }) {
  return (
    <p className={styles.who}>
      <span className={styles.name} title={account.email}>
        {account.name}
      </span>
      <span className={styles.type}>
        <UserType type={account.type_user} />
      </span>
    </p>
  )
}
