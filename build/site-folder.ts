import { resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'

/**
 * Returns the absolute output folder of a build of the site; undefined for builds nested in it.
 * @throws for another folder than `dist`, which the worker's manifest, the bill of materials and releases read.
 */
export function siteFolder({ root, build }: ResolvedConfig): string | undefined {
  const isSite = !build.ssr && 'boot' in Object(build.rolldownOptions.input)
  if (!isSite) return undefined
  if (build.outDir !== 'dist')
    throw new Error(`The site is built into dist, not into ${build.outDir}: leave --outDir out.`)
  return resolve(root, 'dist')
}
