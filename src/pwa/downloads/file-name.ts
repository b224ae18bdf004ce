import { shorten } from '@/lib/shorten'

/** Returns the name of a document as a file: its title, with the extension of its address or type. */
export function fileName(title: string, address: string, type: string): string {
  const [extension = /\/pdf\b/.test(type) ? '.pdf' : ''] =
    /\.\w{1,5}$/.exec(new URL(address, location.href).pathname) ?? []
  // Signs that a file's name cannot have on Windows or Android.
  return shorten(title.replaceAll(/[\\/:*?"<>|]/g, '-'), 100) + extension
}
