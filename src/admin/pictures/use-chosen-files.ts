import { useRef, useState } from 'react'
import { createStore, useStore } from '@/lib/store'
import {
  type ChosenFiles,
  type FileWork,
  filesOf,
  type PreparedPicture,
  preparedFile,
  readFile,
  type Unreadable,
} from './files'
import type { Crop } from './prepare'

/** What a file field knows beside its value. */
interface Known {
  /** The chosen pictures; of one that is prepared again the last result. */
  pictures: readonly PreparedPicture[]
  /** The addresses of the record's files that were removed from a gallery whose others are still being read. */
  removed: readonly string[]
}

/** A chosen file of a field. */
interface ChosenFile {
  /** Stays when the picture is prepared again. */
  key: number
  file: File
  /** Undefined for a document, and for a file that was not chosen here, as that of a draft. */
  picture: PreparedPicture | undefined
}

/**
 * The chosen files of a field: pictures are prepared, and new ones of a gallery are added to its own. Each change begins with
 * the present value, and finds its files in it by identity: others may have come and gone since it was asked for.
 */
export function useChosenFiles({
  kind,
  types,
  value,
  addresses,
  read,
  work,
  onChange,
  onUnreadable,
}: {
  kind: 'image' | 'images' | 'document'
  types: readonly string[]
  value: string | ChosenFiles
  /** Of the files the record has. */
  addresses: readonly string[]
  /** Returns the present value, also between two renders. */
  read: () => string | ChosenFiles
  work: FileWork
  onChange: (value: ChosenFiles) => void
  /** Chosen files that cannot be sent. */
  onUnreadable: (files: readonly Unreadable[]) => Promise<void>
}) {
  const several = kind === 'images'
  const [known] = useState(() => createStore<Known>({ pictures: [], removed: [] }))
  const { pictures, removed } = useStore(known, known.get())
  const fileKeyOf = useFileKeys()
  /** The record's files that were read, by address. */
  const [presentFiles] = useState(() => new Map<string, File>())
  /** Incremented when the earlier choices of a field for one file become obsolete. */
  const turn = useRef(0)
  const [running, setRunning] = useState(0)
  const [unread, setUnread] = useState<readonly File[]>()
  const kept = () => addresses.filter((address) => !known.get().removed.includes(address))

  function set(files: readonly File[]) {
    setUnread(undefined)
    known.set((now) => ({ ...now, removed: [] }))
    onChange(several ? [...files] : (files[0] ?? null))
  }

  function change(next: (now: readonly File[]) => readonly File[]) {
    set(next(filesOf(read())))
  }

  function run(task: () => Promise<void>) {
    setRunning((count) => count + 1)
    void work.run(task).finally(() => setRunning((count) => count - 1))
  }

  function note(picture: PreparedPicture) {
    const isSame = ({ original }: PreparedPicture) => original === picture.original
    known.set((now) => ({
      ...now,
      pictures: now.pictures.some(isSame)
        ? now.pictures.map((one) => (isSame(one) ? picture : one))
        : [...now.pictures, picture],
    }))
  }

  function choose(picked: readonly File[]) {
    if (picked.length === 0) return
    const files = picked.filter(({ size }) => size > 0)
    const empty = picked.filter(({ size }) => size === 0)
    if (!several) turn.current += 1
    const own = turn.current
    const isWanted = () => turn.current === own
    run(async () => {
      if (!isWanted()) return
      const prepared = kind === 'document' ? files : await preparePictures(files, types)
      if (!isWanted()) return
      const unreadable: Unreadable[] = empty.map(({ name }) => ({ name, why: 'empty' }))
      const ready: File[] = []
      for (const one of prepared) {
        if (one instanceof File) ready.push(one)
        else if ('why' in one) unreadable.push(one)
        else {
          note(one)
          ready.push(preparedFile(one))
        }
      }
      if (ready.length > 0) await add(ready)
      if (unreadable.length > 0) await onUnreadable(unreadable)
    })
  }

  async function add(files: readonly File[]) {
    if (!several) return set(files)
    const present = filesOf(read()).length > 0 ? [] : await readAll(kept(), presentFiles)
    if (present === undefined) setUnread(files)
    else change((now) => [...present, ...now, ...files])
  }

  /** Removing a picture of a gallery means sending the others again. */
  function removePresent(address: string) {
    known.set((now) => ({ ...now, removed: [...now.removed, address] }))
    run(async () => {
      if (filesOf(read()).length > 0) {
        const own = presentFiles.get(address)
        return change((now) => now.filter((one) => one !== own))
      }
      const others = await readAll(kept(), presentFiles)
      if (others) return set(others)
      known.set((now) => ({ ...now, removed: now.removed.filter((one) => one !== address) }))
      setUnread([])
    })
  }

  const originalOf = (file: File) => pictureOf(known.get().pictures, file)?.original ?? file

  /** Replaces a chosen file, unless it was removed meanwhile. */
  function replace(file: File, other: File) {
    const original = originalOf(file)
    change((now) => now.map((one) => (originalOf(one) === original ? other : one)))
  }

  function remove(file: File) {
    const original = originalOf(file)
    change((now) => now.filter((one) => originalOf(one) !== original))
  }

  return {
    chosen: filesOf(value).map((file): ChosenFile => {
      const picture = pictureOf(pictures, file)
      return { key: fileKeyOf(picture?.original ?? file), file, picture }
    }),
    /** The addresses of the record's files, without those that are being removed. */
    present: addresses.filter((address) => !removed.includes(address)),
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
    replace,
    remove,
    /** Prepares a picture again, cropped or whole. */
    crop: ({ original, cropped, ...picture }: PreparedPicture, crop: Crop | undefined) =>
      work.run(async () => {
        const { prepareFile } = await import('./prepare-file')
        const whole = cropped?.whole ?? preparedFile({ original, ...picture })
        const ready = await prepareFile(original, types, crop && { crop, whole })
        if ('why' in ready) return onUnreadable([ready])
        replace(original, preparedFile(ready))
        note(ready)
      }),
    /** The browser cannot show it. */
    refuse: (file: File) => {
      remove(file)
      void onUnreadable([{ name: file.name, why: 'other' }])
    },
  }
}

