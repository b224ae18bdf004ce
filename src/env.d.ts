// Copies of modules for the boot script, which is inlined and imports no chunk.

declare module '@/lib/site-address?boot' {
  export * from '@/lib/site-address'
}
declare module '@/lib/site-paths?boot' {
  export * from '@/lib/site-paths'
}
declare module '@/lib/network-use?boot' {
  export * from '@/lib/network-use'
}
declare module '@/lib/storage-keys?boot' {
  export * from '@/lib/storage-keys'
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
