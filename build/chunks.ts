import type { Rolldown } from 'vite'

const checkout = process.cwd().replaceAll('\\', '/')

/** Returns a test of a module's place in the checkout, wherever that stands: it matches one of the patterns. */
function within(...patterns: readonly string[]) {
  const place = new RegExp(patterns.join('|'))
  return (id: string) => place.test(id.replace(checkout, ''))
}

/**
 * Matches the modules of the back office, whose files have their own folder: visitors never fetch them, and the worker does not
 * precache them. The part of the contract that visitors read and send is not one of them.
 */
const isAdmin = within(
  '/src/(?:admin/|preview/|routes/Admin|i18n/typed-number|lib/(?:file-drops|save-file))',
  '/src/contract/(?!rows/|accounts|birthday|form-fields|resource|settings|subscribers|text-fields|version|villes)',
  '/locales/(?:admin|practical)/',
  '/node_modules/(?:@mantine|@floating-ui|@tiptap|papaparse|react-remove-scroll|prosemirror|clsx|tslib|get-nonce)',
  '/node_modules/.*(?:[qQ]ueries|useBlocker|useMutation|mutationObserver|Icon(?:Plus|Trash)\\.)',
)

/** Matches the small parts that the screens of several files have. */
const isShared = within(
  '/@tabler/(?!.*Icon(?:CircleCheckFilled|Dots|Eye|Home|LayoutDashboard|Logout))',
  '/@tanstack/.*useRouterState',
  '/src/(?:contract/resource|i18n/with-catalog|pwa/worker/|site/sponsors/)',
  '/src/lib/(?!direct-address|exact-number|sanitize)',
  '/src/site/lists/(?!list-filters|list-page|use-filtered|use-public-record)',
  '/src/ui/(?:html|page-header|picture|states)/',
  '/src/ui/(?:accordion/use-|button/(?!cancel)|card/document|dialog/(?:alert|dialog))',
  '/src/ui/(?:fields/(?:search|use-search)|text/(?!text-layout))',
)

/** Patterns of modules of `src`, and of the components of public routes, which the router's plugin splits from their routes. */
const modules = (places: string) => `/src/(?:${places})`
const routes = (names: string) => `/src/routes/_public/(?:${names})[^?]*\\?tsr-split`

/**
 * The files of the public screens. Each has the modules that match, and whatever they import that no file above has: what
 * several files import comes first. Modules that are imported on demand are named, or have a file of their own.
 */
const subjects = {
  worker: within(modules('pwa/update/register-worker')),
  dialogs: within(modules('app/lost-focus|auth/sign-out/|pwa/update/|site/(?:chat/|dossier/erase)|ui/dialog/follow')),
  // With the fields of forms, which those of accounts and of contact have.
  account: within(
    modules('auth/|i18n/typed-date|site/newsletter/|ui/fields/(?!birthday)'),
    '/Icon(?:Home|LayoutDashboard|Logout)\\.',
  ),
  lists: within(modules('pwa/downloads/button/|site/lists/list-|ui/card/card\\.')),
  // With the content blocks, which the footer reads when it comes into sight.
  reading: within(modules('site/(?:blocks/|opening/(?:contact\\.|phone))|ui/(?:accordion|text)/')),
  cases: within(modules('site/services/cases/cases')),
  home: within(routes('index')),
  'home-rows': within(modules('site/home/|ui/carousel/')),
  media: within(routes('communique|mediatheque|publications|textes')),
  news: within(modules('site/news/'), routes('actualites|infocdec|interviews')),
  institution: within(routes('gouvernance|lacdec|missions|organigramme|partenaires|projects')),
  help: within(routes('accessibilite|confidentialite|guide|mentions|ou-aller')),
  services: within(routes('cons_|depot')),
  case: within(modules('site/(?:case|dossier)/'), routes('cas/|mon-dossier')),
  // With the dialog of the search, whose results it has.
  finder: within(modules('site/(?:finder/|search/search-dialog)'), routes('trouver')),
  contact: within(routes('contact')),
  forms: within(modules('site/layout/signed-in'), routes('inscription|login\\.|sponsor')),
  downloads: within(modules('pwa/downloads/'), routes('mes-documents')),
  offline: within(modules('site/offline/'), routes('hors-ligne')),
}

/** A file for what several files import, without what that imports. */
const shared = { minShareCount: 2, includeDependenciesRecursively: false }

/**
 * How the client build is split into chunks: by subject, so that a page loads few of them. On a slow line a file takes the
 * worker longer than its bytes: each has its own round trip.
 */
export const codeSplitting = {
  groups: [
    // The imports of main.tsx. Libraries change rarely and have their own file.
    { name: 'vendor', test: within('/node_modules/'), tags: ['$initial'], priority: 9 },
    { name: 'client', test: within('^(?!.*(?:/app/boot/|\\?boot$))'), tags: ['$initial'], priority: 8 },
    // A file for each set of screens, dialogs and forms, so that a list does not load what only a form needs.
    { ...shared, name: 'admin', test: isAdmin, priority: 7, entriesAware: true, entriesAwareMergeThreshold: 2000 },
    { ...shared, name: 'shared', test: isShared, priority: 6 },
    ...Object.entries(subjects).map(([name, test]) => ({ name, test, priority: 5 })),
  ],
} satisfies Rolldown.OutputOptions['codeSplitting']

/** Returns the file name of a chunk; a catalog's contains its area and language, as that of the words of the search. */
export function chunkFileNames({ name, facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk): string {
  const [, area, locale] = /(\w+)\/(fr|en)\.(?:po|ts)$/.exec(facadeModuleId ?? '') ?? []
  const folder = moduleIds.some((id) => isAdmin(id)) ? 'assets/admin' : 'assets'
  return `${folder}/${area && locale ? `${area}-${locale}` : name.split('~', 1)[0]}-[hash].js`
}

/** Returns the file name of a style sheet or picture. Names are short, because the client bundle lists the sheets of all screens. */
export function assetFileNames({ names, originalFileNames }: Rolldown.PreRenderedAsset): string {
  const ofAdmin = names.some((name) => /^admin[~.]/.test(name)) || originalFileNames.some((file) => isAdmin(`/${file}`))
  const folder = ofAdmin ? 'assets/admin' : 'assets'
  const [first, ...others] = names[0]?.split('~') ?? []
  return `${folder}/${others.length > 0 ? first : '[name]'}-[hash][extname]`
}
