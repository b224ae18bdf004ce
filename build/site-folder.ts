import { resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'

/** Where a build of the site writes, as a whole path; undefined for the builds that are made within it. */
export function siteFolder({ root, build }: ResolvedConfig): string | undefined {
  const isSite = !build.ssr && 'boot' in Object(build.rolldownOptions.input)
  return isSite ? resolve(root, build.outDir) : undefined
}
