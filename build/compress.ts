import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const worth = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/

/** Writes a brotli 11 and a gzip 9 copy beside every text of the build, after everything else has written. */
export function compress(): Plugin {
  let outDir = 'dist'
  return {
    name: 'compress',
    apply: 'build',
    // After the worker's plugin, which comes last too.
    enforce: 'post',
    configResolved(config) {
      outDir = config.build.outDir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (outDir !== 'dist') return
        for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
          if (!worth.test(file)) continue
          const text = readFileSync(join(outDir, file))
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
          writeFileSync(join(outDir, `${file}.br`), brotliCompressSync(text, { params }))
          writeFileSync(join(outDir, `${file}.gz`), gzipSync(text, { level: 9 }))
        }
      },
    },
  }
}
