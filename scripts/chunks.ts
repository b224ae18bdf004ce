import type { Rolldown } from 'vite'

const vendor = new RegExp(
  [
    'rolldown/runtime',
    '/node_modules/(?:react|react-dom|scheduler|@lingui|valibot)/',
    '/node_modules/@tanstack/(?:react-router|router-core|history|react-store|store|react-query|query-)',
  ].join('|'),
)

// Their packages are one door to all of them, but only screens on demand use these.
const notFirst = /\/(?:useQueries|queriesObserver|useMutation|mutationObserver|useBlocker)\.js$/

/** How the build is cut: what the first screen needs in two files, and what several screens on demand use in one. */
export const chunkGroups = [
  { name: 'vendor', test: (id: string) => vendor.test(id) && !notFirst.test(id), priority: 4 },
  // Their package is one door to all of them: an icon of one screen must not come with the first.
  { name: 'icons', test: /\/node_modules\/@tabler\//, priority: 3, minShareCount: 2 },
  // Runs in a browser only, and comes with the first HTML of the provider, here and in the back office.
  { name: 'sanitize', test: /\/src\/ui\/sanitize\.ts$|\/node_modules\/dompurify\//, priority: 3 },
  {
    name: (id: string, graph: Rolldown.ChunkingContext) => (firstModules(graph).has(id) ? 'frame' : null),
    priority: 2,
  },
  // What several screens on demand use, by its subject: a screen should not load what only others need.
  ...Object.entries({
    'fixed-texts': /\/src\/site\/(?:services|guide)\//,
    lists:
      /\/src\/(?:site\/(?:reading|structured)\/|offline\/(?:keep-document|kept-(?:addresses|documents-cache))|i18n\/|ui\/(?:asked-picture|card|clamped|date-text|document-link|picture|search-field|spinner|use-hydrated))/,
    keeping: /\/src\/(?:offline\/(?:keep-everything|pictures\.)|contract\/public-lists)/,
    writing:
      /\/src\/(?:session|api|contract|site\/(?:forms|newsletter))\/|\/src\/offline\/outbox|\/src\/ui\/(?:[\w-]+-field|error-summary)/,
    shared: /\/src\/(?:ui|site|offline)\//,
  }).map(([name, test], place) => ({ name, test, priority: 1 - place / 10, minShareCount: 2 })),
]

let first: Set<string> | undefined

/** Every module that main.tsx imports, directly or through others, without a dynamic import between. */
function firstModules(graph: Rolldown.ChunkingContext): Set<string> {
  if (first) return first
  first = new Set()
  const waiting = [`${process.cwd().replaceAll('\\', '/')}/src/main.tsx`]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (first.has(id) || id.includes('/node_modules/@tabler/') || notFirst.test(id)) continue
    first.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return first
}

/** Whether a module is the back office's, its libraries included. */
export const isBackOffice = (id: string) =>
  /(?:^|\/)src\/(?:admin\/|routes\/Admin)|\/locales\/admin\/|\/node_modules\/(?:@mantine|@tiptap|@tanstack\/(?:react-)?table|prosemirror)/.test(
    id,
  )

const firstChunks = new Set(['vendor', 'icons', 'frame'])

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
  'assets/{index,rolldown-runtime,vendor,icons,frame,main}-*.js',
  'favicon.svg',
  '*placeholder*.{png,jpg}',
]
