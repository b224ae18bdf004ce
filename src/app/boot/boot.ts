import type * as Main from '@/main'
import type * as PlainRows from './plain-rows'

// Inlined into the head of every document: it runs before the first paint, and starts the client bundle after it.

const root = document.documentElement

const stored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const documentLocale = root.lang
if (stored('locale') === 'en') root.lang = 'en'
const scheme = stored('scheme')
if (scheme === 'light' || scheme === 'dark') root.dataset['scheme'] = scheme
// Until the client bundle has loaded, the neutral document shows the outline of the back office (ui/base.css).
if (/^\/admin(?:\/|$)/i.test(location.pathname)) root.dataset['admin'] = ''

// With data saving on, chosen by the reader (pwa/network/low-data.ts), the browser or the network, the client bundle is not
// loaded until something needs it.
const lowData = stored('low-data')
const { connection } = navigator as Navigator & { connection?: { saveData: boolean; effectiveType: string } }
const saves = lowData ? lowData === 'on' : connection && (connection.saveData || /2g/.test(connection.effectiveType))
// The provider's pictures weigh more than the page: they are loaded on request (pwa/network/status-line.module.css).
if (saves) root.dataset['pictures'] = 'ask'
// A document in the other language has to be rendered by the client bundle.
if (saves && documentLocale === root.lang && stored('token') === null && !navigator.serviceWorker?.controller)
  root.dataset['bundle'] = 'waiting'

// The loader of the home page (site/layout/home-loader.tsx) is shown once to each reader; any key or press skips it.
const skipLoader = () => (root.dataset['loader'] = 'off')
if (saves || stored('motion') === 'paused' || stored('loader') !== null) skipLoader()
else if (/^\/(?:accueil)?$/.test(location.pathname)) {
  try {
    localStorage.setItem('loader', 'seen')
  } catch {
    // Without storage the loader is shown at each visit.
  }
}
addEventListener('keydown', skipLoader, true)
addEventListener('pointerdown', skipLoader, true)

/** The buttons that need the client bundle. The browser handles popovers, and where it can, commands. */
const button = `button:not([popovertarget]${'commandForElement' in HTMLButtonElement.prototype ? ', [commandfor]' : ''})`

// A press before hydration is repeated after it (site/layout/public-frame.tsx).
addEventListener(
  'click',
  ({ target }) => (window.pressedEarly = target instanceof Element ? target.closest(button) : null),
  true,
)
// A native submission would put the typed text into the address.
addEventListener('submit', (event) => event.preventDefault(), true)

let started = false

function start() {
  const { entry, modules = '', reads = '' } = page()
  // The development server starts the client bundle itself.
  if (entry === undefined || started) return
  started = true
  // A preload link takes an address; the import map does not apply to it.
  const { imports } = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '')
  for (const name of list(modules))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: imports[name] }))
  const early = requestReads(list(reads))
  void run(list(modules), entry, early)
}

// The shell has no content to paint first, and its files are cached.
addEventListener('DOMContentLoaded', () => {
  if (page()['page'] === undefined) start()
})

// The client bundle is fetched after the first paint, so that it does not compete with it. A hidden page is never painted:
// there it is fetched on the load event.
addEventListener('load', () => {
  const { locale } = page()
  const isWaiting = root.dataset['bundle'] === 'waiting' && locale === root.lang && !window.pressedEarly
  if (!isWaiting) delete root.dataset['bundle']
  // While the client bundle waits, a list of the provider's rows has a button of its own (site/lists/list-loading.tsx), which
  // does not need it; other controls load it.
  if (isWaiting) {
    const press = ({ type, target }: Event) => {
      const pressed = (target as Element).closest(`${button}, input, select, textarea`)
      if (started || !pressed) return
      const awaited = pressed.closest<HTMLElement>('[data-awaited]')
      if (awaited) return type === 'click' ? showRows(awaited) : undefined
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

/**
 * Runs the client bundle, each of its files in its own task: evaluated together they block a slow phone for as long as all
 * of them take.
 */
async function run(modules: readonly string[], entry: string, early: EarlyReads | undefined) {
  try {
    // A missing file of the screen is handled by app/missing-chunks.ts; without any other file the entry's import fails too.
    for (const name of modules) await import(/* @vite-ignore */ name).catch(() => undefined)
    const { boot }: typeof Main = await import(/* @vite-ignore */ entry)
    boot(early)
  } catch {
    document.getElementById('bundle-missing')?.removeAttribute('hidden')
  }
}

function list(text: string) {
  return text.split(' ').filter(Boolean)
}

/** Shows the provider's rows of a list with a small module instead of the client bundle. */
function showRows(awaited: HTMLElement) {
  const { rows = '', reads = '' } = page()
  awaited.dataset['state'] = 'loading'
  import(/* @vite-ignore */ rows)
    .then((module: typeof PlainRows) => module.showRows(awaited, list(reads), ask))
    .catch(() => (awaited.dataset['state'] = 'failed'))
}

/** Sends a read as api/http.ts would without a token. */
function ask(path: string, signal?: AbortSignal): Promise<Response> {
  const headers = { Accept: 'application/json', 'Accept-Language': root.lang, 'X-Requested-With': 'XMLHttpRequest' }
  return fetch(path, { priority: 'low', cache: 'no-cache', headers, signal: signal ?? null })
}

/** The reads that the document has begun, by path. */
export interface EarlyReads {
  locale: string
  answers: Map<string, Promise<Response>>
}

/**
 * Begins the page's reads while its scripts load, for a visitor without a token and without a cache: a first visit then
 * waits for the longer of the two, not for their sum.
 */
function requestReads(paths: readonly string[]): EarlyReads | undefined {
  if (stored('token') !== null || stored('cdec-cache') !== null) return undefined
  const answers = new Map(paths.map((path) => [path, ask(path)]))
  // The consumer handles the failure.
  for (const answer of answers.values()) answer.catch(() => undefined)
  return { locale: root.lang, answers }
}
