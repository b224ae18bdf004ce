/// <reference lib="webworker" />
import { type PictureRequest, preparePicture } from './prepare'

declare const self: DedicatedWorkerGlobalScope

self.addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  void answer(data)
})

async function answer(request: PictureRequest) {
  try {
    self.postMessage(await preparePicture(request))
  } catch (error) {
    // Thrown outside a promise it reaches the page as the worker's error event.
    setTimeout(() => {
      throw error
    })
  }
}
