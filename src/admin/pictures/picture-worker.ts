/// <reference lib="webworker" />
import { encodePicture, type PictureRequest } from './encoding'

declare const self: DedicatedWorkerGlobalScope

self.addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  void answer(data)
})

async function answer(request: PictureRequest) {
  try {
    self.postMessage(await encodePicture(request))
  } catch (error) {
    // An error that is thrown outside a promise reaches the page as the worker's error event.
    setTimeout(() => {
      throw error
    })
  }
}
