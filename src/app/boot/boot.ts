import type { Locale } from '@/i18n/locale'
import { careful } from '@/lib/network-use?boot'
import { siteAddress } from '@/lib/site-address?boot'
import { addressIn, isBackOffice, withoutLocale } from '@/lib/site-paths?boot'
import { localeKey, lowDataKey, motionKey, reloadedKey, schemeKey } from '@/lib/storage-keys?boot'
import type * as Main from '@/main'

// The start of a page, first part: inlined into the head of every document. It decides before the first paint what the document
// shows, and starts the client bundle (app/start.tsx) after it. The document's state is in two attributes of its root:
// `data-pictures` (`ask`: on request) and `data-loader` (`off`).

const root = document.documentElement

const readStored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const writeStored = (key: string, text: string) => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Without storage nothing is remembered.
  }
}

// 1. The language. An address below /en is English for everybody. A reader who has chosen English is led there from every other
// one. The back office and its login page have one address for both languages.
const path = withoutLocale(location.pathname)
const isFrench = path === location.pathname
const isAdmin = isBackOffice(path)
const isLeaving = isAdmin ? !isFrench : isFrench && readStored(localeKey) === 'en'
if (isLeaving) {
  root.hidden = true
  location.replace(addressHere('en'))
}

/** Returns the address of the current page in a language, with search and hash; of the back office without hash, so that it reloads. */
function addressHere(locale: Locale) {
  // The application has navigated since.
  const address = addressIn(locale, withoutLocale(location.pathname))
  return siteAddress(location.origin + address + location.search + (isAdmin ? '' : location.hash)) ?? '/'
}

// A link to this page in the other language (site/layout/header.tsx): pressing it stores the choice, also for a tab of its own,
// which the middle button opens. In the shell it does not know the address of the page.
const choose = ({ target, button }: MouseEvent) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
  if (link === null) return
  link.href = addressHere(link.hreflang as Locale) // the switch names one of them
  if (button < 2) writeStored(localeKey, link.hreflang)
}
addEventListener('click', choose, true)
addEventListener('auxclick', choose, true)

// 2. What the document shows.
const scheme = readStored(schemeKey)
if (scheme === 'light' || scheme === 'dark') root.dataset['scheme'] = scheme
// Until the client bundle has loaded, the neutral document shows the outline of the back office (ui/base.css).
if (isAdmin) {
  root.dataset['admin'] = ''
  // The neutral document has no title of its own; the screen sets its name.
  document.title = 'Administration CDEC'
}
const isCareful = careful(readStored(lowDataKey), navigator) !== undefined
// The provider's pictures weigh more than the page: they are loaded on request (ui/base.css).
if (isCareful) root.dataset['pictures'] = 'ask'

// The loader of the home page (site/layout/home-loader.tsx) is shown once to each reader; any key or press skips it.
const skipLoader = () => (root.dataset['loader'] = 'off')
if (isLeaving || isCareful || readStored(motionKey) === 'paused' || readStored('loader') !== null) skipLoader()
else if (/^\/?(?:accueil)?$/i.test(path)) writeStored('loader', 'seen')
addEventListener('keydown', skipLoader, true)
addEventListener('pointerdown', skipLoader, true)

// 3. What is pressed before hydration.
/** The buttons that need the client bundle. The browser handles popovers, and where it can, commands. */
const button = `button:not([popovertarget]${'commandForElement' in HTMLButtonElement.prototype ? ', [commandfor]' : ''})`

// Repeated once the page is hydrated (ui/hydration/early-input.ts).
addEventListener('click', ({ target }) => (window.earlyPress = (target as Element).closest(button)), true)
// A native submission would put the typed text into the address.
addEventListener('submit', (event) => event.preventDefault(), true)

// 4. What extensions, translators and the browser itself write into the page before hydration: React would draw the page anew
// over it, without what was typed. It is undone just before (app/start.tsx); who wrote it writes it again.
const changes: MutationRecord[] = []
const observer = new MutationObserver((records) => changes.push(...records))
const everything = { childList: true, characterData: true, characterDataOldValue: true, subtree: true }
window.undoChanges = () => {
  changes.push(...observer.takeRecords())
  observer.disconnect()
  for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
    if (target instanceof CharacterData) target.data = oldValue ?? ''
    for (const node of addedNodes) target.removeChild(node)
    for (const node of removedNodes) target.insertBefore(node, nextSibling)
  }
}

// 5. The client bundle: after the first paint, whatever is still loading; in the shell, which has no content to paint and whose
// files are cached, at once.
addEventListener('DOMContentLoaded', () => {
  const frame = document.getElementById('root')
  if (frame) observer.observe(frame, everything)
  const { page, entry, modules = '' } = frame?.dataset ?? {}
  // The development server starts the client bundle itself.
  if (entry === undefined || isLeaving) return
  let started = false
  const start = () => {
    if (!started) void run(modules.split(' ').filter(Boolean), entry)
    started = true
  }
  if (page === undefined) start()
  else afterPaint(start)
})

/** Calls a function after the first paint of content. A hidden page is never painted: there it is called at once. */
function afterPaint(begin: () => void) {
  const ifHidden = () => document.hidden && begin()
  ifHidden()
  addEventListener('visibilitychange', ifHidden)
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && setTimeout(begin)).observe({
    type: 'paint',
    buffered: true,
  })
}

/** Says once that the browser is too old for the client bundle; the document can be read. */
function tellTooOld() {
  const notice = document.getElementById('bundle-missing')
  if (notice === null || readStored('too-old') !== null) return
  writeStored('too-old', 'said')
  notice.textContent = notice.dataset['old'] ?? ''
  notice.hidden = false
}

/** Reloads the page, once per release, for a file that may have been lost on its way; never over typed text, which is not what the browser fills in. */
function reloadsOnce(): boolean {
  const { release = '' } = document.querySelector<HTMLElement>('script[type=importmap]')?.dataset ?? {}
  const fields = [...document.querySelectorAll<HTMLInputElement>(':is(input,textarea):not(:autofill)')]
  if (!navigator.onLine || fields.some(({ value, defaultValue }) => value !== defaultValue)) return false
  try {
    if (sessionStorage.getItem(reloadedKey) === release) return false
    sessionStorage.setItem(reloadedKey, release)
  } catch {
    return false
  }
  location.reload()
  return true
}

/**
 * Runs the client bundle, each of its files in its own task: evaluated together they block a slow phone for as long as all
 * of them take.
 */
async function run(modules: readonly string[], entry: string) {
  // Older than the supported browsers (build/browsers.ts).
  if (!HTMLScriptElement.supports?.('importmap') || !('toSorted' in Array.prototype)) return tellTooOld()
  // A preload link takes an address; the import map does not apply to it. Pictures on the screen come before it.
  const { imports } = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '')
  for (const name of [...modules, entry])
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        fetchPriority: 'low',
        href: imports[name],
      }),
    )
  try {
    // A missing file of the screen is handled by app/missing-chunks.ts; without any other file the entry's import fails too.
    for (const name of modules) await import(/* @vite-ignore */ name).catch(() => undefined)
    const { boot }: typeof Main = await import(/* @vite-ignore */ entry)
    boot()
  } catch {
    if (!reloadsOnce()) document.getElementById('bundle-missing')?.removeAttribute('hidden')
  }
}
