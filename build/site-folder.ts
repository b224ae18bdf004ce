import { resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'

/** Returns the absolute output folder of a build of the site; undefined for builds nested in it. */
export function siteFolder({ root, build }: ResolvedConfig): string | undefined {
  const isSite = !build.ssr && 'boot' in Object(build.rolldownOptions.input)
  return isSite ? resolve(root, build.outDir) : undefined
}
