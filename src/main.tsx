import './ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { whenIdle } from '@/lib/idle'
import { watchInstallOffer } from '@/pwa/install/install'
import { App } from './app/app'
import { isChunkMissing, reloadOnceForMissingChunks, showBundleMissing } from './app/missing-chunks'
import { reportErrors } from './app/report-errors'
import type { AppRouter } from './app/router'
import { start } from './app/start'
import { installTrustedTypes } from './app/trusted-types'
import { currentLocale } from './i18n/catalogs'
import { localeOf } from './i18n/locale'
import { showStoredToasts } from './ui/toast/toasts'

const root = document.querySelector<HTMLElement>('#root')
if (root === null) throw new Error('The page has no #root')
const container: HTMLElement = root

let opened: AppRouter | undefined
const report = import.meta.env.REPORT_URL
  ? reportErrors(import.meta.env.REPORT_URL, () => opened?.state.matches.at(-1)?.fullPath)
  : undefined
/** Reports the errors that a screen's error component has caught. */
const errorOptions = report && {
  onCaughtError: (error: unknown) => {
    console.error(error)
    report('error', error)
  },
}

installTrustedTypes()
reloadOnceForMissingChunks()
watchInstallOffer()
// The document was prerendered for this page, or it is a shell. That of the login page is French for everybody.
const prerendered =
  root.dataset['page'] === location.pathname.replace(/(.)\/$/, '$1').toLowerCase() &&
  document.documentElement.lang === localeOf(location.pathname)

/** Starts the application. Called by the document (app/boot/boot.ts). */
export function boot(): void {
  draw().catch((error: unknown) => {
    report?.('start', error)
    showBundleMissing()
  })
}

async function draw() {
  const { router, queryClient } = await start({ prerendered })
  if (report) opened = router
  // The prerendered document is readable; hydration without the screen's chunk would replace it by an error.
  if (prerendered && isChunkMissing()) return showBundleMissing()
  const app = <App router={router} queryClient={queryClient} />
  document.documentElement.lang = currentLocale()
  // A transition hydrates in slices, between which presses are handled.
  if (prerendered) startTransition(() => void hydrateRoot(container, app, errorOptions))
  else {
    // A dialog that the browser has opened in the shell's frame is opened again in the page.
    if (container.querySelector('dialog[open]'))
      window.pressedEarly = container.querySelector('[data-frame=site] [commandfor]')
    createRoot(container, errorOptions).render(app)
  }
  delete document.documentElement.dataset['bundle']
  whenIdle(() => delete document.documentElement.dataset['pictures'])
  showStoredToasts()
  // Only a focused control can lose the focus.
  document.addEventListener('focusin', () => void import('@/app/lost-focus'), { once: true })
  // The preview's frame (src/preview) uses the worker of the page around it.
  if (import.meta.env.PROD && window.parent === window)
    whenIdle(async () => {
      // Without a network the worker is registered at the next visit.
      const loaded = await import('@/pwa/update/register-worker').catch(() => undefined)
      await loaded?.registerWorker(queryClient)
    })
}
