import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from '../answers'
import { route } from '../route'
import { type StoredFile, storedFile, typeOf } from '../stored-files'

/** Serves pictures and documents: of the seeds (mocks/files), and what is stored. */
export const fileHandlers = [
  ...(['pictures', 'documents'] as const).map((folder) =>
    route('get', `/api/files/${folder}/:name`, 'public', async ({ request, params }) =>
      serve(request, await seedFile(folder, params.name)),
    ),
  ),
  route('get', '/api/files/:name', 'public', ({ request, params }) => serve(request, storedFile(params.name))),
  route('get', '/api/images_slides/:name', 'public', async ({ request, params }) =>
    serve(request, storedFile(params.name) ?? (await seedFile('pictures', params.name))),
  ),
]

async function seedFile(folder: 'pictures' | 'documents', name = ''): Promise<StoredFile | undefined> {
  const type = typeOf(name)
  if (type === undefined || !/^[\w.-]+$/.test(name)) return undefined
  try {
    return { type, bytes: new Uint8Array(await readFile(join(import.meta.dirname, '../files', folder, name))) }
  } catch {
    return undefined
  }
}

function serve(request: Request, file: StoredFile | undefined) {
  if (!file) return say(request, 'not found', 404)
  return new Response(file.bytes, {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(file.bytes.byteLength),
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
