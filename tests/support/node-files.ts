import { Blob, File } from 'node:buffer'

/**
 * Puts Node's own files and form data in the place of jsdom's: Node's fetch sends a jsdom file without its name, and
 * jsdom's cannot be read.
 */
export async function standInNodeFiles() {
  const form = await new Response(new URLSearchParams()).formData()
  Object.assign(globalThis, { Blob, File, FormData: form.constructor })
}
