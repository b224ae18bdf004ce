import { siteAddress } from '@/lib/site-address?boot'
import type * as Main from '@/main'

// Inlined into the head of every document: it runs before the first paint, and starts the client bundle after it.

const root = document.documentElement

const stored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const store = (key: string, text: string) => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Without storage nothing is remembered.
  }
}

// An address below /en is English for everybody. A reader who has chosen English is led there from every other one, before
// anything is painted. The back office and its login page have one address for both languages.
const [, prefix = '', isAdmin] = /^(\/en(?=\/|$))?(\/(?:login)?admin(?=\/|$))?/i.exec(location.pathname) ?? []
const isLeaving = isAdmin ? prefix !== '' : prefix === '' && stored('locale') === 'en'
if (isLeaving) {
  root.hidden = true
  location.replace(addressIn('en'))
}

/** Returns the address of the current page in a language, with search and hash; of the back office without hash, so that it reloads. */
function addressIn(locale: string) {
  const path = location.pathname.slice(prefix.length)
  const address = location.origin + (locale === 'en' && !isAdmin ? `/en${path.replace(/^\/$/, '')}` : path)
  return siteAddress(address + location.search + (isAdmin ? '' : location.hash)) ?? '/'
}

// A link to this page in the other language (site/layout/header.tsx): pressing it stores the choice. In the shell it does not
// know the address of the page.
const choose = ({ target }: Event) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
  if (link === null) return
  link.href = addressIn(link.hreflang)
  store('locale', link.hreflang)
}
addEventListener('click', choose, true)
addEventListener('auxclick', choose, true)

const scheme = stored('scheme')
if (scheme === 'light' || scheme === 'dark') root.dataset['scheme'] = scheme
// Until the client bundle has loaded, the neutral document shows the outline of the back office (ui/base.css).
if (isAdmin) {
  root.dataset['admin'] = ''
  // The neutral document has no title of its own; the screen sets its name.
  document.title = 'Administration CDEC'
}

// With data saving on, chosen by the reader (pwa/network/low-data.ts), the browser or the network, the client bundle is not
// loaded until something needs it.
const lowData = stored('low-data')
const { connection } = navigator as Navigator & { connection?: { saveData: boolean; effectiveType: string } }
const saves = lowData ? lowData === 'on' : connection && (connection.saveData || /2g/.test(connection.effectiveType))
// The provider's pictures weigh more than the page: they are loaded on request (pwa/network/status-line.module.css).
if (saves) root.dataset['pictures'] = 'ask'
if (saves && stored('token') === null && !navigator.serviceWorker?.controller) root.dataset['bundle'] = 'waiting'

// The loader of the home page (site/layout/home-loader.tsx) is shown once to each reader; any key or press skips it.
const skipLoader = () => (root.dataset['loader'] = 'off')
if (isLeaving || saves || stored('motion') === 'paused' || stored('loader') !== null) skipLoader()
else if (/^(?:\/en)?\/?(?:accueil)?$/i.test(location.pathname)) store('loader', 'seen')
addEventListener('keydown', skipLoader, true)
addEventListener('pointerdown', skipLoader, true)

/** The buttons that need the client bundle. The browser handles popovers, and where it can, commands. */
const button = `button:not([popovertarget]${'commandForElement' in HTMLButtonElement.prototype ? ', [commandfor]' : ''})`

// A press before hydration is repeated after it (site/layout/public-frame.tsx).
addEventListener('click', ({ target }) => (window.pressedEarly = (target as Element).closest(button)), true)
// A native submission would put the typed text into the address.
addEventListener('submit', (event) => event.preventDefault(), true)

let started = isLeaving

function start() {
  const { entry, modules = '' } = page()
  // The development server starts the client bundle itself.
  if (entry === undefined || started) return
  started = true
  if (!HTMLScriptElement.supports?.('importmap')) return tellTooOld()
  // A preload link takes an address; the import map does not apply to it.
  const { imports } = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '')
  const names = modules.split(' ').filter(Boolean)
  for (const name of names)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: imports[name] }))
  void run(names, entry)
}

// The shell has no content to paint first, and its files are cached.
addEventListener('DOMContentLoaded', () => {
  if (page()['page'] === undefined) start()
})

// The client bundle is fetched after the first paint, so that it does not compete with it. A hidden page is never painted:
// there it is fetched on the load event.
addEventListener('load', () => {
  const isWaiting = root.dataset['bundle'] === 'waiting' && !window.pressedEarly
  if (!isWaiting) delete root.dataset['bundle']
  // Any control loads the client bundle.
  if (isWaiting) {
    const press = ({ target }: Event) => {
      if (started || !(target as Element).closest(`${button}, input, select, textarea`)) return
      root.dataset['bundle'] = 'loading'
      start()
    }
    addEventListener('click', press)
    addEventListener('focusin', press)
    return
  }
  if (document.hidden) return start()
  setTimeout(start, 2000)
  new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true })
})

/** Returns the data attributes of the document's page (build/document.ts). */
function page(): DOMStringMap {
  return document.getElementById('root')?.dataset ?? {}
}

/** Says once that the browser is too old for the client bundle; the document can be read. */
function tellTooOld() {
  const notice = document.getElementById('bundle-missing')
  if (notice === null || stored('too-old') !== null) return
  store('too-old', 'said')
  notice.textContent = notice.dataset['old'] ?? ''
  notice.hidden = false
}

/** Reloads the page, once per release, for a file that may have been lost on its way; never over typed text. */
function reloadsOnce(): boolean {
  const { release = '' } = document.querySelector<HTMLElement>('script[type=importmap]')?.dataset ?? {}
  const fields = [...document.querySelectorAll('input')]
  if (!navigator.onLine || fields.some(({ value, defaultValue }) => value !== defaultValue)) return false
  try {
    // As app/missing-chunks.ts.
    if (sessionStorage.getItem('reloaded-for') === release) return false
    sessionStorage.setItem('reloaded-for', release)
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
  try {
    // A missing file of the screen is handled by app/missing-chunks.ts; without any other file the entry's import fails too.
    for (const name of modules) await import(/* @vite-ignore */ name).catch(() => undefined)
    const { boot }: typeof Main = await import(/* @vite-ignore */ entry)
    boot()
  } catch {
    if (!reloadsOnce()) document.getElementById('bundle-missing')?.removeAttribute('hidden')
  }
}
