import * as v from 'valibot'
import { answerTimeoutMs } from '@/api/lost-answer'
import { encode, encodeUpdate } from '@/api/writes'
import { entriesOf } from '@/contract/entries'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'
import { contractSettings, type MultipartUpdates } from '@/contract/settings'
import { allRows, type Checked, call, type Provider } from './provider-check-calls'
import { type Difference, differences, isObject, kind, unwrap } from './provider-check-shape'

/** The title of every test record, so that a leftover one can be recognised; an e-mail address has it in lower case. */
const mark = 'CDEC-CHECK à supprimer'
const isMarked = (row: Fields) => /cdec-check/i.test(JSON.stringify(row))

type Fields = Record<string, unknown>

/** The created records, and how to remove them. */
interface Made {
  paths: string[]
  /** Removes them, the last first; resolves to those that could not be removed. */
  clean: () => Promise<string[]>
}

export function nothingMade(provider: Provider): Made {
  const made: Made = {
    paths: [],
    clean: async () => {
      const left: string[] = []
      for (const path of made.paths.splice(0).toReversed()) {
        const answer = await call(provider, path, { method: 'DELETE' })
        if ('path' in answer) left.push(path)
      }
      return left
    },
  }
  return made
}

/** Creates, reads, updates and removes a record of each resource, with files. Created records are in `made` until removed. */
export async function checkWrites(provider: Provider, made: Made): Promise<Checked[]> {
  const checked: Checked[] = []
  // A city needs its country, which is created before and removed after it.
  let country: string | undefined = '1'
  try {
    for (const resource of Object.values(resources)) {
      const test = new RecordCheck(provider, resource, made, country)
      checked.push(...(await test.makeAndChange()))
      if (resource.name === 'pays') country = test.key
      else checked.push(...(await test.remove()))
      if (resource.name === 'villes')
        checked.push(...(await new RecordCheck(provider, resources.pays, made, '1', country).remove()))
    }
    for (const file of trialFiles) checked.push(await checkFile(provider, made, file))
    return checked
  } finally {
    for (const path of await made.clean())
      checked.push(
        report(`DELETE ${path}`, 'left behind: remove it by hand', [
          { path, expected: 'removed', received: 'still there' },
        ]),
      )
  }
}

/** Whether a publication can be created with this file. */
async function checkFile(
  provider: Provider,
  made: Made,
  { field, file, what, isRefusable }: TrialFile,
): Promise<Checked> {
  const { publications } = resources
  const test = new RecordCheck(provider, publications, made, undefined)
  const values = {
    ...valuesFor(publications.form, 3, undefined),
    photo: undefined,
    document: undefined,
    [field]: file(),
  }
  const created = await test.create(values)
  const isTaken = test.key !== undefined && isFit(created)
  await test.remove()
  const name = `POST ${publications.path} with ${what}`
  if (isTaken || !isRefusable()) return { ...created, call: name }
  return {
    ...created,
    call: name,
    outcome: 'fits',
    note: 'refused: leave `pictures` in src/contract/settings.ts as it is',
    differences: [],
  }
}

interface TrialFile {
  what: string
  field: 'photo' | 'document'
  file: () => File
  /** Whether the product manages without it. */
  isRefusable: () => boolean
}

class RecordCheck {
  constructor(
    private readonly provider: Provider,
    private readonly resource: Resource,
    private readonly made: Made,
    private readonly country: string | undefined,
    public key?: string,
  ) {}

  private get path() {
    return `${this.resource.path}/${encodeURIComponent(this.key ?? '')}`
  }

  async makeAndChange(): Promise<Checked[]> {
    const { resource } = this
    const values = valuesFor(resource.form, 1, this.country)
    const created = await this.create(values)
    if (this.key === undefined) return [created]
    const read = await this.read('after it was made', values, resource.form)
    return [created, ...read, ...(await this.change())]
  }

  create(values: Fields): Promise<Checked> {
    const { resource } = this
    const body = encode(resource, Object(values), 'create')
    return this.write('POST', resource.path, { method: 'POST', body }, values, resource.form)
  }

