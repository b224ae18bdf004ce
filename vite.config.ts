import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { provider } from './mocks/plugin.ts'
import { linguiMacro } from './scripts/lingui-macro.ts'

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
        defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    linguiMacro(),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    provider(),
  ],
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
