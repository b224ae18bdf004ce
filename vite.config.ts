import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { provider } from './mocks/plugin.ts'
import { chunkGroups } from './scripts/chunks.ts'
import { linguiMacro } from './scripts/lingui-macro.ts'
import { prerender } from './scripts/prerender.ts'

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
          routeId.startsWith('/_public') && routeId !== '/_public/loginadmin' ? [] : [['component']],
      },
    }),
    linguiMacro(),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    prerender(),
    provider(),
  ],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { port: 5173, host: true },
  preview: { port: 4173, host: true },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
  },
})
