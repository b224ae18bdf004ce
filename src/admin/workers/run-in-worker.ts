import { trustedTypesPolicy } from '@/lib/trusted-types'

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
export function runInWorker(address: string, request: unknown): Promise<unknown> {
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
