import './ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { whenIdle } from '@/lib/idle'
import { watchInstallOffer } from '@/pwa/install/install'
import { App } from './app/app'
import type { EarlyReads } from './app/boot/boot'
import { isChunkMissing, reloadOnceForMissingChunks, showBundleMissing } from './app/missing-chunks'
import { reportErrors } from './app/report-errors'
import type { AppRouter } from './app/router'
import { start } from './app/start'
import { installTrustedTypes } from './app/trusted-types'
import { storedLocale } from './i18n/locale'
import { returnToPlace } from './i18n/reading-place'
import { showStoredToasts } from './ui/toast/toasts'

const root = document.querySelector<HTMLElement>('#root')
if (root === null) throw new Error('The page has no #root')
const place: HTMLElement = root

let opened: AppRouter | undefined
const report = import.meta.env.REPORT_URL
  ? reportErrors(import.meta.env.REPORT_URL, () => opened?.state.matches.at(-1)?.fullPath)
  : undefined
/** What a screen shows in its place is no uncaught error, and is reported all the same. */
const errorOptions = report && {
  onCaughtError: (error: unknown) => {
    console.error(error)
    report('error', error)
  },
}

installTrustedTypes()
reloadOnceForMissingChunks()
watchInstallOffer()
const locale = storedLocale()
// The document was prerendered for this very page and language, or it is a shell to be filled.
const { page, locale: pageLocale } = root.dataset
const prerendered = pageLocale === locale && page === location.pathname.replace(/(.)\/$/, '$1').toLowerCase()

/** Starts the product. Called by the document, with the reads that it has begun. */
export function boot(earlyReads?: EarlyReads): void {
  draw(earlyReads).catch((error: unknown) => {
    report?.('start', error)
    showBundleMissing()
  })
}

async function draw(earlyReads: EarlyReads | undefined) {
  const { router, queryClient } = await start({ prerendered, earlyReads })
  if (report) opened = router
  // The document is readable: hydrated without its screen it would give way to an error.
  if (prerendered && isChunkMissing()) return showBundleMissing()
  const app = <App router={router} queryClient={queryClient} />
  document.documentElement.lang = locale
  // What the boot script has shown of the provider was not prerendered.
  place.querySelector('[data-awaited] > ol')?.remove()
  // In slices, between which a press is answered.
  if (prerendered) startTransition(() => void hydrateRoot(place, app, errorOptions))
  else {
    delete place.dataset['locale']
    // The browser itself has opened it, in a frame that goes.
    if (place.querySelector('dialog[open]'))
      window.pressedEarly = place.querySelector(`[data-frame="${locale}"] [commandfor]`)
    createRoot(place, errorOptions).render(app)
  }
  delete document.documentElement.dataset['bundle']
  whenIdle(() => delete document.documentElement.dataset['pictures'])
  returnToPlace()
  showStoredToasts()
  // Nothing loses the focus before something has it: until then the client bundle for it is not needed.
  document.addEventListener('focusin', () => void import('@/app/lost-focus'), { once: true })
  // The worker of a frame (src/preview) is the one of the page around it.
  if (import.meta.env.PROD && window.parent === window)
    whenIdle(async () => (await import('@/pwa/update/register-worker')).registerWorker(queryClient))
}