/** Returns a function from a file to a React key. */
function useFileKeys(): (file: File) => number {
  const [keys] = useState(() => new Map<File, number>())
  return (file) => {
    const key = keys.get(file) ?? keys.size
    keys.set(file, key)
    return key
  }
}

/** Resolves to the files at these addresses, which are read once; undefined when one cannot be read. */
async function readAll(addresses: readonly string[], read: Map<string, File>): Promise<File[] | undefined> {
  const files = await Promise.all(
    addresses.map(async (address) => {
      const file = read.get(address) ?? (await readFile(address))
      if (file) read.set(address, file)
      return file
    }),
  )
  const found = files.filter((file) => file !== undefined)
  return found.length < addresses.length ? undefined : found
}

/** Returns the picture that a file is the original or the prepared one of. */
const pictureOf = (pictures: readonly PreparedPicture[], file: File) =>
  pictures.find((one) => one.original === file || preparedFile(one) === file)

const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)

const canPrepare = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function'

/** Prepares chosen pictures one after the other; what is no picture is not taken. */
async function preparePictures(
  files: readonly File[],
  types: readonly string[],
): Promise<(PreparedPicture | Unreadable)[]> {
  const loaded =
    files.some(isPicture) && canPrepare() ? await import('./prepare-file').catch(() => undefined) : undefined
  const prepared = []
  for (const file of files) {
    if (!isPicture(file)) prepared.push({ name: file.name, why: 'other' } as const)
    else
      prepared.push(
        (await loaded?.prepareFile(file, types)) ?? { original: file, result: { state: 'failed' } as const },
      )
  }
  return prepared
}
