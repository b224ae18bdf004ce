import type { Locale } from '@/i18n/locale'
import pageHeader from '@/ui/page-header/page-header.module.css'
import { Header } from './header'
import styles from './public-frame.module.css'

/**
 * The frame of the public pages as the shell document shows it until the page is drawn: the header, and room for a title. Its
 * hidden heading is the name of the site.
 */
export function ShellFrame({ locale }: { locale: Locale }) {
  return (
    <div lang={locale} data-frame={locale} className={styles.frame}>
      <Header />
      <main className={`${pageHeader.band} ${styles.main}`}>
        <h1 className="visually-hidden">CDEC Cameroun</h1>
        <div className={`container ${pageHeader.inner}`} aria-hidden>
          <p className={pageHeader.title}>{'\u00a0'}</p>
        </div>
      </main>
    </div>
  )
}
