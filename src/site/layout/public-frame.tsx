import { Trans } from '@lingui/react/macro'
import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { addressIn } from '@/lib/site-paths'
import { StatusLine } from '@/pwa/network/status-line'
import { ReadyNotice } from '@/pwa/update/ready-notice'
import { UpdateNotice } from '@/pwa/update/update-notice'
import { Chat } from '@/site/chat/chat'
import { settings } from '@/site/settings'
import { useEarlyInput } from '@/ui/hydration/early-input'
import pageHeader from '@/ui/page-header/page-header.module.css'
import { Footer } from './footer'
import { Header } from './header'
import { HomeLoader } from './home-loader'
import styles from './public-frame.module.css'

export function PublicFrame() {
  const { history } = useRouter()
  useEarlyInput()
  useEffect(() => {
    if ('CloseWatcher' in window) return
    const controller = new AbortController()
    // A chunk that is missing resolves to undefined (app/missing-chunks.ts).
    void import('@/ui/dialog/follow-back')
      .catch(() => undefined)
      .then((module) => module?.followBack(history, controller.signal))
    return () => controller.abort()
  }, [history])
  return (
    <div className={styles.frame}>
      <HomeLoader />
      <Chat>
        <a href="#contenu" className={styles.skip}>
          <Trans>Aller au contenu</Trans>
        </a>
        <Header />
        <Letterhead />
        {/* The notices about the site, one at a time: a new version, what is ready offline, the age of the page. */}
        <div className={`no-print ${styles.notices}`}>
          <UpdateNotice />
          <ReadyNotice />
          <StatusLine />
        </div>
        <main id="contenu" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </Chat>
    </div>
  )
}

/** The institution and the address of the page, on paper only. That of the document stays where it was opened by another, as /Gouvernance. */
function Letterhead() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const locale = useLocale()
  return (
    <p className={styles.letterhead} aria-hidden suppressHydrationWarning>
      {settings.name} · {settings.origin + addressIn(locale, path)}
    </p>
  )
}

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
