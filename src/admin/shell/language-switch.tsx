import { IconLanguage } from '@tabler/icons-react'
import { switchLocale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { keepLocale } from '@/pwa/query-cache/reader-cache'
import { buttonClass } from '@/ui/button/button'

const languages = {
  fr: { code: 'fr', action: 'Lire le site en français' },
  en: { code: 'en', action: 'Read the site in English' },
} as const

/** Offers the other language, in its own words. An open form covers it, and the reload it needs asks as well. */
export function LanguageSwitch() {
  const other = languages[useLocale() === 'fr' ? 'en' : 'fr']
  return (
    <button
      type="button"
      lang={other.code}
      title={other.action}
      className={buttonClass('quiet')}
      onClick={() => void keepLocale(other.code).then(() => switchLocale(other.code))}
    >
      <IconLanguage aria-hidden />
      {other.code.toUpperCase()}
      <span className="visually-hidden"> – {other.action}</span>
    </button>
  )
}
