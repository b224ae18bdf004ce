import { recordLists } from '../src/contract/rows/public-lists.ts'
import {
  assetHeaders,
  clientPage,
  framePolicy,
  securityHeaders,
  transportSecurity,
  workerPolicy,
  workerScript,
} from './server-rules.ts'

/**
 * Returns the part of a build that deploy/nginx.conf includes: headers, the document of each address (`pages`) in
 * any capitalisation, those of records, other addresses of pages (`moved`), the addresses that the shell serves, and the
 * provider's public addresses (`reads`).
 */
export function nginxFiles(pages: ReadonlyMap<string, string>, reads: readonly string[]): Record<string, string> {
  const files = [...pages].map(([address, file]) =>
    address === '/' ? `/ ${file};` : `"~*^${address.replaceAll('.', '\\.')}/?$" ${file};`,
  )
  // The part of the slug is that of the file.
  const recordFiles = recordLists.flatMap(({ page }) =>
    ['', '/en'].map((prefix) => `"~*^${prefix}${page.path}/(?<slug>[^/]+)/?$" ${prefix}${page.path}/$slug.html;`),
  )
  const moved = [...pages].map(([address, file]) => `"~*^${file.replaceAll('.', '\\.')}$" ${address};`)
  return {
    'nginx/policies.conf': lines([
      `"~^${workerScript}$" "${workerPolicy}";`,
      '"~^/assets/" "";',
      `default "${framePolicy}";`,
    ]),
    'nginx/headers.conf': headerLines(securityHeaders),
    'nginx/transport-headers.conf': headerLines(transportSecurity),
    'nginx/asset-headers.conf': headerLines(assetHeaders),
    'nginx/api-headers.conf': headerLines(apiHeaders),
    'nginx/pages.conf': lines([...files, ...recordFiles]),
    'nginx/moved.conf': lines([...moved, '"~*^/accueil/?$" /;', '"~*^/en/accueil/?$" /en;']),
    'nginx/client-pages.conf': lines([`"~*${clientPage.source.replaceAll('\\/', '/')}" $shell;`]),
    'nginx/public-reads.conf': lines([
      `"~^(?:GET|HEAD):::(?:${reads.join('|')})$" list;`,
      `"~^(?:GET|HEAD):::(?:${reads.join('|')})/[^/?]+$" record;`,
      String.raw`"~*^(?:GET|HEAD):::/api/[^?]+\.(?:avif|gif|jpe?g|png|svg|webp|pdf|docx?)$" record;`,
    ]),
  }
}

/** The policy of an uploaded file that is opened as a document. */
const apiHeaders = {
  'Content-Security-Policy': "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...transportSecurity,
}

const headerLines = (headers: Record<string, string>) =>
  lines(Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`))

const lines = (all: readonly string[]) => `${all.join('\n')}\n`
