import type { Plugin } from 'vite'

const before = 'if (!e.defaultPrevented) throw err'

/**
 * A file that is gone, since a newer release took its place, gives undefined in Vite once the page has prevented the
 * failure and reloads; whoever imported it would fail on that, in sight of the reader. Here it never arrives instead.
 */
export function missingFiles(): Plugin {
  return {
    name: 'missing-files',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(before))
          this.error('Vite’s way with a missing file has changed: see scripts/missing-files.ts')
        return { code: code.replace(before, `${before}; return new Promise(() => {})`), map: null }
      },
    },
  }
}
