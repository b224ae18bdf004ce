import type { Rolldown } from 'vite'

/**
 * Matches the modules of the back office, whose files have their own folder: visitors never fetch them, and the worker does not
 * precache them. Of the contract it excludes what visitors read and send.
 */
const admin =
  /\/src\/(?:admin\/|preview\/|routes\/Admin|contract\/(?!rows\/|accounts|birthday|form-fields|multipart-updates|password|resource|subscribers|text-fields|version|villes))|\/locales\/(?:admin|tools)\/|\/node_modules\/(?:@mantine|@tiptap|papaparse|pdfjs-dist|prosemirror|clsx|tslib|get-nonce)/

const account =
  /\/icons\/Icon(?:Eye|EyeOff|Home|LayoutDashboard|Logout)\.|\/src\/(?:auth\/(?:guard|destination|use-account|use-sign-in|use-sign-out|sign-out|sign-in\/)|ui\/(?:fields\/password|button\/cancel)|api\/(?:accounts|online-queries|cities)|contract\/(?:accounts|birthday|password|villes|form-fields))/
const registration =
  /\/src\/(?:site\/registration\/|ui\/fields\/birthday|routes\/_public\/(?:login\.|sponsor|inscription).*split)/
const forms = /\/src\/ui\/fields\/(?:error-summary|select|text-area)/
const writes =
  /\/src\/(?:api\/(?:writes|encode|upload|lost-answer)|contract\/multipart-updates|site\/newsletter\/subscribe)/
const records =
  /\/icons\/IconExternalLink\.|\/src\/(?:ui\/(?:html\/safe|text\/text-)|site\/(?:lists\/use-public-record|news\/(?:record|main|story)))/
const services =
  /\/src\/(?:site\/(?:services\/(?!cases|families)|help\/questions)|routes\/_public\/(?:cons_|depot).*split)/
const documentActions =
  /\/src\/(?:pwa\/downloads\/(?:button\/download-button|cached-addresses|downloads-cache|transfers)|site\/share\/share-item-button)/
const documents =
  /\/icons\/IconDots\.|\/src\/(?:ui\/(?:card\/clamped|menu\/)|pwa\/downloads\/button\/downloaded-mark|site\/media\/text-card)/
const blocks =
  /\/src\/(?:contract\/rows\/content-blocks|site\/(?:blocks\/|case\/case-costs|opening\/(?:contact\.|hours-text|known-contact)))/
const worker =
  /\/src\/(?:pwa\/(?:prefetch\/(?:pictures\.|prefetch)|update\/register-worker|news\/(?:look|watch))|contract\/rows\/record-lists)|\/workbox-window\//

const sharedModules =
  /\/src\/(?!contract\/(?!text-fields|resource|subscribers)|.*\.po$)|\/@tabler\/|\/@tanstack\/(?!.*[qQ]ueries)/

const alone = { includeDependenciesRecursively: false }
const shared = { ...alone, minShareCount: 2 }

