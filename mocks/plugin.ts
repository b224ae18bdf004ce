import type { Plugin } from 'vite'

/** The built-in provider's HTTP door, for `vite dev` and `vite preview` only. */
export function provider(): Plugin {
  return { name: 'provider', apply: (_config, { command, isPreview }) => isPreview === true || command === 'serve' }
}
