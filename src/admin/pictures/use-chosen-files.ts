import { useState } from 'react'
import type { Preparation, Refusal } from './encoding'
import { type ChosenFiles, type FileWork, filesOf, readFile } from './files'
import { prepareDocument, preparePicture } from './preparation'

type FileKind = 'image' | 'images' | 'document'

/** A file that is sent. */
export type ChosenFile = Exclude<Preparation, Refusal>

interface ChosenFilesOptions {
  kind: FileKind
  types: readonly string[]
  value: string | number | ChosenFiles
  /** The addresses of the record's files. */
  addresses: readonly string[]
  /** Returns the present value, also between two renders. */
  read: () => string | number | ChosenFiles
  work: FileWork
  onChange: (value: ChosenFiles) => void
  onRefused: (files: readonly Refusal[]) => void
}

/**
 * The chosen files of a field: pictures are prepared, and new ones of a gallery are added to its own. Each change begins with
 * the present value: others may have come and gone since it was asked for.
 */
export function useChosenFiles({ kind, types, value, addresses, read, work, ...events }: ChosenFilesOptions) {
  const { onChange, onRefused } = events
  const [preparations, setPreparations] = useState<ReadonlyMap<File, ChosenFile>>(new Map())
  const { run, isRunning } = useTasks(work)
  /** The pictures that wait for an answer: those of the record's gallery could not be read, to be sent again with them. */
  const [newPictures, setNewPictures] = useState<readonly File[]>()

  function set(files: readonly File[]) {
    setNewPictures(undefined)
    onChange(kind === 'images' ? [...files] : (files[0] ?? null))
  }

  /** Takes the files that fit the field. `unfit` are files that are known not to. */
  async function take(files: readonly File[], unfit: readonly Refusal[] = []) {
    const { fitting, refusals } = await prepareFiles(files, kind, types)
    const refused = [...unfit, ...refusals]
    setPreparations((before) => new Map([...before, ...fitting.map((one) => [one.file, one] as const)]))
    if (fitting.length > 0) await add(fitting.map(({ file }) => file))
    if (refused.length > 0) onRefused(refused)
  }

  async function add(files: readonly File[]) {
    if (kind !== 'images') return set(files)
    const present = filesOf(read()).length > 0 ? [] : await readAll(addresses)
    if (present) set([...present, ...filesOf(read()), ...files])
    else setNewPictures((before = []) => [...before, ...files])
  }

  const remove = (file: File) => set(filesOf(read()).filter((one) => one !== file))
  return {
    chosen: filesOf(value).map((file): ChosenFile => preparations.get(file) ?? { state: 'unprepared', file }),
    isPreparing: isRunning,
    /** The question where the record's pictures could not be read again; `count` new ones wait for the answer. */
    question: newPictures && {
      count: newPictures.length,
      onReplace: () => set(newPictures),
      onCancel: () => setNewPictures(undefined),
    },
    choose: (files: readonly File[]) => run(() => take(files)),
    drop(data: DataTransfer) {
      const { files, refused } = readDrop(data)
      run(() => take(files, refused))
    },
    /** Removing a picture of the record's gallery means sending the others again. */
    removePresent(address: string) {
      run(async () => {
        const others = await readAll(addresses.filter((one) => one !== address))
        if (others) set(others)
        else setNewPictures([])
      })
    },
    clear: () => set([]),
    remove,
    /** Removes a picture that the browser cannot show. */
    refuse(file: File) {
      remove(file)
      onRefused([{ state: 'refused', name: file.name, why: 'no picture' }])
    },
  }
}

/** Runs the tasks of a field one after the other, as part of the form's. */
function useTasks(work: FileWork) {
  const [count, setCount] = useState(0)
  return {
    isRunning: count > 0,
    run(task: () => Promise<void>) {
      setCount((before) => before + 1)
      void work.run(task).finally(() => setCount((before) => before - 1))
    },
  }
}

/** Prepares the files that fit a field, of one for a single file the first; the others are refused. */
async function prepareFiles(files: readonly File[], kind: FileKind, types: readonly string[]) {
  const fitting: ChosenFile[] = []
  const refusals: Refusal[] = []
  for (const file of files) {
    const isFull = kind !== 'images' && fitting.length > 0
    const one: Preparation = isFull
      ? { state: 'refused', name: file.name, why: 'one too many' }
      : await (kind === 'document' ? prepareDocument(file) : preparePicture(file, types))
    if (one.state === 'refused') refusals.push(one)
    else fitting.push(one)
  }
  return { fitting, refusals }
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
