import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { siteFolder } from './site-folder.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }

/** Returns whether a file of this name is sent compressed. */
const isText = (file: string) => /\.(?:html|js|css|json|svg|xml|txt|atom|webmanifest)$/.test(file)

/** Writes a brotli 11 and a gzip 9 copy of every text of the build, after all other plugins. */
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
            const text = readFileSync(join(folder, file))
            const [br, gz] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })])
            writeFileSync(join(folder, `${file}.br`), br)
            writeFileSync(join(folder, `${file}.gz`), gz)
          }),
        )
      },
    },
  }
}
