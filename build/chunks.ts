import type { Rolldown } from 'vite'

const checkout = process.cwd().replaceAll('\\', '/')

/** Returns a test of a module's place in the checkout, wherever that stands. */
const within = (pattern: RegExp) => (id: string) => pattern.test(id.replace(checkout, ''))

/**
 * Matches the modules of the back office, whose files have their own folder: visitors never fetch them, and the worker does not
 * precache them. The part of the contract that visitors read and send is not one of them.
 */
const isAdmin = within(
  /\/src\/(?:admin\/|preview\/|routes\/Admin|i18n\/typed-number|lib\/(?:file-drops|save-file)|contract\/(?!rows\/|accounts|birthday|form-fields|resource|settings|subscribers|text-fields|version|villes))|\/locales\/(?:admin|practical)\/|\/node_modules\/(?:.*(?:[qQ]ueries|useBlocker|useMutation|mutationObserver|Icon(?:Plus|Trash)\.)|@mantine|@floating-ui|@tiptap|papaparse|react-remove-scroll|prosemirror|clsx|tslib|get-nonce)/,
)

/** Matches modules of `src`, and the components of public routes, which the router's plugin splits from the routes' files. */
const of = (modules: string, routes = '-') =>
  new RegExp(`/src/(?:${modules}|routes/_public/(?:${routes})[^?]*\\?tsr-split)`)

/** Matches modules of `src`, and an icon that only they have. */
const withIcon = (icon: string, modules: string) => new RegExp(`/${icon}\\.|${of(modules).source}`)

/** Parts that the screens of several subjects have. */
const parts = {
  sanitize: /\/src\/lib\/sanitize|\/dompurify\//,
  // The content blocks, which the footer reads when it comes into sight, and a dialog of forms and cases, which have them.
  blocks: withIcon(
    'IconCircleCheck',
    'contract/rows/content-blocks|site/(?:blocks/|case/case-costs|opening/(?:contact\\.|phone-parts))|ui/dialog/alert-',
  ),
  worker: /\/src\/(?:pwa\/(?:prefetch|query-cache\/cached-lists|update\/(?!update-offer)))|\/workbox-window\//,
  reading: of('ui/(?:text/text-|accordion/accordion\\.)'),
  lists: withIcon(
    'IconCircleCheckFilled',
    'site/lists/(?:list-page|list-filters|use-filtered)|ui/card/card\\.|pwa/downloads/(?:button/download-|cached|downloads-cache|transfers|weight)',
  ),
  account:
    /\/idb-keyval\/|\/Icon(?:Home|LayoutDashboard|Logout)\.|\/src\/(?:auth\/(?!use-signed|sign-in\/|sign-out\/)|api\/|contract\/(?!block|text-fields|resource)|i18n\/typed-date|lib\/(?:direct-address|exact-number)|site\/newsletter\/subscribe\.)/,
  fields:
    /\/IconEye(?:Off)?\.|\/src\/(?:auth\/sign-in\/|ui\/(?:fields\/(?:error|password|select|text-area|use-checked|visitor-draft)|button\/cancel))/,
  cases: of('site/(?:services/(?:cases|families)/|dossier/dossier\\.)'),
}

const screens = {
  home: of('site/home/(?!rows)', 'index'),
  'home-rows': of('site/home/rows|ui/carousel/carousel-track'),
  media: of('site/media/|ui/(?:card/clamped|menu/action)', 'publications|communique|textes|mediatheque'),
  news: of('site/(?:news/|lists/use-public-record)', 'infocdec|actualites|interviews'),
  institution: of('site/institution/', 'gouvernance|lacdec|missions|organigramme|partenaires|projects'),
  help: of('site/(?:legal|places|help)/', 'accessibilite|confidentialite|guide|mentions|ou-aller'),
  services: of('site/services/', 'cons_|depot'),
  case: of('site/(?:case|dossier/(?!erase))', 'mon-dossier|cas/'),
  // With the results of a search, which the header's search loads too.
  finder: of('site/(?:finder/|search/(?:search-results|use-search|excerpt))', 'trouver'),
  contact: of('site/contact/', 'contact_us'),
  forms: of('site/(?:registration|layout/signed-in)|ui/fields/', 'login\\.|sponsor|inscription'),
  downloads: of('site/offline/download|pwa/downloads/', 'mes-documents'),
  offline: of('site/offline/', 'hors-ligne'),
  dialogs: of(
    'ui/dialog/follow|auth/sign-out/|site/dossier/erase|pwa/update/update-offer|site/(?:chat/chat-panel|search/search-dialog)|app/lost-focus',
  ),
}

/** The small parts that any screen may have. */
const sharedModules =
  /\/@tabler\/(?!.*IconDots)|\/@tanstack\/(?!.*(?:[qQ]ueries|useBlocker|useMutation|mutationObserver))|\/src\/(?:i18n\/(?!.*\.po)|lib|ui\/(?!fields\/(?:birthday|visitor)|card\/clamped|menu\/action)|pwa\/(?:network|worker)|auth|contract|site\/(?:lists(?!\/use-public-record)|opening|sponsors|head|news\/news\.|search\/search-opening))/

const alone = { includeDependenciesRecursively: false }
const shared = { ...alone, minShareCount: 2 }

/**
 * How the client build is split into chunks: by subject, so that a page loads few of them. On a slow line a file takes the
 * worker longer than its bytes: each has its own round trip.
 */
export const codeSplitting = {
  groups: [
    // The imports of main.tsx. Libraries change rarely and have their own file.
    { name: 'vendor', test: within(/\/node_modules\//), tags: ['$initial'], priority: 9 },
    { name: 'client', test: within(/^(?!.*(?:\/app\/boot\/|\?boot$))/), tags: ['$initial'], priority: 8 },
    // A file for each set of screens, dialogs and forms, so that a list does not load what only a form needs.
    { ...shared, name: 'admin', test: isAdmin, priority: 7, entriesAware: true, entriesAwareMergeThreshold: 2000 },
    ...Object.entries(parts).map(([name, test]) => ({ ...alone, name, test: within(test), priority: 6 })),
    { ...shared, name: 'shared', test: within(sharedModules), priority: 5 },
    // With what only they import.
    ...Object.entries(screens).map(([name, test]) => ({ name, test: within(test), priority: 4 })),
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
