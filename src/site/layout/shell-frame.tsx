import { Trans } from '@lingui/react/macro'
import pageHeader from '@/ui/page-header/page-header.module.css'
import { Header } from './header'
import styles from './public-frame.module.css'

/**
 * The frame of the public pages as the shell document shows it until the page is drawn: the header, and room for a title. Its
 * hidden heading is the name of the site.
 */
export function ShellFrame() {
  return (
    <div data-frame="site" className={styles.frame}>
      <Header />
      <main className={`${pageHeader.band} ${styles.main}`}>
        <h1 className="visually-hidden">
          <Trans>CDEC Cameroun</Trans>
        </h1>
        <div className={`container ${pageHeader.inner}`} aria-hidden>
          <p className={pageHeader.title}>{'\u00a0'}</p>
        </div>
      </main>
    </div>
  )
}