  /** Updates the record as the contract's setting says; where that fails, finds out whether the other way does not. */
  private async change(): Promise<Checked[]> {
    const { multipartUpdates } = contractSettings
    const checked = await this.changeBy(multipartUpdates)
    if (this.resource.sends === 'json' || checked.every(isFit)) return checked
    const other = multipartUpdates === 'PUT' ? 'POST with _method=PUT' : 'PUT'
    if (!(await this.changeBy(other)).every(isFit)) return checked
    const note = `the provider needs multipartUpdates: '${other}' in src/contract/settings.ts`
    return checked.map((one) => (isFit(one) ? one : { ...one, note }))
  }

  private async changeBy(multipartUpdates: MultipartUpdates): Promise<Checked[]> {
    const { resource } = this
    const edit = resource.edit ?? resource.form
    const changes = valuesFor(edit, 2, this.country)
    const key = Number.isNaN(Number(this.key)) ? null : Number(this.key)
    const sent = encodeUpdate(resource, Object(changes), key, multipartUpdates)
    const updated = await this.write('PUT', this.path, sent, changes, edit)
    return [updated, ...(await this.read('after it was changed', changes, edit))]
  }

  async remove(): Promise<Checked[]> {
    if (this.key === undefined) return []
    const { path } = this
    const answer = await call(this.provider, path, { method: 'DELETE' })
    if ('path' in answer) return [report(`DELETE ${path}`, '', [answer])]
    this.made.paths = this.made.paths.filter((one) => one !== path)
    const still = await this.inList()
    const wrong = still === undefined ? [] : [{ path: 'list', expected: 'without the record', received: 'still there' }]
    return [report(`DELETE ${path}`, '', wrong)]
  }

  private async write(
    method: 'POST' | 'PUT',
    path: string,
    sent: RequestInit,
    values: Fields,
    form: v.GenericSchema,
  ): Promise<Checked> {
    const before = performance.now()
    const answer = await call(this.provider, path, sent)
    const tookMs = performance.now() - before
    if ('path' in answer) {
      // An answer may be an error although the record was created, which has to be removed then.
      if (method === 'POST') this.key = await this.keyOf(undefined)
      if (method === 'POST' && this.key !== undefined) this.made.paths.push(this.path)
      const note = this.key === undefined || method === 'PUT' ? '' : 'the record was created all the same'
      return report(`${method} ${path}`, note, [answer])
    }
    if (tookMs > answerTimeoutMs)
      return report(`${method} ${path}`, '', [
        { path: 'time', expected: `${answerTimeoutMs / 1000} s at most`, received: `${Math.round(tookMs / 1000)} s` },
      ])
    const inside = unwrap(answer.value, 'a record')
    const record: unknown = 'path' in inside ? undefined : inside.value
    if (method === 'POST') this.key = await this.keyOf(record)
    if (this.key === undefined)
      return report(`POST ${path}`, '', [
        { path: 'answer', expected: `a record with ${this.resource.key}`, received: kind(answer.value) },
      ])
    if (method === 'POST') this.made.paths.push(this.path)
    if (!isObject(record) || !(this.resource.key in record))
      return report(`${method} ${path}`, 'the answer holds no record, which is read from the list', [])
    return report(`${method} ${path}`, '', [
      ...differences(this.resource.row, record, 'record'),
      ...lost(this.resource, record, values, form),
    ])
  }

  private async read(when: string, values: Fields, form: v.GenericSchema): Promise<Checked[]> {
    const { resource, path } = this
    const answer = resource.one === 'list' ? { value: await this.inList() } : await call(this.provider, path)
    const inside = 'path' in answer ? answer : unwrap(answer.value, 'a record')
    const name = `GET ${resource.one === 'list' ? resource.path : path}`
    if ('path' in inside) return [report(name, when, [inside])]
    const record = isObject(inside.value) ? inside.value : {}
    const wrong = [...differences(resource.row, record, 'record'), ...lost(resource, record, values, form)]
    return [report(name, when, wrong), ...(await this.files(record))]
  }

  /** Opens the address of each sent file. */
  private async files(record: Fields): Promise<Checked[]> {
    const read = v.safeParse(this.resource.row, record)
    const found = JSON.stringify(read.success ? read.output : {}).match(/"\/[^"]+\.(?:png|pdf)"/g) ?? []
    return Promise.all(
      [...new Set(found)].map(async (quoted) => {
        const address: string = JSON.parse(quoted)
        const status = await fetch(this.provider.base + address).then(
          (response) => response.status,
          () => 0,
        )
        return report(
          `GET ${address}`,
          'the file that was sent',
          status === 200 ? [] : [{ path: 'status', expected: '200', received: String(status) }],
        )
      }),
    )
  }

