import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const sizes = new Map<string, number>()

/** Returns the KiB of a file of the build as a release sends it: npm test compresses less (scripts/build.mjs). */
export function kib(path: string): number {
  const size = sizes.get(path) ?? brotliCompressSync(readFileSync(`dist${path}`)).byteLength / 1024
  sizes.set(path, size)
  return size
}

/** Returns the twelve heaviest of some files of the build, as npm test compresses them. */
export const heaviest = (paths: readonly string[]) =>
  paths.toSorted((one, other) => statSync(`dist${other}.br`).size - statSync(`dist${one}.br`).size).slice(0, 12)
