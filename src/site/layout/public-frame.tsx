import { Trans } from '@lingui/react/macro'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { StatusLine } from '@/pwa/network/status-line'
import { UpdateNotice } from '@/pwa/update/update-notice'
import { Chat } from '@/site/chat/chat'
import { settings } from '@/site/settings'
import pageHeader from '@/ui/page-header/page-header.module.css'
import { Footer } from './footer'
import { Header } from './header'
import { HomeLoader } from './home-loader'
import styles from './public-frame.module.css'

export function PublicFrame() {
  const { history } = useRouter()
  const [given] = useState(givenEarly)
  useEffect(() => {
    giveAgain(given)
    pressAgain()
  }, [given])
  useEffect(() => {
    if ('CloseWatcher' in window) return
    const ended = new AbortController()
    // A chunk that is missing resolves to undefined (app/missing-chunks.ts).
    void import('@/ui/dialog/follow-back')
      .catch(() => undefined)
      .then((loaded) => loaded?.followBack(history, ended.signal))
    return () => ended.abort()
  }, [history])
  return (
    <div className={styles.frame}>
      <HomeLoader />
      <Chat>
        <a href="#contenu" className={styles.skip}>
          <Trans>Aller au contenu</Trans>
        </a>
        <Header />
        <p className={styles.letterhead} aria-hidden>
          {settings.name} · {settings.origin}
        </p>
        {/* About the site itself, one at a time: a new version, else the age of the page. */}
        <div className={`no-print ${styles.notices}`}>
          <UpdateNotice />
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

type Filter = HTMLInputElement | HTMLSelectElement

/** Returns the words and choices that the search and the filters of a page have before hydration, after which they would be emptied. */
function givenEarly(): { filter: Filter; value: string }[] {
  if (import.meta.env.SSR) return []
  return [...document.querySelectorAll<Filter>('main :is(input[type="search"], select)')]
    .map((filter) => ({ filter, value: filter.value }))
    .filter(({ value }) => value !== '')
}

function giveAgain(given: readonly { filter: Filter; value: string }[]): void {
  for (const { filter, value } of given) {
    if (!filter.isConnected) continue
    // React compares with what was set through the property of the element itself.
    filter.value = ''
    Reflect.set(Object.getPrototypeOf(filter), 'value', value, filter)
    filter.dispatchEvent(new Event(filter instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

declare global {
  interface Window {
    /** The last pressed button, set by app/boot/boot.ts. */
    pressedEarly?: Element | null
  }
}

/** Repeats a press from before hydration, or from the shell. */
function pressAgain(): void {
  const pressed = window.pressedEarly
  window.pressedEarly = null
  if (!(pressed instanceof HTMLElement)) return
  if (pressed.isConnected) return pressed.click()
  // The shell's frame has been replaced by the page.
  const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent
  const same = [...document.querySelectorAll<HTMLElement>('header button')].find(
    (button) => labelOf(button) === labelOf(pressed),
  )
  same?.click()
}
