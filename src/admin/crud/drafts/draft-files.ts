import { draftFilesName, reminderPrefix } from '@/auth/drafts'
import { local } from '@/lib/storage'

// The files chosen in drafts, by user and draft, in IndexedDB: a tab's own storage is too small for them. As bytes, since
// some browsers lose a File that they have stored. The sign-out erases them.

/** The most that the files of one draft may weigh, in bytes. */
export const maxDraftBytes = 30_000_000

/** The most days that files outlive the last change of their draft: a closed tab does not come back to erase them. */
const maxDays = 30

interface StoredFile {
  name: string
  type: string
  lastModified: number
  bytes: ArrayBuffer
}
interface Entry {
  /** When it was stored, in milliseconds. */
  at: number
  files: Record<string, StoredFile[]>
}

/** Files by field. */
export type DraftFiles = Readonly<Record<string, readonly File[]>>

/** Why some files of a draft are not stored, and their names. */
export interface UnstoredFiles {
  why: 'weight' | 'storage'
  names: readonly string[]
}

/** Stores the files of a draft in place of the earlier ones; gives those that the limit or the device leaves out. */
export function storeDraftFiles(key: string, files: DraftFiles): Promise<UnstoredFiles | undefined> {
  return inOrder(async () => {
    const entry: Entry = { at: Date.now(), files: {} }
    const tooHeavy: string[] = []
    let room = maxDraftBytes
    for (const [field, chosen] of Object.entries(files)) {
      entry.files[field] = []
      for (const file of chosen) {
        if (file.size > room) {
          tooHeavy.push(file.name)
          continue
        }
        room -= file.size
        entry.files[field].push(await bytesOf(file))
      }
    }
    await removeOutdated()
    await inTable('readwrite', (table) => table.put(entry, key))
    return tooHeavy.length > 0 ? { why: 'weight' as const, names: tooHeavy } : undefined
  }).catch(() => ({ why: 'storage', names: Object.values(files).flatMap((chosen) => chosen.map(({ name }) => name)) }))
}

async function bytesOf(file: File): Promise<StoredFile> {
  const { name, type, lastModified } = file
  return { name, type, lastModified, bytes: await file.arrayBuffer() }
}

/** The files of a draft; none where they cannot be read. */
export function readDraftFiles(key: string): Promise<Record<string, File[]>> {
  return inOrder(async () => {
    const entry: Entry | undefined = await inTable('readonly', (table) => table.get(key))
    const fields = Object.entries(entry?.files ?? {})
    return Object.fromEntries(
      fields.map(([field, files]) => [field, files.map(({ name, bytes, ...kind }) => new File([bytes], name, kind))]),
    )
  }).catch(() => ({}))
}

export function eraseDraftFiles(key: string): void {
  inOrder(() => inTable('readwrite', (table) => table.delete(key))).catch(() => undefined)
}

let last: Promise<unknown> = Promise.resolve()
/** What happens to the files of drafts happens in the order it was asked for. */
function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}

/** Removes what is left of tabs that were closed long ago; a reminder holds its draft for longer. */
async function removeOutdated() {
  const before = IDBKeyRange.upperBound(Date.now() - maxDays * 24 * 3_600_000)
  const keys = await inTable('readonly', (table) => table.index('at').getAllKeys(before))
  const outdated = keys.filter((key) => typeof key === 'string' && local.read(reminderPrefix + key) === null)
  for (const key of outdated) await inTable('readwrite', (table) => table.delete(key))
}

const tableName = 'files'

/** What one request to the table gives, once it is done for good. */
async function inTable<Result>(
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(tableName, mode)
      const request = ask(transaction.objectStore(tableName))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored')))
    })
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(draftFilesName)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(tableName).createIndex('at', 'at'))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Not opened')))
  })
}
