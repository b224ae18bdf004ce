import { ApiError } from './errors'
import { type Call, headersOf, notBefore, readAnswer, tokenOf } from './http'

interface Upload extends Call {
  /** Called with the sent fraction of the body, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Like `request`, with upload progress, which fetch does not report. */
export function upload(path: string, call: Upload): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { signal } = call
    if (signal?.aborted) return reject(signal.reason)
    const token = tokenOf(call)
    const sender = new XMLHttpRequest()
    const abort = () => {
      sender.abort()
      settle(() => reject(signal?.reason))
    }
    const settle = (end: () => void) => {
      signal?.removeEventListener('abort', abort)
      end()
    }
    sender.open(call.method ?? 'POST', path)
    for (const [name, value] of Object.entries(headersOf(call, token))) sender.setRequestHeader(name, value)
    sender.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) call.onProgress(event.loaded / event.total)
    })
    sender.addEventListener('load', () =>
      settle(() => {
        try {
          const askAgain = notBefore(sender.status, sender.getResponseHeader('Retry-After'))
          resolve(readAnswer(sender.status, sender.responseText, token, call, askAgain))
        } catch (error) {
          reject(error)
        }
      }),
    )
    let isSent = false
    sender.upload.addEventListener('load', () => {
      isSent = true
    })
    sender.addEventListener('error', () =>
      settle(() => reject(new ApiError(0, '', {}, { loss: isSent ? undefined : 'cut' }))),
    )
    signal?.addEventListener('abort', abort)
    sender.send(call.body ?? null)
  })
}
