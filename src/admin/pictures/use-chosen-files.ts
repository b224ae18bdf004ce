import { useEffect, useRef, useState } from 'react'
import type { FileKind } from '@/admin/crud/definition/fields'
import type { Value } from '@/admin/crud/record/values'
import { readFile } from '@/admin/crud/record/values'
import { addPending } from './pending-files'
import type { Unreadable } from './prepare-files'
import { preparedFile } from './prepared-files'

/** The chosen files of a field: pictures are prepared, and new ones of a gallery are added to its own. */
export function useChosenFiles({
  kind,
  types,
  value,
  addresses,
  onChange,
  onUnreadable,
}: {
  kind: FileKind
  types: readonly string[]
  value: Value
  /** Of the files the record has. */
  addresses: readonly string[]
  onChange: (value: Value) => void
  /** Chosen pictures that cannot be sent. */
  onUnreadable: (pictures: readonly Unreadable[]) => Promise<void>
}) {
  const several = kind === 'images'
  const chosen = value instanceof File ? [value] : Array.isArray(value) ? value : []
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  /** Incremented when running preparations become obsolete. */
  const turn = useRef(0)
  const [running, setRunning] = useState(0)
  const [unread, setUnread] = useState<File[]>()

  function set(files: File[]) {
    latest.current = files
    setUnread(undefined)
    onChange(several ? files : (files[0] ?? null))
  }

  function choose(files: File[]) {
    if (files.length === 0) return
    if (!several) turn.current += 1
    const joins = several && latest.current.length === 0 && addresses.length > 0
    if (!joins && !files.some(canBePrepared)) {
      markUnprepared(files)
      return set(several ? [...latest.current, ...files] : files)
    }
    run(async (isWanted) => {
      const prepared = await prepareAll(files, types)
      const ready = prepared.filter((one) => one instanceof File)
      const unreadable = prepared.filter((one): one is Unreadable => !(one instanceof File))
      const present = joins && latest.current.length === 0 ? await readAll(addresses) : latest.current
      if (!isWanted()) return
      if (ready.length > 0) {
        if (present === undefined) setUnread(ready)
        else set(several ? [...present, ...ready] : ready)
      }
      if (unreadable.length > 0) await onUnreadable(unreadable)
    })
  }

  /** Removing a picture of a gallery means sending the others again. */
  function removePresent(address: string) {
    run(async (isWanted) => {
      const others = await readAll(addresses.filter((other) => other !== address))
      if (!isWanted()) return
      if (others === undefined) setUnread([])
      else set(others)
    })
  }

  function run(work: (isWanted: () => boolean) => Promise<void>) {
    const mine = turn.current
    setRunning((count) => count + 1)
    addPending(work(() => turn.current === mine).finally(() => setRunning((count) => count - 1)))
  }

  return {
    chosen,
    isPreparing: running > 0,
    /** The question where the record's pictures could not be read again; `count` new ones wait for the answer. */
    question: unread && {
      count: unread.length,
      onReplace: () => set(unread),
      onCancel: () => setUnread(undefined),
    },
    choose,
    removePresent,
    clear: () => {
      turn.current += 1
      set([])
    },
    replace: (index: number, file: File) => set(latest.current.with(index, file)),
    remove: (index: number) => set(latest.current.toSpliced(index, 1)),
    /** The browser cannot show it. */
    refuse: (index: number) => {
      const name = latest.current[index]?.name ?? ''
      set(latest.current.toSpliced(index, 1))
      void onUnreadable([{ name, why: 'other' }])
    },
  }
}

const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)

const canBePrepared = (file: File) =>
  isPicture(file) && typeof Worker === 'function' && typeof OffscreenCanvas === 'function'

/** Pictures that are sent as they are. */
function markUnprepared(files: readonly File[]) {
  for (const file of files.filter(isPicture)) preparedFile({ original: file, result: { state: 'failed' } })
}

async function prepareAll(files: File[], types: readonly string[]): Promise<(File | Unreadable)[]> {
  if (!files.some(canBePrepared)) return files
  try {
    const { prepareFile } = await import('./prepare-files')
    return await Promise.all(files.map((file) => (isPicture(file) ? prepareFile(file, types) : Promise.resolve(file))))
  } catch {
    markUnprepared(files)
    return files
  }
}

/** Resolves to the files at these addresses; undefined when one cannot be read. */
async function readAll(addresses: readonly string[]): Promise<File[] | undefined> {
  const files = await Promise.all(addresses.map(readFile))
  const read = files.filter((file) => file !== undefined)
  return read.length < addresses.length ? undefined : read
}
