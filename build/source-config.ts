import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { linguiMacro } from './lingui-macro.ts'

/** How the sources are read: the same for the client and for the program that renders documents. */
export const sourceConfig = () =>
  ({
    resolve: {
      tsconfigPaths: true,
      // Its main file is compiled for browsers without classes, which adds 0.7 KiB to every page.
      alias: { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' },
    },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        quoteStyle: 'single',
        semicolons: false,
        disableLogging: true,
      }),
      linguiMacro(),
      react(),
      lingui({ failOnMissing: true, failOnCompileError: true }),
    ],
    // By the path of the sheet: Vite's default has a hash of its content, so that a change renames every class.
    css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  }) satisfies UserConfig
