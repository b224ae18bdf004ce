import { known } from './shell-paths.ts'

/**
 * What deploy/nginx.conf includes of a build: its headers (the content policy names this very build's inline scripts and
 * styles), which document answers which address, in any capitalisation, and which of the provider's addresses (`reads`)
 * anybody may read.
 */
export function nginxFiles(
  headers: Record<string, string>,
  paths: readonly string[],
  reads: readonly string[],
): Record<string, string> {
  const pages = paths.map((path) =>
    path === '/' ? '/ /index.html;' : `"~*^${path.replaceAll('.', '\\.')}/?$" ${path}.html;`,
  )
  return {
    'nginx/headers.conf': headerLines(headers),
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

const headerLines = (headers: Record<string, string>) => lines(Object.entries(headers).flatMap(headerLine))

/** nginx reads at most 4096 characters at once: a longer value is put together from variables. */
function headerLine([name, value]: [string, string]): string[] {
  const pieces = value.match(/.{1,3000}/g) ?? []
  if (pieces.length === 1) return [`add_header ${name} "${value}" always;`]
  const variables = pieces.map((_piece, index) => `$${name.toLowerCase().replaceAll('-', '_')}_${index}`)
  return [
    ...pieces.map((piece, index) => `set ${variables[index]} "${piece}";`),
    `add_header ${name} "${variables.join('')}" always;`,
  ]
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`
