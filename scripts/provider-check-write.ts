import sharp from 'sharp'
import * as v from 'valibot'
import type { Call } from '@/api/http'
import { answerTimeoutMs } from '@/api/lost-answer'
import { recordPath, requestWhole } from '@/api/reads'
import { listIn } from '@/api/unwrap'
import { encode, encodeUpdate } from '@/api/writes'
import { entriesOf } from '@/contract/entries'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'
import { contractSettings, type MultipartUpdates } from '@/contract/settings'
import { schemas } from './contract-calls'
import {
  type Checked,
  checkFile,
  differences,
  type Fields,
  isObject,
  isRecord,
  type Provider,
  report,
  send,
  unwrap,
} from './provider-check-reads'

/** The title of every test record, so that a leftover one can be recognised; an e-mail address has it in lower case. */
const mark = 'CDEC-CHECK à supprimer'
const isMarked = (row: Fields) => /cdec-check/i.test(JSON.stringify(row))

/** Creates, reads, changes and removes a record of each resource, with files. `made` holds the path of each until it is removed. */
export async function checkWrites(provider: Provider, made: Set<string>): Promise<Checked[]> {
  const checked: Checked[] = []
  try {
    let country: Trial | undefined
    for (const resource of Object.values(resources)) {
      const trial = new Trial(provider, resource, made, country?.key)
      checked.push(...(await trial.makeAndChange()))
      if (resource === resources.pays) country = trial
      else checked.push(...(await trial.remove()))
    }
    // A city needs its country, which is removed after it.
    checked.push(...((await country?.remove()) ?? []), ...(await checkFiles(provider, made)))
  } finally {
    for (const path of await clean(provider, made))
      checked.push(report(`DELETE ${path}`, ['left behind: remove this record by hand']))
  }
  return checked
}

/** Removes what was made, the last first. Returns the paths of what could not be removed. */
export async function clean(provider: Provider, made: Set<string>): Promise<string[]> {
  const left: string[] = []
  for (const path of [...made].toReversed()) {
    made.delete(path)
    if ('failure' in (await send(provider, path, { method: 'DELETE' }))) left.push(path)
  }
  return left
}

/** The record of a resource that is made, changed and removed. */
class Trial {
  key: string | undefined

  constructor(
    private readonly provider: Provider,
    private readonly resource: Resource,
    private readonly made: Set<string>,
    private readonly country = '1',
  ) {}

  private get path() {
    return this.key === undefined ? this.resource.path : recordPath(this.resource, this.key)
  }

  async makeAndChange(): Promise<Checked[]> {
    const { form } = this.resource
    const values = valuesFor(form, 1, this.country)
    const created = await this.create(values)
    return this.key === undefined ? [created] : [created, ...(await this.read(form, values)), ...(await this.change())]
  }

