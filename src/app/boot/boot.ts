import type * as Main from '@/main'
import type * as PlainRows from './plain-rows'

// Inlined into the head of every document: runs before anything is drawn, and starts the client bundle after the first paint.

const root = document.documentElement

const stored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const madeFor = root.lang
if (stored('locale') === 'en') root.lang = 'en'
const scheme = stored('scheme')
if (scheme === 'light' || scheme === 'dark') root.dataset['scheme'] = scheme
// Until its client bundle has come, the neutral document is drawn as the outline of the back office (ui/base.css).
if (/^\/admin(?:\/|$)/i.test(location.pathname)) root.dataset['admin'] = ''

// Who saves data, by choice (pwa/network/low-data.ts) or by the word of the browser or of the network, reads the document
// alone until something needs the client bundle.
const lowData = stored('low-data')
const { connection } = navigator as Navigator & { connection?: { saveData: boolean; effectiveType: string } }
const saves = lowData ? lowData === 'on' : connection && (connection.saveData || /2g/.test(connection.effectiveType))
// Pictures of the provider cost more than the page: they come with the client bundle, on request (pwa/network/status-line.module.css).
if (saves) root.dataset['pictures'] = 'ask'
// Of a document that was made for another language the client bundle draws everything.
if (saves && madeFor === root.lang && stored('token') === null && !navigator.serviceWorker?.controller)
  root.dataset['bundle'] = 'waiting'

// The loader of the home page (site/layout/home-loader.tsx) is shown once to each reader, and is skipped by any key or press.
const skipLoader = () => (root.dataset['loader'] = 'off')
if (saves || stored('motion') === 'paused' || stored('loader') !== null) skipLoader()
else if (/^\/(?:accueil)?$/.test(location.pathname)) {
  try {
    localStorage.setItem('loader', 'seen')
  } catch {
    // Who stores nothing is a new reader each time.
  }
}
addEventListener('keydown', skipLoader, true)
addEventListener('pointerdown', skipLoader, true)

/** What needs the client bundle when it is pressed; what the browser opens by itself needs none. */
const button = `button:not([popovertarget]${'commandForElement' in HTMLButtonElement.prototype ? ', [commandfor]' : ''})`

// What is pressed before the client bundle has hydrated the page is pressed again then (site/layout/public-frame.tsx).
addEventListener(
  'click',
  ({ target }) => (window.pressedEarly = target instanceof Element ? target.closest(button) : null),
  true,
)
// Nothing typed ends up in an address.
addEventListener('submit', (event) => event.preventDefault(), true)

let started = false

function start() {
  const { entry, modules = '', reads = '' } = page()
  // The development server starts the client bundle itself.
  if (entry === undefined || started) return
  started = true
  // A link takes addresses, and not the names of the import map.
  const { imports } = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '')
  for (const name of list(modules))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: imports[name] }))
  const early = requestReads(list(reads))
  void run(list(modules), entry, early)
}

// The shell has nothing to read: its files are on the device.
addEventListener('DOMContentLoaded', () => {
  if (page()['page'] === undefined) start()
})

// The bytes of the client bundle never compete with the first sight of the page: it is fetched once that has been
// painted. A page that nobody looks at is never painted: there it comes with the load event.
addEventListener('load', () => {
  const { locale } = page()
  const isWaiting = root.dataset['bundle'] === 'waiting' && locale === root.lang && !window.pressedEarly
  if (!isWaiting) delete root.dataset['bundle']
  // What the document has not of the provider has a button of its own (site/lists/awaited-list.tsx), and needs no client
  // bundle where that is a list. What was pressed while it was loading needs the client bundle already.
  if (isWaiting) {
    // Links, what unfolds and what is read need none.
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

/** What the document says about its page (build/document.ts). */
function page(): DOMStringMap {
  return document.getElementById('root')?.dataset ?? {}
}

/**
 * Runs the client bundle, each of its files in a task of its own: at once they would hold up a slow phone for as long as all
 * of them take.
 */
async function run(modules: readonly string[], entry: string, early: EarlyReads | undefined) {
  try {
    // A file of the screen that cannot be had is for app/missing-chunks.ts; without one of the others the entry fails too.
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

/** Shows the provider's rows of a list in their place, by a small module in place of the client bundle. */
function showRows(awaited: HTMLElement) {
  const { rows = '', reads = '' } = page()
  awaited.dataset['state'] = 'loading'
  import(/* @vite-ignore */ rows)
    .then((module: typeof PlainRows) => module.showRows(awaited, list(reads), ask))
    .catch(() => (awaited.dataset['state'] = 'failed'))
}

/** Requests what a page reads as api/http.ts would for a visitor who has no token. */
function ask(path: string, signal?: AbortSignal): Promise<Response> {
  const headers = { Accept: 'application/json', 'Accept-Language': root.lang, 'X-Requested-With': 'XMLHttpRequest' }
  return fetch(path, { priority: 'low', cache: 'no-cache', headers, signal: signal ?? null })
}

/** The answers that a document has asked for beside its scripts, by their paths. */
export interface EarlyReads {
  locale: string
  answers: Map<string, Promise<Response>>
}

/**
 * Requests what the page reads beside its scripts, for a visitor who has no token and nothing cached: a first visit then
 * waits for the longer of the two, not for one after the other.
 */
function requestReads(paths: readonly string[]): EarlyReads | undefined {
  if (stored('token') !== null || stored('cdec-cache') !== null) return undefined
  const answers = new Map(paths.map((path) => [path, ask(path)]))
  // A failure belongs to whoever takes the answer.
  for (const answer of answers.values()) answer.catch(() => undefined)
  return { locale: root.lang, answers }
}
