import { createHash } from 'node:crypto'

/** Other origins whose pictures may be shown, separated by spaces, for a provider that serves them itself. */
const pictureOrigins = process.env.PICTURE_ORIGINS ?? ''

export const thumbnailOrigin = 'https://i.ytimg.com'

/**
 * Returns the content policy of a document, which names it itself, or of a worker. `scripts` and `styles` are the texts of the
 * inlined ones, `calls` the origins that may be called besides the site's own, separated by spaces.
 */
export function contentPolicy({
  scripts,
  styles,
  calls = '',
}: {
  scripts: readonly string[]
  styles: readonly string[]
  calls?: string
}): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts.map(hashOf)].join(' '),
    ['style-src', "'self'", ...styles.map(hashOf)].join(' '),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${thumbnailOrigin} ${pictureOrigins}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${calls}`.trim(),
    "frame-src 'self' https://www.youtube-nocookie.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // The client bundle sends all forms. A native submission before hydration would put the input into the address.
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify html-to-text admin-worker',
  ].join('; ')
}

/** Returns the source expression of an inline script or style in a content policy. */
export const hashOf = (text: string | Buffer) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns a hash for file names, as long as Vite's. */
export const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)
