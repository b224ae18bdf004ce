import { build, type Plugin } from 'vite'
import { siteFolder } from './site-folder.ts'

/**
 * Builds the program of the service worker into a hashed file, which `sw.js` imports: that one is fetched anew in each
 * release, since it names the files of the build.
 */
export function workerProgram(): Plugin {
  let outDir: string | undefined
  return {
    name: 'worker-program',
    apply: 'build',
    configResolved(config) {
      outDir = siteFolder(config)
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (outDir === undefined) return
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
