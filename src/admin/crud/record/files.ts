import type { Screen } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import type { Snapshot } from './compare'
import { hasFiles } from './snapshot'
import type { Values } from './values'

/**
 * The files of a record, read again from their addresses, for the fields of `values` that hold none; and the fields of
 * which some cannot be read.
 */
export async function attachFiles(
  screen: Screen,
  snapshot: Snapshot,
  values: Values,
): Promise<{ values: Values; lost: string[] }> {
  const attached: Values = { ...values }
  const lost: string[] = []
  for (const [name, { kind }] of Object.entries(screen.fields)) {
    const addresses = (snapshot[name] ?? '').split('\n').filter(Boolean)
    if (!isFileKind(kind) || hasFiles(values[name]) || addresses.length === 0) continue
    const files = (await Promise.all(addresses.map(readFile))).filter((file) => file !== undefined)
    if (files.length < addresses.length) lost.push(name)
    attached[name] = kind === 'images' ? files : (files[0] ?? null)
  }
  return { values: attached, lost }
}

/** The file at an address; undefined when the browser is not given it. */
export async function readFile(address: string): Promise<File | undefined> {
  try {
    const { href, pathname } = new URL(address, window.location.href)
    const answer = await fetch(href)
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    // A page in place of a file that is gone.
    if (!answer.ok || type === 'text/html') return undefined
    const name = decodeURIComponent(pathname.split('/').at(-1) ?? '')
    return new File([await answer.blob()], name || 'fichier', { type })
  } catch {
    return undefined
  }
}
