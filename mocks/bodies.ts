import type { Fields } from './db'

/** Parses a JSON or multipart body to fields; `name[n]` and `name[]` become lists. Undefined when it cannot be parsed. */
export async function readBody(request: Request): Promise<Fields | undefined> {
  const type = request.headers.get('content-type') ?? ''
  try {
    if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(type))
      return fieldsOf(await request.formData())
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
