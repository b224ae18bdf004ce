import type { Fields } from './db'

/**
 * The fields of a JSON or multipart body; `name[n]` and `name[]` become lists. Undefined when it cannot be read.
 * Bodies are read two at a time, whatever the number of requests: the others wait on their sockets, so that many
 * uploads at once do not fill the memory.
 */
export function readBody(request: Request): Promise<Fields | undefined> {
  return inTurn(async () => {
    try {
      const type = request.headers.get('content-type') ?? ''
      if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) {
        return fieldsOf(await request.formData())
      }
      const text = await request.text()
      const body: unknown = text === '' ? {} : JSON.parse(text)
      return typeof body === 'object' && body !== null ? { ...body } : undefined
    } catch {
      return undefined
    }
  })
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
