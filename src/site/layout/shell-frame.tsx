import type { Locale } from '@/i18n/locale'
import pageHeader from '@/ui/page-header/page-header.module.css'
import { Header } from './header'
import styles from './public-frame.module.css'

/** The frame of the public pages as the shell document shows it until the page is drawn: the header, and room for a title. */
export function ShellFrame({ locale }: { locale: Locale }) {
  return (
    <div lang={locale} data-frame={locale} className={styles.frame}>
      <Header />
      <div className={`${pageHeader.band} ${styles.main}`} aria-hidden>
        <div className={`container ${pageHeader.inner}`}>
          <p className={pageHeader.title}>{'\u00a0'}</p>
        </div>
      </div>
    </div>
  )
}
