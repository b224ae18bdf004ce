import { useState } from 'react'
import type { Preparation } from './encoding'
import { type ChosenFiles, type FileWork, filesOf, readFile } from './files'
import { preparePicture } from './preparation'

export type RefusedPicture = Extract<Preparation, { state: 'refused' }>
type SentPicture = Exclude<Preparation, RefusedPicture>

/** A file that is sent. A document, and a picture that was read again from the record, are not prepared. */
export type ChosenFile = SentPicture | { state: 'unprepared'; file: File }

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
  onRefused: (pictures: readonly RefusedPicture[]) => void
}) {
  const [pictures, setPictures] = useState<ReadonlyMap<File, SentPicture>>(new Map())
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

  async function prepare(files: readonly File[]) {
    const prepared = []
    for (const file of files) prepared.push(await preparePicture(file, types))
    const sent = prepared.filter((one) => one.state !== 'refused')
    const refused = prepared.filter((one) => one.state === 'refused')
    setPictures((before) => new Map([...before, ...sent.map((one) => [one.file, one] as const)]))
    if (sent.length > 0) await add(sent.map(({ file }) => file))
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
    chosen: filesOf(value).map((file): ChosenFile => pictures.get(file) ?? { state: 'unprepared', file }),
    isPreparing: running > 0,
    /** The question where the record's pictures could not be read again; `count` new ones wait for the answer. */
    question: waiting && {
      count: waiting.length,
      onReplace: () => set(waiting),
      onCancel: () => setWaiting(undefined),
    },
    choose(files: readonly File[]) {
      if (kind === 'document') set(files)
      else run(() => prepare(files))
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
      onRefused([{ state: 'refused', name: file.name, why: 'other' }])
    },
  }
}

/** Resolves to the files at these addresses; undefined when one cannot be read. */
async function readAll(addresses: readonly string[]): Promise<File[] | undefined> {
  const files = (await Promise.all(addresses.map(readFile))).filter((file) => file !== undefined)
  return files.length < addresses.length ? undefined : files
}
