import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { compressed, isText } from '../build/compress.ts'

const besideName = (name: string) => `.${name}.new`

/** Writes a file beside its place, on the disk, and renames it: readers get the old or the new one, whole. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  const beside = join(dirname(path), besideName(basename(path)))
  const file = await open(beside, 'w', 0o644)
  try {
    await file.writeFile(content)
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(beside, path)
}

/** The files of a site that a refresh writes, by their paths in its folder. */
export class SiteFiles {
  readonly folder: string
  /** How many texts were written and removed. */
  written = 0
  removed = 0
  readonly #present: ReadonlySet<string>

  constructor(folder: string) {
    this.folder = folder
    const found = filesOf(folder)
    // Left by a refresh that was killed.
    for (const path of found.filter((one) => basename(one).startsWith('.') && one.endsWith('.new')))
      rmSync(join(folder, path), { force: true })
    this.#present = new Set(found)
  }

  /** Returns the paths of the files that were there at the start. */
  get present(): ReadonlySet<string> {
    return this.#present
  }

  /** Returns whether a file and its compressed copies were there at the start. */
  isWhole(path: string): boolean {
    return [path, ...(isText(path) ? [`${path}.br`, `${path}.gz`] : [])].every((file) => this.#present.has(file))
  }

  /** Writes a file with its compressed copies, but where they have these bytes already. */
  async write(path: string, content: string | Buffer): Promise<void> {
    const bytes = Buffer.from(content)
    const place = join(this.folder, path)
    if (this.isWhole(path) && readFileSync(place).equals(bytes)) return
    if (isText(path)) {
      const { br, gz } = await compressed(bytes)
      await writeWhole(`${place}.br`, br)
      await writeWhole(`${place}.gz`, gz)
    }
    // Last, because the others are renewed where it differs.
    await writeWhole(place, bytes)
    this.written++
  }

  /** Writes a file without compressed copies, which change at each refresh. */
  async writePlain(path: string, content: string): Promise<void> {
    await writeWhole(join(this.folder, path), content)
  }

  remove(path: string): void {
    for (const file of [path, `${path}.br`, `${path}.gz`]) rmSync(join(this.folder, file), { force: true })
    this.removed++
  }
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))

/** Reads a JSON file that a refresh has written; undefined where there is none or it is damaged. */
export function readJson<Schema extends v.GenericSchema>(path: string, schema: Schema) {
  if (!existsSync(path)) return undefined
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readFileSync(path, 'utf8'))
  return result.success ? result.output : undefined
}
