import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { provider } from './mocks/plugin.ts'
import { chunkFile, chunkGroups, firstFiles, isBackOffice } from './scripts/chunks.ts'
import { compress } from './scripts/compress.ts'
import { linguiMacro } from './scripts/lingui-macro.ts'
import { machines } from './scripts/machines.ts'
import { missingFiles } from './scripts/missing-files.ts'
import { prerender } from './scripts/prerender.ts'
import { serve } from './scripts/serve.ts'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
      codeSplittingOptions: {
        // A public screen says itself whether it comes on demand (site/areas); the back office always does.
        splitBehavior: ({ routeId }) =>
          routeId.startsWith('/_public') && routeId !== '/_public/loginadmin'
            ? []
            : [['component'], ['errorComponent']],
      },
    }),
    linguiMacro(),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    missingFiles(),
    prerender(),
    machines(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: firstFiles,
        dontCacheBustURLsMatching: /^assets\//,
      },
      integration: { closeBundleOrder: 'post' },
    }),
    compress(),
    serve(),
    provider(),
  ],
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The worker keeps the public site's files ahead of time, and the back office's on their first use.
        chunkFileNames: chunkFile,
        assetFileNames: (asset) =>
          asset.originalFileNames.some(isBackOffice)
            ? 'assets/admin/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { port: 5173, host: true },
  preview: { port: 4173, host: true },
  test: {
    environment: 'jsdom',
    testTimeout: 20_000,
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
  },
})
