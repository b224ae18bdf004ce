import { recordLists } from '../src/contract/rows/public-lists.ts'
import { backOffice } from '../src/lib/site-paths.ts'
import { contentPolicy, thumbnailOrigin } from './content-policy.ts'

// What every web server of the site does: nginx (nginx.ts), other hosts (refresh-program.ts) and the preview (preview.ts).

/** A pattern of the addresses of records: those of the build have a document, the others get the shell. */
export const recordAddress = `(?:/en)?(?:${recordLists.map(({ page }) => page.path).join('|')})/[^/]+`

/** Matches the address of a record, whose slug may have a dot. */
export const record = new RegExp(`^${recordAddress}/?$`, 'i')

/** Matches the addresses of client routes without a prerendered document: they get the shell with status 200. */
export const clientPage = new RegExp(`${backOffice.source}|^(?:(?:/en)?/accueil|${recordAddress})/?$`, 'i')

/** Matches scripts that run as workers, which have a policy of their own. */
export const workerScript = String.raw`/(?:sw\.js|assets/admin/.*\.js)`

/** The headers of hashed files. The others concern documents, and a first visit loads many files. */
export const assetHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What the operator adds to Strict-Transport-Security (`HSTS`), such as `includeSubDomains; preload`. */
const transportOptions = process.env['HSTS'] ?? ''

/** Speaks for the site's host alone, because other hosts of the domain may not have HTTPS. */
export const transportSecurity = {
  'Strict-Transport-Security': ['max-age=63072000', transportOptions].filter((part) => part !== '').join('; '),
}

/** What only a header can say of a document, which names its policy itself. The preview of the back office is a frame (src/preview). */
export const framePolicy = "frame-ancestors 'self'"

/** The headers of documents besides the policy and caching. */
export const securityHeaders = {
  ...assetHeaders,
  ...transportSecurity,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-XSS-Protection': '0',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** The policy of worker scripts. The service worker fetches the thumbnails of videos itself. */
export const workerPolicy = contentPolicy({ scripts: [], styles: [], calls: thumbnailOrigin })
