import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Avatar, Button } from '@mantine/core'
import { IconLanguage, IconLogout } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useSignOut } from '@/auth/use-sign-out'
import type { User } from '@/contract/accounts'
import { switchLocale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import styles from './account.module.css'

/** A user's picture (the default one without), name and type. */
export function AccountSummary({ account }: { account: User }) {
  return (
    <div className={styles.account}>
      <Avatar src={account.avatar} alt="" size={36} aria-hidden />
      <p className={styles.who}>
        <span className="strong truncated" title={account.email}>
          {account.name || account.email}
        </span>
        <span className={`soft truncated ${styles.type}`}>
          <UserType type={account.type_user} />
        </span>
      </p>
    </div>
  )
}

const types: Record<string, MessageDescriptor> = {
  usager: msg`Usager`,
  partenaire: msg`partenaire`,
  administrateur: msg`administrateur`,
}

/** The type of a user in the reader's language; an unknown one unchanged. */
export function UserType({ type }: { type: string }) {
  const { t } = useLingui()
  const name = types[type.toLowerCase()]
  return name ? t(name) : type
}

export function LogoutButton() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { leave, question } = useSignOut(() => void navigate({ to: '/loginadmin', ignoreBlocker: true }))
  return (
    <>
      <Button
        variant="subtle"
        px="sm"
        leftSection={<IconLogout aria-hidden />}
        className={styles.logout}
        title={t`Se déconnecter`}
        aria-label={t`Se déconnecter`}
        onClick={leave}
      >
        {t`Se déconnecter`}
      </Button>
      {question}
    </>
  )
}

const languages = {
  fr: { code: 'fr', action: 'Lire le site en français' },
  en: { code: 'en', action: 'Read the site in English' },
} as const

/** Switches to the other language. The reload asks first where a form has unsaved input. */
export function LanguageSwitch() {
  const other = languages[useLocale() === 'fr' ? 'en' : 'fr']
  return (
    <Button
      variant="subtle"
      px="sm"
      leftSection={<IconLanguage aria-hidden />}
      lang={other.code}
      title={other.action}
      onClick={() => switchLocale(other.code)}
    >
      {other.code.toUpperCase()}
      <span className="visually-hidden"> – {other.action}</span>
    </Button>
  )
}
