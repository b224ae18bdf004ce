import { createHash } from 'node:crypto'
import { reportOrigin } from './report-url.ts'

/** Origins other than the site's whose pictures may be shown, separated by spaces: a provider that serves them itself. */
const pictureOrigins = process.env['PICTURE_ORIGINS'] ?? ''

/** What the site's documents may load and run. `scripts` and `styles` are the texts of the inlined ones. */
export function contentPolicy({ scripts, styles }: { scripts: readonly string[]; styles: readonly string[] }): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts.map(hashOf)].join(' '),
    ['style-src', "'self'", ...styles.map(hashOf)].join(' '),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https://i.ytimg.com ${pictureOrigins}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${reportOrigin}`.trim(),
    "frame-src 'self' https://www.youtube-nocookie.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // The client bundle sends every form itself: before it has hydrated the page nothing typed may end up in an address.
    "form-action 'none'",
    // The back office shows its preview in a frame (src/preview); no other site may.
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify office-worker',
  ].join('; ')
}

/**
 * The policies of documents, whose inline scripts and styles of this very build it names, and of scripts that may run as a
 * worker. Other files have none: with its hashes it is longer than most of them.
 */
export interface Policies {
  documents: string
  workers: string
}

/** What hashed files are sent with: what the other headers rule, their document has said. A first visit takes 150 of them. */
export const assetHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Every header of a document but its content policy and how long it may be cached. */
export const securityHeaders = {
  ...assetHeaders,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-XSS-Protection': '0',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** What a policy names an inlined script or style sheet by. */
export const hashOf = (text: string | Buffer) => `'${integrityOf(text)}'`

/** The hash of a file as Subresource Integrity writes it. */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** What a name holds of the hash of a text, as long as Vite's. */
export const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** The policy of scripts that may run as a worker. */
export const workerPolicy = contentPolicy({ scripts: [], styles: [] })
