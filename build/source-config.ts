import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Rolldown, UserConfig } from 'vite'
import { linguiMacro } from './lingui-macro.ts'

/**
 * How the sources are read: the same for the client and for the program that renders documents, whose build leaves the tree of
 * routes as the client's has written it.
 */
export const sourceConfig = ({ generatesRoutes = true } = {}) =>
  ({
    resolve: {
      tsconfigPaths: true,
      alias: {
        // Its main file is compiled for browsers without classes, which adds 0.7 KiB to every page.
        'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
        // The shim is for React before 18.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        quoteStyle: 'single',
        semicolons: false,
        disableLogging: true,
        enableRouteGeneration: generatesRoutes,
      }),
      linguiMacro(),
      react(),
      lingui({ failOnMissing: true, failOnCompileError: true }),
    ],
    // Of the 6,000 icons only those that are imported are read.
    rolldownOptions: { experimental: { lazyBarrel: true }, checks: { largeBarrelModules: false } },
    // By the path of the sheet: Vite's default has a hash of its content, so that a change renames every class.
    css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  }) satisfies UserConfig & { rolldownOptions: Rolldown.RolldownOptions }