/** How the client build is split into chunks. A module of one route stays with it. */
export const codeSplitting = {
  groups: [
    // The imports of main.tsx. Libraries change rarely and have their own file.
    { name: 'vendor', test: /\/node_modules\//, tags: ['$initial'], priority: 4 },
    { name: 'client', test: /^(?!.*\/app\/boot\/)/, tags: ['$initial'], priority: 3 },
    // Modules shared by several screens, by subject.
    // A file for each set of screens, dialogs and forms, so that a list does not load what only a form needs.
    { ...shared, name: 'admin', test: admin, priority: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
    { ...shared, name: 'account', test: account, priority: 1 },
    { ...alone, name: 'registration', test: registration, priority: 1 },
    { ...shared, name: 'structured-data', test: /\/src\/site\/structured-data\//, priority: 1 },
    { ...shared, name: 'records', test: records, priority: 1 },
    { ...shared, name: 'forms', test: forms, priority: 1 },
    { ...shared, name: 'typed-date', test: /\/src\/i18n\/typed-date/, priority: 1 },
    { ...shared, name: 'dialog', test: /\/src\/ui\/dialog\/(?:alert|dialog)/, priority: 1 },
    { ...shared, name: 'offline', test: /\/src\/site\/offline\/|\/icons\/IconTrash\./, priority: 1 },
    { ...shared, name: 'writes', test: writes, priority: 1 },
    // The content blocks, which neither lists nor the footer need.
    { ...alone, name: 'blocks', test: blocks, priority: 2 },
    { ...shared, name: 'legal', test: /\/src\/site\/legal\//, priority: 1 },
    { ...alone, name: 'worker', test: worker, priority: 1 },
    // Shared by lists of documents and the pages of records, not by the home page.
    { ...shared, name: 'document-actions', test: documentActions, priority: 1 },
    // Shared by lists of documents.
    { ...shared, name: 'documents', test: documents, priority: 1 },
    {
      ...shared,
      name: 'lists',
      test: /\/src\/(?:ui\/card\/card|site\/(?:lists\/growing|(?:media|news)\/\w+\.module))/,
      priority: 1,
    },
    {
      ...shared,
      name: 'list-filters',
      test: /\/src\/site\/lists\/(?:card-list-page|list-filters|use-filtered)/,
      priority: 1,
    },
    // Loaded when a document is downloaded.
    {
      ...alone,
      name: 'downloads',
      test: /\/src\/pwa\/downloads\/(?:downloads\.|parts|transfer\.|progress\/)/,
      priority: 2,
    },
    { ...alone, name: 'finder', test: /\/src\/site\/finder\/(?:paths|questions|load-step|answer|given)/, priority: 2 },
    { ...alone, name: 'share', test: /\/src\/site\/share\/dialog\//, priority: 1 },
    { ...alone, name: 'cases', test: /\/src\/site\/(?:services\/cases\/|case\/dossier\.)/, priority: 2 },
    {
      ...alone,
      name: 'search',
      test: /\/src\/site\/search\/(?:use-search|search-results|excerpt)/,
      priority: 2,
    },
    // Shared by pages of long texts.
    {
      ...shared,
      name: 'reading',
      test: /\/IconPrinter\.|\/src\/ui\/(?:accordion\/accordion\.|button\/(?:reading|share)-)/,
      priority: 1,
    },
    { ...shared, name: 'families', test: /\/src\/site\/services\/families\//, priority: 2 },
    // The pages of the four services.
    { ...alone, name: 'services', test: services, priority: 1 },
    { ...shared, name: 'sponsors', test: /\/src\/site\/sponsors\//, priority: 1 },
    { ...shared, name: 'carousel', test: /carousel|count-up|endless-strip|typed-text|embla/, priority: 1 },
    { ...alone, name: 'sanitize', test: /\/lib\/sanitize|dompurify/, priority: 1 },
    { ...shared, name: 'shared', test: sharedModules },
  ],
} satisfies Rolldown.OutputOptions['codeSplitting']

/** Returns the file name of a chunk; a catalog's contains its area and language. */
export function chunkFileNames({ name, facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk): string {
  const [, area, locale] = /locales\/(\w+)\/(\w+)\.po$/.exec(facadeModuleId ?? '') ?? []
  const folder = moduleIds.some((id) => admin.test(id)) ? 'assets/admin' : 'assets'
  return `${folder}/${area && locale ? `${area}-${locale}` : name.split('~', 1)[0]}-[hash].js`
}

/** Returns the file name of a style sheet or picture. Names are short, because the client bundle lists the sheets of all screens. */
export function assetFileNames({ names, originalFileNames }: Rolldown.PreRenderedAsset): string {
  const ofAdmin =
    names.some((name) => /^admin[~.]/.test(name)) || originalFileNames.some((file) => admin.test(`/${file}`))
  const folder = ofAdmin ? 'assets/admin' : 'assets'
  const [first, ...others] = names[0]?.split('~') ?? []
  return `${folder}/${others.length > 0 ? first : '[name]'}-[hash][extname]`
}
