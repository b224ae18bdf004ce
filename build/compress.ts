import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }

/** Returns whether a file of this name is sent compressed. */
export const isText = (file: string) => /\.(?:html|js|css|json|svg|xml|txt|atom|webmanifest)$/.test(file)

/** Compresses a text with brotli. */
export const compressed = (text: Buffer): Promise<Buffer> => brotli(text, { params })

/** Writes a brotli 11 and a gzip 9 copy of every text of the build, after all other plugins. */
export function compress(): Plugin {
  let outDir = 'dist'
  return {
    name: 'compress',
    apply: 'build',
    // After the worker's plugin, which also runs last.
    enforce: 'post',
    configResolved(config) {
      outDir = config.build.outDir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (outDir !== 'dist') return
        const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(isText)
        // In parallel on all processors.
        await Promise.all(
          files.map(async (file) => {
            const text = readFileSync(join(outDir, file))
            const [br, gz] = await Promise.all([compressed(text), zip(text, { level: 9 })])
            writeFileSync(join(outDir, `${file}.br`), br)
            writeFileSync(join(outDir, `${file}.gz`), gz)
          }),
        )
      },
    },
  }
}
