import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { siteFolder } from './site-folder.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** A build for this machine alone (QUICK_BUILD) is compressed in a thirtieth of the time, to a tenth more. */
const isQuick = process.env.QUICK_BUILD === '1'
const params = { [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : 11 }

/** Returns whether a file of this name is sent compressed. */
export const isText = (file: string) => /\.(?:html|js|css|json|svg|xml|txt|atom|webmanifest)$/.test(file)

/** Returns the brotli and the gzip copy of a text, by the endings of their files. */
export async function compressed(text: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([brotli(text, { params }), zip(text, { level: isQuick ? 6 : 9 })])
  return { br, gz }
}

/** Writes a brotli and a gzip copy of every text of the build, after all other plugins. */
export function compress(): Plugin {
  let outDir: string | undefined
  return {
    name: 'compress',
    apply: 'build',
    // After the worker's plugin, which also runs last.
    enforce: 'post',
    configResolved(config) {
      outDir = siteFolder(config)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (outDir === undefined) return
        const folder = outDir
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText)
        // In parallel on all processors.
        await Promise.all(
          files.map(async (file) => {
            const { br, gz } = await compressed(readFileSync(join(folder, file)))
            writeFileSync(join(folder, `${file}.br`), br)
            writeFileSync(join(folder, `${file}.gz`), gz)
          }),
        )
      },
    },
  }
}
