import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Builds the program of the service worker into a hashed file, which `sw.js` imports: that one is fetched anew in each
 * release, since it names the files of the build.
 */
export function workerProgram(): Plugin {
  let outDir = 'dist'
  let client = false
  return {
    name: 'worker-program',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      client = !config.build.ssr && 'boot' in Object(config.build.rolldownOptions.input)
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (!client) return
        await build({
          configFile: false,
          logLevel: 'error',
          resolve: { tsconfigPaths: true },
          build: {
            rolldownOptions: {
              input: 'src/pwa/worker/service-worker.ts',
              output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
            },
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
          },
        })
      },
    },
  }
}
