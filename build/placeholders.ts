import type { Plugin } from 'vite'
import { settings } from '../src/site/settings.ts'

/** Matches a domain reserved for examples (RFC 2606), or a number of zeros. */
const placeholder = /\.example$|(?:\b000\b ?){2}/

/** Returns the settings that are still placeholders, as "phone: +237 000 000 000". */
export function placeholdersIn(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && placeholder.test(value) ? [`${name}: ${value}`] : [],
  )
}

/** Warns of placeholders in a build, and fails with them in a release (`CDEC_RELEASE=1`). */
export function placeholders(values: Readonly<Record<string, unknown>> = settings): Plugin {
  return {
    name: 'placeholders',
    apply: 'build',
    configResolved({ build, logger }) {
      const found = placeholdersIn(values)
      if (build.ssr || found.length === 0) return
      const message = `src/site/settings.ts is to be filled in before the site is published:\n  ${found.join('\n  ')}`
      if (process.env.CDEC_RELEASE) throw new Error(message)
      logger.warn(message)
    },
  }
}
