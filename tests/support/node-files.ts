import { Blob, File } from 'node:buffer'

/**
 * Replaces jsdom's files and form data by Node's. Node's fetch sends a jsdom file without its name, and jsdom's files lack
 * the methods that read them.
 */
export async function standInNodeFiles() {
  const form = await new Response(new URLSearchParams()).formData()
  Object.assign(globalThis, { Blob, File, FormData: form.constructor })
}