  create(values: Fields): Promise<Checked> {
    const { form } = this.resource
    return this.write(form, values, {
      method: 'POST',
      body: encode(this.resource, Object(v.parse(form, values)), 'create'),
    })
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

  private async changeBy(by: MultipartUpdates): Promise<Checked[]> {
    const { form, edit = form, key } = this.resource
    const values = valuesFor(edit, 2, this.country)
    const sent = encodeUpdate(this.resource, Object(v.parse(edit, values)), key === 'id' ? Number(this.key) : null, by)
    return [await this.write(edit, values, sent), ...(await this.read(edit, values))]
  }

  private async write(form: v.GenericSchema, values: Fields, sent: Call): Promise<Checked> {
    const { key } = this.resource
    const isNew = this.key === undefined
    const call = `${isNew ? 'POST' : 'PUT'} ${this.path}`
    const before = performance.now()
    const answer = await send(this.provider, this.path, sent)
    const seconds = Math.round((performance.now() - before) / 1000)
    const record = 'body' in answer && unwrap(answer.body, isRecord).value
    const row = isObject(record) && key in record ? record : undefined
    // The record may have been created although the answer is an error; then it has to be removed.
    const id = isNew && (row ?? (await this.inList()))?.[key]
    if (typeof id === 'string' || typeof id === 'number') {
      this.key = String(id)
      this.made.add(this.path)
    }
    if ('failure' in answer) return report(call, [answer.failure], isNew && this.key ? 'created all the same' : '')
    if (this.key === undefined) return report(call, [`answer: no record with ${key}`])
    if (seconds * 1000 > answerTimeoutMs) return report(call, [`time: the site does not wait ${seconds} s`])
    if (!row) return report(call, [], 'no record in the answer: it is read from the list')
    return report(call, wrong(this.resource, row, form, values))
  }

  private async read(form: v.GenericSchema, values: Fields): Promise<Checked[]> {
    const { resource, provider } = this
    const isListed = resource.one === 'list'
    const answer = isListed ? { body: await this.inList() } : await send(provider, this.path)
    const call = `GET ${isListed ? resource.path : this.path}`
    if ('failure' in answer) return [report(call, [answer.failure])]
    const record = unwrap(answer.body, isRecord).value
    const read = v.safeParse(resource.row, record)
    const files = JSON.stringify(read.output)?.match(/(?<=")\/[^"]+\.(?:png|pdf)(?=")/g) ?? []
    return [
      report(call, wrong(resource, record, form, values)),
      ...(await Promise.all([...new Set(files)].map((file) => checkFile(provider, file, 'the file that was sent')))),
    ]
  }

  async remove(): Promise<Checked[]> {
    if (this.key === undefined) return []
    const answer = await send(this.provider, this.path, { method: 'DELETE' })
    const call = `DELETE ${this.path}`
    if ('failure' in answer) return [report(call, [answer.failure])]
    this.made.delete(this.path)
    return [report(call, (await this.inList()) ? ['list: the record is still there'] : [])]
  }

  /** Returns the record from the list; while its key is not known, the one with the mark. */
  private async inList(): Promise<Fields | undefined> {
    const { base, token = null } = this.provider
    const { path, key } = this.resource
    const { body } = await requestWhole(base + path, { token, locale: 'fr' }).catch(() => ({ body: [] }))
    const isIt = (row: Fields) => (this.key === undefined ? isMarked(row) : String(row[key]) === this.key)
    return listIn(body)
      ?.filter((row) => isObject(row))
      .find(isIt)
  }
}

/** Returns where a record differs from the contract and from what was sent; a file's field holds an address. */
function wrong({ name, row }: Resource, record: unknown, form: v.GenericSchema, values: Fields): string[] {
  const read = v.safeParse(row, record)
  const output: Fields = Object(read.success ? read.output : {})
  const fields: Fields = { ...Object(output.details), ...output }
  const lost = Object.entries(Object(v.safeParse(form, values).output)).flatMap(([sent, value]) => {
    const field = [sent, `${sent}Url`].find((one) => one in fields)
    if (field === undefined || value === undefined) return []
    const got = `${fields[field] as string | number}`
    const isFile = value instanceof File || Array.isArray(value)
    const expected = isFile ? 'the address of the file' : `${value as string | number}`
    // A day may be returned with a time.
    if (isFile ? got !== '' : got === expected || got.startsWith(`${expected}T`)) return []
    return [`${field}: ${expected} was expected, received ${got.slice(0, 80)}`]
  })
  return [...differences(schemas[name] ?? row, record), ...lost]
}

const isFit = ({ outcome }: Checked) => outcome === 'fits'

const pixel = { create: { width: 1, height: 1, channels: 3, background: 'gold' } } as const
const picture = async (type: 'jpeg' | 'png' | 'webp') =>
  new File([new Uint8Array(await sharp(pixel).toFormat(type).toBuffer())], `cdec-check.${type}`, {
    type: `image/${type}`,
  })
const png = await picture('png')
const pdf = (size: number) =>
  new File(['%PDF-1.4\n', new Uint8Array(size), '\n%%EOF\n'], 'cdec-check.pdf', { type: 'application/pdf' })

/** A file of each kind that the site sends: PHP takes 2 MB of a file by default, nginx 1 MB of a request. */
const trialFiles = {
  'a JPEG': { photo: await picture('jpeg') },
  'a PNG': { photo: png },
  'a WebP': { photo: await picture('webp') },
  'a document of 3 MB': { document: pdf(3_000_000) },
}

/** Makes a publication with each file. */
async function checkFiles(provider: Provider, made: Set<string>): Promise<Checked[]> {
  const checked: Checked[] = []
  for (const [what, file] of Object.entries(trialFiles)) {
    const trial = new Trial(provider, resources.publications, made)
    const created = { ...(await trial.create({ title: mark, ...file })), call: `POST /api/publications with ${what}` }
    await trial.remove()
    const isNeeded = what !== 'a WebP' || contractSettings.pictures === 'WebP'
    const refused = report(created.call, [], 'refused: leave `pictures` in src/contract/settings.ts as it is')
    checked.push(isFit(created) || isNeeded ? created : refused)
  }
  return checked
}

/** Returns a form with every field filled by the first value that its validation accepts. */
function valuesFor(form: v.GenericSchema, round: number, country = '1'): Fields {
  const candidates = [
    `${mark} ${round}`,
    `2026-01-0${round}`,
    `https://example.org/${round}`,
    `dQw4w9WgXc${round}`,
    `cdec-check-${Date.now()}-${round}@example.org`,
    Number(country),
    round,
    png,
    [png],
    pdf(0),
    'actualite',
  ]
  const filled = Object.entries(entriesOf(form)).map(([name, schema]) => [
    name,
    candidates.find((value) => v.safeParse(schema, value).success),
  ])
  return Object.fromEntries(filled)
}
