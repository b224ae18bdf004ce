import { resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'

/**
 * Returns the absolute output folder of a build of the site; undefined for builds nested in it.
 * @throws for another folder than `dist`, which the worker's manifest, the bill of materials and releases read, and for another
 * mode than production: a development build never registers its worker, and names the folders of its machine.
 */
export function siteFolder({ root, build, mode, isProduction }: ResolvedConfig): string | undefined {
  const isSite = !build.ssr && 'boot' in Object(build.rolldownOptions.input)
  if (!isSite) return undefined
  if (build.outDir !== 'dist')
    throw new Error(`The site is built into dist, not into ${build.outDir}: leave --outDir out.`)
  if (mode !== 'production' || !isProduction)
    throw new Error(
      `The site is built in production mode alone: leave --mode (${mode}) and NODE_ENV (${process.env['NODE_ENV']}) out.`,
    )
  return resolve(root, 'dist')
}
