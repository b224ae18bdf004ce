interface PolicyFactory {
  createPolicy: (name: string, rules: Record<string, (value: string) => string | null>) => unknown
}

/** What React builds a script element with; it stays empty, and a script of ours is never made that way. */
const harmless = '<script></script>'

/**
 * The browser's last gate, under the content policy's `require-trusted-types-for`: no text becomes markup unless
 * DOMPurify made it, and no script is loaded by address but the service worker's. Style text holds no "<" and passes.
 * A JSON object may stand in a script element (site/structured): as a program it does not even parse.
 */
export function installTrustedTypes(): void {
  if (!('trustedTypes' in window)) return
  // The library's types do not know it yet.
  const factory = window.trustedTypes as PolicyFactory
  factory.createPolicy('default', {
    createHTML: (text) => (text.includes('<') && text !== harmless ? null : text),
    createScript: (text) => (isJsonObject(text) ? text : null),
    createScriptURL: (address) => (address === '/sw.js' ? address : null),
  })
}

function isJsonObject(text: string) {
  try {
    return text.startsWith('{"') && typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
