import { useState } from 'react'
import type { Preparation, Refusal } from './encoding'
import { type ChosenFiles, type FileWork, filesOf, readFile } from './files'
import { prepareDocument, preparePicture } from './preparation'

/** A file that is sent. */
export type ChosenFile = Exclude<Preparation, Refusal>

/**
 * The chosen files of a field: pictures are prepared, and new ones of a gallery are added to its own. Each change begins with
 * the present value: others may have come and gone since it was asked for.
 */
export function useChosenFiles({
  kind,
  types,
  value,
  addresses,
  read,
  work,
  onChange,
  onRefused,
}: {
  kind: 'image' | 'images' | 'document'
  types: readonly string[]
  value: string | number | ChosenFiles
  /** Of the files the record has. */
  addresses: readonly string[]
  /** Returns the present value, also between two renders. */
  read: () => string | number | ChosenFiles
  work: FileWork
  onChange: (value: ChosenFiles) => void
  onRefused: (files: readonly Refusal[]) => void
}) {
  const [prepared, setPrepared] = useState<ReadonlyMap<File, ChosenFile>>(new Map())
  const [running, setRunning] = useState(0)
  /** New pictures of a gallery whose own could not be read to be sent again. */
  const [waiting, setWaiting] = useState<readonly File[]>()

  function set(files: readonly File[]) {
    setWaiting(undefined)
    onChange(kind === 'images' ? [...files] : (files[0] ?? null))
  }

  function run(task: () => Promise<void>) {
    setRunning((count) => count + 1)
    void work.run(task).finally(() => setRunning((count) => count - 1))
  }

  /** Takes the files that fit the field, or the first of them. `refused` are those that are known not to. */
  async function take(files: readonly File[], refused: Refusal[]) {
    const fitting: ChosenFile[] = []
    for (const file of files) {
      const isFull = kind !== 'images' && fitting.length > 0
      const one: Preparation = isFull
        ? { state: 'refused', name: file.name, why: 'one too many' }
        : await (kind === 'document' ? prepareDocument(file) : preparePicture(file, types))
      if (one.state === 'refused') refused.push(one)
      else fitting.push(one)
    }
    setPrepared((before) => new Map([...before, ...fitting.map((one) => [one.file, one] as const)]))
    if (fitting.length > 0) await add(fitting.map(({ file }) => file))
    if (refused.length > 0) onRefused(refused)
  }

  async function add(files: readonly File[]) {
    if (kind !== 'images') return set(files)
    const present = filesOf(read()).length > 0 ? [] : await readAll(addresses)
    if (present) set([...present, ...filesOf(read()), ...files])
    else setWaiting((before = []) => [...before, ...files])
  }

  const remove = (file: File) => set(filesOf(read()).filter((one) => one !== file))

  return {
    chosen: filesOf(value).map((file): ChosenFile => prepared.get(file) ?? { state: 'unprepared', file }),
    isPreparing: running > 0,
    /** The question where the record's pictures could not be read again; `count` new ones wait for the answer. */
    question: waiting && {
      count: waiting.length,
      onReplace: () => set(waiting),
      onCancel: () => setWaiting(undefined),
    },
    choose: (files: readonly File[]) => run(() => take(files, [])),
    drop(data: DataTransfer) {
      const { files, refused } = readDrop(data)
      run(() => take(files, refused))
    },
    /** Removing a picture of the record's gallery means sending the others again. */
    removePresent(address: string) {
      run(async () => {
        const others = await readAll(addresses.filter((one) => one !== address))
        if (others) set(others)
        else setWaiting([])
      })
    },
    clear: () => set([]),
    remove,
    /** The browser cannot show it. */
    refuse(file: File) {
      remove(file)
      onRefused([{ state: 'refused', name: file.name, why: 'no picture' }])
    },
  }
}

/** Returns the files of a drop. A folder is among them, as a file that nobody can read; an address and a text are not. */
function readDrop(data: DataTransfer): { files: File[]; refused: Refusal[] } {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry())
  const folders = new Set(entries.filter((entry) => entry?.isDirectory).map((entry) => entry?.name))
  const files = [...data.files].filter(({ name }) => !folders.has(name))
  const refused = [...folders].map((name = ''): Refusal => ({ state: 'refused', name, why: 'folder' }))
  if (data.files.length === 0) refused.push({ state: 'refused', name: '', why: 'no file' })
  return { files, refused }
}

/** Resolves to the files at these addresses; undefined when one cannot be read. */
async function readAll(addresses: readonly string[]): Promise<File[] | undefined> {
  const files = (await Promise.all(addresses.map(readFile))).filter((file) => file !== undefined)
  return files.length < addresses.length ? undefined : files
}
