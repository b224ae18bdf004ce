interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => string
  }
}

// The library's types do not know Trusted Types yet.
const factory = 'trustedTypes' in window ? (window.trustedTypes as PolicyFactory) : undefined
/** Of the pages' scripts only this one starts workers, and only from files of the build. */
const policy = factory?.createPolicy('office-worker', {
  createScriptURL: (address) => {
    if (!/^\/(?:assets\/admin|src\/admin|node_modules\/pdfjs-dist)\//.test(address))
      throw new TypeError(`No worker: ${address}`)
    return address
  },
})

/** A worker of this address, which is a file of the back office. */
export const startWorker = (address: string) =>
  new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })

/**
 * What a worker of this address answers to one message. The worker ends with its answer, which frees its memory. Rejects
 * where the worker cannot be loaded or fails.
 */
export function runInWorker(address: string, request: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(address)
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', (event) => {
      // Nothing for the console: whoever asked shows what follows from it.
      event.preventDefault()
      worker.terminate()
      reject(new Error(event.message))
    })
    worker.postMessage(request)
  })
}
