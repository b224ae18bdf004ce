import type { Fields } from './db'

/** Parses a JSON or multipart body to fields; `name[n]` and `name[]` become lists. Undefined when it cannot be parsed. */
export async function readBody(request: Request): Promise<Fields | undefined> {
  const type = request.headers.get('content-type') ?? ''
  try {
    if (type.startsWith('multipart/form-data')) return fieldsOf(await inTurn(() => request.formData()))
    if (type.startsWith('application/x-www-form-urlencoded')) return fieldsOf(await request.formData())
    const text = await request.text()
    const body: unknown = text === '' ? {} : JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : undefined
  } catch {
    return undefined
  }
}

function fieldsOf(form: FormData): Fields {
  const fields: Fields = {}
  for (const [name, value] of form.entries()) {
    const list = /^(.+)\[\d*\]$/.exec(name)?.[1]
    if (list === undefined) fields[name] = value
    else fields[list] = [...(Array.isArray(fields[list]) ? fields[list] : []), value]
  }
  return fields
}

// Two uploads are read at a time, so that fifty at once do not fill the memory.
let free = 2
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (free === 0) await new Promise<void>((go) => waiting.push(go))
  else free -= 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}
