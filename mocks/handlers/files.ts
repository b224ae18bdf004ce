import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fail } from '../answers'
import { route } from '../route'
import { dataFile, fileTypes } from '../seeds/data-files'
import { findUpload } from '../uploads'

interface Served {
  type: string
  bytes: Uint8Array<ArrayBuffer> | string
}

/** Serves pictures and documents: of the seeds (mocks/files), of a data file, and uploads. */
export const fileHandlers = [
  ...(['pictures', 'documents'] as const).map((folder) =>
    route('get', `/api/files/${folder}/:name`, 'public', async ({ request, params }) =>
      serve(request, await seedFile(folder, params.name)),
    ),
  ),
  route('get', '/api/files/uploads/:name', 'public', async ({ request, params }) =>
    serve(request, await findUpload(params.name ?? '')),
  ),
  route('get', '/api/files/:name', 'public', ({ request, params }) => serve(request, dataFile(params.name))),
  route('get', '/api/images_slides/:name', 'public', async ({ request, params }) =>
    serve(
      request,
      (await findUpload(params.name ?? '')) ?? dataFile(params.name) ?? (await seedFile('pictures', params.name)),
    ),
  ),
]

async function seedFile(folder: 'pictures' | 'documents', name = ''): Promise<Served | undefined> {
  const type = fileTypes[extname(name)]
  if (type === undefined || !/^[\w.-]+$/.test(name)) return undefined
  try {
    return { type, bytes: new Uint8Array(await readFile(join(import.meta.dirname, '../files', folder, name))) }
  } catch {
    return undefined
  }
}

function serve(request: Request, file: Served | undefined) {
  if (!file) return fail(request, 404, 'not found')
  return new Response(file.bytes, {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(Buffer.byteLength(file.bytes)),
      // Clients compare documents by it without their body.
      ETag: `"${createHash('sha1').update(file.bytes).digest('hex')}"`,
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      // An uploaded SVG opened as a document must not run scripts.
      ...(file.type === 'image/svg+xml' && {
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      }),
    },
  })
}
