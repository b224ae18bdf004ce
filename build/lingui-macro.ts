import { type BabelFileResult, transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

const isTest = process.env['VITEST'] !== undefined

/** What was compiled of each module: the client and the program that renders documents are built of the same. */
const compiled = new Map<string, { source: string; result: BabelFileResult | null }>()

/** Compiles Lingui's macros; only the files that import them go through Babel. */
export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const before = compiled.get(id)
        const result = before?.source === code ? before.result : await compile(code, id)
        compiled.set(id, { source: code, result })
        return result?.code ? { code: result.code, map: result.map ?? null } : null
      },
    },
  }
}

const compile = (code: string, id: string) =>
  transformAsync(code, {
    filename: id,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    // The tests have the texts of a build: an id, whose text is in a catalog.
    plugins: [['@lingui/babel-plugin-lingui-macro', isTest ? { stripMessageField: true } : {}]],
  })
