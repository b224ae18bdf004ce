import { assetHeaders, type Policies } from './content-policy.ts'
import { known } from './shell-paths.ts'

/**
 * What deploy/nginx.conf includes of a build: its content policies, its other headers, which document answers which address, in any capitalisation, and which of the provider's addresses (`reads`)
 * anybody may read.
 */
export function nginxFiles(
  { documents, workers }: Policies,
  headers: Record<string, string>,
  paths: readonly string[],
  reads: readonly string[],
): Record<string, string> {
  const pages = paths.map((path) =>
    path === '/' ? '/ /index.html;' : `"~*^${path.replaceAll('.', '\\.')}/?$" ${path}.html;`,
  )
  return {
    // By the type and the address. An answer that says that nothing has changed has no type.
    'nginx/policies.conf': lines([
      `"~^text/html" "${documents}";`,
      `"~javascript.* (?:/sw\\.js|/assets/admin/.*)$" "${workers}";`,
    ]),
    'nginx/headers.conf': headerLines(headers),
    'nginx/asset-headers.conf': headerLines(assetHeaders),
    'nginx/api-headers.conf': headerLines(apiHeaders),
    'nginx/pages.conf': lines([...pages, `"~*${known.source.replaceAll('\\/', '/')}" /app.html;`]),
    'nginx/public-reads.conf': lines([
      `"~^(?:GET|HEAD):::(?:${reads.join('|')})(?:/[^/?]+)?$" 1;`,
      String.raw`"~*^(?:GET|HEAD):::/api/[^?]+\.(?:avif|gif|jpe?g|png|svg|webp|pdf|docx?)$" 1;`,
    ]),
  }
}

/** An uploaded file that is opened by itself runs nothing. */
const apiHeaders = {
  'Content-Security-Policy': "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
}

const headerLines = (headers: Record<string, string>) =>
  lines(Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`))

const lines = (all: readonly string[]) => `${all.join('\n')}\n`