  private async keyOf(record: unknown): Promise<string | undefined> {
    const { key } = this.resource
    const value = isObject(record) && key in record ? record[key] : (await this.inList())?.[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }

  /** Returns the test record, or the one with the key, from the list. */
  private async inList(): Promise<Fields | undefined> {
    const rows = await allRows(this.provider, this.resource.path)
    return rows
      .filter((row) => isObject(row))
      .find((row) => (this.key === undefined ? isMarked(row) : String(row[this.resource.key]) === this.key))
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = () => new File([bytesOf(png)], 'cdec-check.png', { type: 'image/png' })
const jpeg =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA='
const webp = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'
const trialFiles: TrialFile[] = [
  {
    what: 'a JPEG',
    field: 'photo',
    file: () => new File([bytesOf(jpeg)], 'cdec-check.jpg', { type: 'image/jpeg' }),
    isRefusable: () => false,
  },
  { what: 'a PNG', field: 'photo', file: picture, isRefusable: () => false },
  {
    what: 'a WebP',
    field: 'photo',
    file: () => new File([bytesOf(webp)], 'cdec-check.webp', { type: 'image/webp' }),
    isRefusable: () => contractSettings.pictures !== 'WebP',
  },
  // PHP takes 2 MB of a file by default, nginx 1 MB of a request.
  {
    what: 'a document of 3 MB',
    field: 'document',
    file: () =>
      new File(['%PDF-1.4\n', new Uint8Array(3_000_000), '\n%%EOF\n'], 'cdec-check-3MB.pdf', {
        type: 'application/pdf',
      }),
    isRefusable: () => false,
  },
]
const pdf = () => new File(['%PDF-1.4\n%%EOF\n'], 'cdec-check.pdf', { type: 'application/pdf' })

/** Returns a form with every field filled by the first value that its validation accepts. */
function valuesFor(form: v.GenericSchema, round: number, country: string | undefined): Fields {
  const candidates = [
    `${mark} ${round}`,
    `2026-01-0${round}`,
    `https://example.org/${round}`,
    `dQw4w9WgXc${round}`,
    `cdec-check-${Date.now()}-${round}@example.org`,
    Number(country),
    round,
    picture(),
    [picture()],
    pdf(),
    'actualite',
  ]
  const filled = Object.entries(entriesOf(form)).map(([name, schema]) => [
    name,
    candidates.find((value) => v.safeParse(schema, value).success),
  ])
  return Object.fromEntries(filled)
}

/** Returns the sent fields that differ in the record; a file's is an address. */
function lost(resource: Resource, record: Fields, values: Fields, form: v.GenericSchema): Difference[] {
  const read = v.safeParse(resource.row, record)
  if (!read.success) return []
  const row: Fields = { ...read.output }
  const output = v.safeParse(form, values)
  const details = isObject(row['details']) ? row['details'] : {}
  return Object.entries(output.success ? Object(output.output) : {}).flatMap(([name, sent]) => {
    const place = [name, `${name}Url`].find((one) => one in row)
    const got = place === undefined ? details[name] : row[place]
    const at = place === undefined ? `record.details.${name}` : `record.${place}`
    if (sent === undefined || (place === undefined && !(name in details))) return []
    const isFile = sent instanceof File || Array.isArray(sent)
    const kept = isFile
      ? typeof got === 'string'
        ? got !== ''
        : Array.isArray(got) && got.length > 0
      : isSame(got, sent)
    return kept
      ? []
      : [{ path: at, expected: isFile ? 'the address of the file' : JSON.stringify(sent), received: kind(got) }]
  })
}

// A number may be returned as text, and a day with a time.
function isSame(got: unknown, sent: unknown) {
  const [one, other] = [got, sent].map((value) => (typeof value === 'number' ? String(value) : value))
  return one === other || (typeof one === 'string' && one.startsWith(`${other as string}T`))
}

const isFit = ({ outcome }: Checked) => outcome === 'fits'

function report(name: string, note: string, found: Difference[]): Checked {
  return { call: name, outcome: found.length === 0 ? 'fits' : 'differs', note, differences: found }
}
