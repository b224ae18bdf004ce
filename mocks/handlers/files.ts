import { createHash } from 'node:crypto'
import { fail } from '../answers'
import { documentFile } from '../documents/files'
import { pictureFile } from '../pictures/files'
import { route } from '../route'
import { givenFile } from '../seeds/given-files'
import { findUpload } from '../uploads'

interface Served {
  type: string
  bytes: Uint8Array<ArrayBuffer> | string
}

/** Pictures and documents: drawn ones, those of a data file, and uploads. */
export const fileHandlers = [
  route('get', '/api/files/pictures/:name', 'public', ({ request, params }) =>
    serve(request, pictureFile(params.name)),
  ),
  route('get', '/api/files/documents/:name', 'public', ({ request, params }) =>
    serve(request, documentFile(params.name)),
  ),
  route('get', '/api/files/uploads/:name', 'public', async ({ request, params }) =>
    serve(request, await findUpload(params.name ?? '')),
  ),
  route('get', '/api/files/:name', 'public', ({ request, params }) => serve(request, givenFile(params.name))),
  route('get', '/api/images_slides/:name', 'public', async ({ request, params }) =>
    serve(request, (await findUpload(params.name ?? '')) ?? givenFile(params.name) ?? pictureFile(params.name)),
  ),
]

function serve(request: Request, file: Served | undefined) {
  if (!file) return fail(request, 404, 'not found')
  return new Response(file.bytes, {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(Buffer.byteLength(file.bytes)),
      // Tells a document that changed from one that did not, without its body.
      ETag: `"${createHash('sha1').update(file.bytes).digest('hex')}"`,
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      // An uploaded drawing opened by itself must not run what is in it.
      ...(file.type === 'image/svg+xml' && {
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      }),
    },
  })
}
