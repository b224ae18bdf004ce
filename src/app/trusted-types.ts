import { trustedTypesPolicy } from '@/lib/trusted-types'

/** The markup that React creates an inert script element from. */
const harmless = '<script></script>'

/**
 * Installs the default policy for the content policy's `require-trusted-types-for`: only DOMPurify's output becomes markup,
 * and only the service worker's script is loaded by address. Style text has no "<" and passes, and so does a JSON object in a
 * script element (site/structured-data), which is not valid JavaScript.
 */
export function installTrustedTypes(): void {
  trustedTypesPolicy('default', {
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
