import { trustedTypesPolicy } from '@/lib/trusted-types'
import type { PictureRequest, Preparation } from './encoding'
import workerAddress from './picture-worker?worker&url'

/**
 * Prepares a chosen picture for a provider that takes these types. Callers prepare one at a time, because a large one takes
 * 200 MB while it is decoded.
 */
export async function preparePicture(file: File, types: readonly string[]): Promise<Preparation> {
  const { name } = file
  if (file.size === 0) return { state: 'refused', name, why: 'empty' }
  if (!file.type.startsWith('image/') && !/\.hei[cf]$/i.test(name)) return { state: 'refused', name, why: 'other' }
  try {
    return await encodeInWorker({ file, types })
  } catch {
    return { state: 'unchanged', file, why: 'unsupported' }
  }
}

/** The Trusted Types policy for workers: only files of the build. */
const policy = trustedTypesPolicy('admin-worker', {
  createScriptURL: (address) => {
    if (!/^\/(?:assets|src)\/admin\//.test(address)) throw new TypeError(`No worker: ${address}`)
    return address
  },
})

/** How long the worker may take for its answer, in milliseconds: a form that is saved waits for it. */
const answerTimeoutMs = 30_000

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
    }, answerTimeoutMs)
    worker.addEventListener('message', ({ data }: MessageEvent<Preparation>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', (event) => {
      // Not logged: the caller shows the failure.
      event.preventDefault()
      end()
      reject(new Error(event.message))
    })
    worker.postMessage(request)
  })
}
