import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { browsers } from './build/browsers.ts'
import { assetFileNames, chunkFileNames, codeSplitting } from './build/chunks.ts'
import { compress } from './build/compress.ts'
import { withIntegrity } from './build/integrity.ts'
import { placeholders } from './build/placeholders.ts'
import { refreshProgram } from './build/refresh-program.ts'
import { recordAddress } from './build/server-rules.ts'
import { sourceConfig } from './build/source-config.ts'
import { provider } from './mocks/plugin.ts'

const source = sourceConfig()

export default defineConfig({
  resolve: source.resolve,
  css: source.css,
  plugins: [
    ...source.plugins,
    placeholders(),
    refreshProgram(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['{,en/}app.html', 'assets/*.{js,css}', 'favicon.svg', 'placeholder-image.png'],
        // The boot script is inlined.
        globIgnores: ['assets/loginadmin-*', 'assets/boot-*'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [withIntegrity],
      },
      integration: {
        closeBundleOrder: 'post',
        // The plugin sets an option of Rollup that Vite warns of.
        configureCustomSWViteBuild: (worker) => {
          worker.define = { ...worker.define, RECORD_ADDRESS: JSON.stringify(recordAddress) }
          const { output } = Object(worker.build?.rollupOptions)
          delete output.inlineDynamicImports
          output.codeSplitting = false
        },
      },
    }),
    compress(),
    provider(),
  ],
  // The web workers belong to the back office: visitors never load them.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/admin/[name]-[hash].js' } } },
  build: {
    target: browsers,
    modulePreload: { polyfill: false },
    // The weights of pages have limits of their own (tests/browser/weight.test.ts).
    chunkSizeWarningLimit: 1000,
    chunkImportMap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      ...source.rolldownOptions,
      input: { main: 'src/main.tsx', boot: 'src/app/boot/boot.ts' },
      // The document calls the export of main.tsx.
      preserveEntrySignatures: 'allow-extension',
      output: { chunkFileNames, assetFileNames, codeSplitting },
    },
  },
  server: { port: 5173 },
})
