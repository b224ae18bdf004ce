import { known } from './shell-paths.ts'

/**
 * What deploy/nginx.conf includes of a build: its headers (the content policy names this very build's inline scripts and
 * styles) and which document answers which address, in any capitalisation.
 */
export function nginxFiles(headers: Record<string, string>, paths: readonly string[]): Record<string, string> {
  const pages = paths.map((path) =>
    path === '/' ? '/ /index.html;' : `"~*^${path.replaceAll('.', '\\.')}/?$" ${path}.html;`,
  )
  return {
    'nginx/headers.conf': lines(
      Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ),
    'nginx/pages.conf': lines([...pages, `"~*${known.source.replaceAll('\\/', '/')}" /app.html;`]),
  }
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`
