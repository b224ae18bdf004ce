/// <reference lib="webworker" />
import type { BuildFile } from '@/pwa/worker/build-files'

// The libraries' types do not know Trusted Types yet; the content policy demands them of workers too.
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown
}

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: BuildFile[]
  buildFiles: BuildFile[]
  trustedTypes?: PolicyFactory
}

// This file is another one in each release, and holds no more than the names of the public files. The worker's program
// has a hashed file of its own: a release that does not change it does not send it again.
const files: BuildFile[] = self.__WB_MANIFEST
const program = files.find(({ url }) => url.startsWith('assets/service-worker-'))
const address = `/${program?.url}`
// The browser has the program itself.
self.buildFiles = files.filter((file) => file !== program)

self.trustedTypes?.createPolicy('default', {
  createScriptURL: (asked) => {
    if (asked !== address) throw new TypeError(`No script of the worker: ${asked}`)
    return asked
  },
})
importScripts(address)
