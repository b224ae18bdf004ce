import { IconLanguage } from '@tabler/icons-react'
import { switchLocale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { keepLocale } from '@/pwa/query-cache/reader-cache'
import { buttonClass } from '@/ui/button/button'
import styles from './language-toggle.module.css'

const languages = {
  fr: { code: 'fr', name: 'Français', action: 'Lire le site en français' },
  en: { code: 'en', name: 'English', action: 'Read the site in English' },
} as const

/** Offers the other language, in its own words. */
export function LanguageToggle() {
  const other = languages[useLocale() === 'fr' ? 'en' : 'fr']
  return (
    <button
      type="button"
      lang={other.code}
      title={other.action}
      className={buttonClass('quiet', styles.toggle)}
      onClick={() => void keepLocale(other.code).then(() => switchLocale(other.code))}
    >
      <IconLanguage aria-hidden />
      <span className={styles.code} aria-hidden>
        {other.code.toUpperCase()}
      </span>
      <span className={styles.name}>{other.name}</span>
    </button>
  )
}
