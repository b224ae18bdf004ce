import { trustedTypesPolicy } from '@/lib/trusted-types'
import type { PictureRequest, Preparation } from './encoding'
import { documentKind, documentTypes, endingOf, pictureType, withEnding } from './file-kinds'
import workerAddress from './picture-worker?worker&url'

/**
 * Prepares a chosen picture for a provider that takes these types. Callers prepare one at a time, because a large one takes
 * 200 MB while it is decoded.
 */
export async function preparePicture(file: File, types: readonly string[]): Promise<Preparation> {
  const { name } = file
  if (file.size === 0) return { state: 'refused', name, why: 'empty' }
  const picture = await withOwnType(file)
  if (!picture.type.startsWith('image/') && !/\.hei[cf]$/i.test(name))
    return { state: 'refused', name, why: 'no picture' }
  try {
    return await encodeInWorker({ file: picture, types })
  } catch {
    return { state: 'unchanged', file: picture, why: 'unsupported' }
  }
}

/** Resolves to a picture under the type and the ending of its content, where its name says another one, or none. */
async function withOwnType(file: File): Promise<File> {
  // A file that has been moved is refused when it is sent.
  const bytes = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const type = pictureType(new Uint8Array(bytes))
  return type === '' || type === file.type ? file : new File([file], withEnding(file.name, endingOf(type)), { type })
}

/** Resolves to a document under the type and the ending of its content. */
export async function prepareDocument(file: File): Promise<Preparation> {
  const { name } = file
  if (file.size === 0) return { state: 'refused', name, why: 'empty' }
  // A file that has been moved is refused when it is sent.
  const kind = await documentKind(file).catch(() => 'moved' as const)
  if (kind === 'moved') return { state: 'unprepared', file }
  if (kind === undefined || kind === 'html') return { state: 'refused', name, why: kind ?? 'no document' }
  if (name.toLowerCase().endsWith(`.${kind}`)) return { state: 'unprepared', file }
  return { state: 'unprepared', file: new File([file], withEnding(name, kind), { type: documentTypes[kind] }) }
}

/** The Trusted Types policy for workers: only files of the build. */
const policy = trustedTypesPolicy('admin-worker', {
  createScriptURL: (address) => {
    if (!/^\/(?:assets|src)\/admin\//.test(address)) throw new TypeError(`No worker: ${address}`)
    return address
  },
})

/** How long the worker may take for its answer, in milliseconds: a form that is saved waits for it. */
const preparationTimeoutMs = 30_000

/**
 * Encodes a picture in a worker of its own, which is then terminated to free its memory. Rejects when the worker cannot be
 * loaded, fails, or does not answer in thirty seconds.
 */
function encodeInWorker(request: PictureRequest): Promise<Preparation> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' })
    const end = () => {
      clearTimeout(timer)
      worker.terminate()
    }
    const timer = setTimeout(() => {
      end()
      reject(new Error('The worker does not answer'))
    }, preparationTimeoutMs)
    worker.addEventListener('message', ({ data }: MessageEvent<Preparation>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', (event) => {
      // The failure is not logged: the caller shows it.
      event.preventDefault()
      end()
      reject(new Error(event.message))
    })
    worker.postMessage(request)
  })
}
