import { trustedTypesPolicy } from '@/lib/trusted-types'
import { isReadable, type PreparedPicture, type Unreadable } from './files'
import picturesWorker from './picture-worker?worker&url'
import type { PictureResult } from './prepare'

/**
 * Prepares a picture in a worker. Callers prepare one at a time, because a large one takes 200 MB while it is decoded. Without
 * a worker the original is used.
 */
export async function prepareFile(
  original: File,
  types: readonly string[],
  cropped?: PreparedPicture['cropped'],
): Promise<PreparedPicture | Unreadable> {
  try {
    const request = { file: original, types, crop: cropped?.crop }
    // The type of the worker's message.
    const result = (await runInWorker(picturesWorker, request)) as PictureResult
    if (result.state === 'undecodable') return { name: original.name, why: result.why }
    return { original, result, ...(cropped && { cropped }) }
  } catch {
    // The worker fails too on a file that cannot be read.
    if (!(await isReadable(original))) return { name: original.name, why: 'changed' }
    return { original, result: { state: 'failed' } }
  }
}

/** The Trusted Types policy for workers: only files of the build. */
const policy = trustedTypesPolicy('admin-worker', {
  createScriptURL: (address) => {
    if (!/^\/(?:assets|src)\/admin\//.test(address)) throw new TypeError(`No worker: ${address}`)
    return address
  },
})

/** How long a worker may take for its answer, in milliseconds: a form that is saved waits for it. */
const answerTimeoutMs = 30_000

/**
 * Sends one message to a new worker of the back office and resolves to its answer. The worker is then terminated, which frees its memory. Rejects
 * when it cannot be loaded, fails, or does not answer in thirty seconds.
 */
function runInWorker(address: string, request: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
    const timer = setTimeout(() => {
      worker.terminate()
      reject(new Error('The worker does not answer'))
    }, answerTimeoutMs)
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', (event) => {
      // Not logged: the caller shows the failure.
      event.preventDefault()
      clearTimeout(timer)
      worker.terminate()
      reject(new Error(event.message))
    })
    worker.postMessage(request)
  })
}
