import { draftFilesName, reminderPrefix } from '@/auth/drafts'
import { local } from '@/lib/storage'

// The files of drafts, by user and draft, in IndexedDB, because `sessionStorage` is too small for them. They are stored
// as bytes, because some browsers lose a stored File. The sign-out erases them.

/** The maximum size of the files of one draft together, in bytes. */
export const maxDraftBytes = 30_000_000

/** The number of days after which the files of an unchanged draft are removed: a closed tab cannot remove its own. */
const maxDays = 30

interface StoredFile {
  name: string
  type: string
  lastModified: number
  bytes: ArrayBuffer
}
interface Entry {
  /** The time of storage in milliseconds since 1970. */
  at: number
  files: Record<string, StoredFile[]>
}

/** Files by field. */
export type DraftFiles = Readonly<Record<string, readonly File[]>>

export interface UnstoredFiles {
  /** Beyond `maxDraftBytes`, or refused by the device. */
  why: 'weight' | 'storage'
  names: readonly string[]
}

/** Replaces the stored files of a draft. Resolves to the files that were not stored. */
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

/** Returns the files of a draft, by field; none where they cannot be read. */
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
/** Runs the operations one after the other. */
function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}

/** Removes the files of tabs that were closed long ago, unless the draft has a reminder. */
async function removeOutdated() {
  const before = IDBKeyRange.upperBound(Date.now() - maxDays * 24 * 3_600_000)
  const keys = await inTable('readonly', (table) => table.index('at').getAllKeys(before))
  const outdated = keys.filter((key) => typeof key === 'string' && local.read(reminderPrefix + key) === null)
  for (const key of outdated) await inTable('readwrite', (table) => table.delete(key))
}

const tableName = 'files'

/** Returns the result of one request after its transaction has completed. */
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
