/// <reference lib="webworker" />
import { pdfFacts } from './pdf-facts'

declare const self: DedicatedWorkerGlobalScope

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void answer(data)
})

async function answer(file: File) {
  try {
    self.postMessage(await pdfFacts(new Uint8Array(await file.arrayBuffer())))
  } catch {
    self.postMessage(undefined)
  }
}
