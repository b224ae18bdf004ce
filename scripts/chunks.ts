import type { Rolldown } from 'vite'

const vendor = new RegExp(
  [
    '/node_modules/(?:react|react-dom|scheduler|@lingui|valibot)/',
    '/node_modules/@tanstack/(?:react-router|router-core|history|react-store|store|react-query|query-)',
  ].join('|'),
)

// Their packages are one door to all of them, but only screens on demand use these.
const notFirst = /\/(?:useQueries|queriesObserver|useMutation|mutationObserver|useBlocker)\.js$/

/** How the build is cut: what the first screen needs in two files, and what several screens on demand use in one. */
export const chunkGroups = [
  { name: 'vendor', test: (id: string) => vendor.test(id) && !notFirst.test(id), priority: 4 },
  {
    name: (id: string, graph: Rolldown.ChunkingContext) => (isFirst(id, graph) ? 'frame' : null),
    priority: 2,
  },
  // Comes when the page is at rest, and on the page of what is kept.
  {
    name: 'keeping',
    test: /\/src\/(?:app\/service-worker|offline\/(?:keep-everything|pictures\.)|contract\/public-lists)/,
    priority: 1.1,
  },
  // What the home page shows of the provider, and what moves it.
  {
    name: 'home-rows',
    test: /\/src\/(?:site\/home\/rows\/|ui\/(?:carousel-track|count-up|endless-strip|typed-text))|\/node_modules\/embla-/,
    includeDependenciesRecursively: false,
    priority: 1.1,
  },
  // What several screens on demand use, by its subject: a screen should not load what only others need.
  ...Object.entries({
    'fixed-texts': /\/src\/site\/(?:services|guide)\//,
    // What every list of the provider needs, whatever its looks.
    reading:
      /\/@tabler\/|\/src\/(?:site\/(?:reading\/(?!matches)|news\/newest-first)|i18n\/|ui\/(?:asked-picture|date-text|motion\.|picture|round-button|spinner|use-hydrated))/,
    lists:
      /\/src\/(?:site\/(?:reading|structured)\/|offline\/(?:keep-document|kept-(?:addresses|documents-cache))|ui\/(?:card|clamped|document-link|search-field))/,
    writing:
      /\/src\/(?:session|api|contract|site\/(?:forms|newsletter))\/|\/src\/offline\/outbox|\/src\/ui\/(?:[\w-]+-field|error-summary)/,
    texts: /\/src\/ui\/(?:html-measure|print-button|reading-tools|safe-html|share-button|text-)/,
    // The sanitizer comes with the first HTML of the provider.
    shared: /\/src\/(?:ui(?!\/sanitize)|site|offline(?!\/kept-documents))\//,
  }).map(([name, test], place) => ({ name, test, priority: 1 - place / 10, minShareCount: 2 })),
]

// The looks of what nearly every document shows, though its program comes later: the footer, and what waits for rows.
const firstSheets =
  /\/src\/(?:site\/(?:layout\/footer|newsletter\/newsletter-form|reading\/[\w-]+)|ui\/(?:asked-picture|round-button|scheme-switch|switch|text-field))\.module\.css/

let first: { modules: Set<string>; icons: Set<string> } | undefined

/** Whether main.tsx imports a module, directly or through others, without a dynamic import between. */
function isFirst(id: string, graph: Rolldown.ChunkingContext): boolean {
  first ??= firstModules(graph)
  if (!id.includes('/@tabler/')) return first.modules.has(id) || firstSheets.test(id)
  const [, icon] = /\/icons\/(\w+)\./.exec(id) ?? []
  return icon === undefined || first.icons.has(icon)
}

/** The package of the icons is one door to all of them: which ones the first modules draw is read in their text. */
function firstModules(graph: Rolldown.ChunkingContext) {
  const modules = new Set<string>()
  const icons = new Set<string>()
  const waiting = [`${process.cwd().replaceAll('\\', '/')}/src/main.tsx`]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id) || id.includes('/node_modules/@tabler/') || notFirst.test(id)) continue
    modules.add(id)
    const { code = '', importedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const [icon] of code?.matchAll(/\bIcon[A-Z]\w+/g) ?? []) icons.add(icon)
    waiting.push(...importedIds)
  }
  return { modules, icons }
}

/** Whether a module is the back office's, its libraries included. */
export const isBackOffice = (id: string) =>
  /(?:^|\/)src\/(?:admin\/|routes\/Admin)|\/locales\/admin\/|\/node_modules\/(?:@mantine|@tiptap|@tanstack\/(?:react-)?table|prosemirror)/.test(
    id,
  )

const firstChunks = new Set(['vendor', 'frame'])

/** Whether every page loads a chunk before anything else. */
export const isFirstChunk = (name: string) => firstChunks.has(name) || name === 'rolldown-runtime'

/** The file of a chunk; a catalog is named after its area and language. */
export function chunkFile({
  name,
  facadeModuleId,
  moduleIds,
}: {
  name: string
  facadeModuleId: string | null
  moduleIds: string[]
}) {
  const [, area, locale] = /locales\/(\w+)\/(\w+)\.po$/.exec(facadeModuleId ?? '') ?? []
  // A word of the back office may have come into the first files; what a visitor loads first is never its.
  const folder = !firstChunks.has(name) && moduleIds.some(isBackOffice) ? 'assets/admin' : 'assets'
  return `${folder}/${area && locale ? `${area}-${locale}` : name}-[hash].js`
}

/** What the worker keeps before anything else; it keeps the other public files of the build beside them (later.json). */
export const firstFiles = [
  'app.html',
  'pages-*.json',
  'assets/{index,rolldown-runtime,vendor,frame,main}-*.js',
  'favicon.svg',
  '*placeholder*.{png,jpg}',
]
