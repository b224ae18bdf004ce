import { Ajv2020 } from 'ajv/dist/2020.js'
import type { GenericSchema } from 'valibot'
import { accountPaths, credentials, partenaireRegistration, usagerRegistration } from '@/contract/accounts'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'
import { describe as describeContract } from '../../../scripts/openapi-description'
import type { Schema } from './values'

/** One call of the OpenAPI description, with the contract's schema of its body. */
export interface Operation {
  name: string
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  /** It needs no token. */
  open: boolean
  resource: Resource | undefined
  body: { type: string; schema: Schema; form: GenericSchema } | undefined
  status: number
}

const description: {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
} = JSON.parse(JSON.stringify(describeContract()))

interface Described {
  security?: unknown[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

const all: Resource[] = Object.values(resources)
const accountForms: Record<string, GenericSchema> = {
  [accountPaths.login]: credentials,
  [accountPaths.usager]: usagerRegistration,
  [accountPaths.partenaire]: partenaireRegistration,
}

export const resolved = ({ $ref, ...schema }: Schema): Schema =>
  $ref === undefined ? schema : (description.components.schemas[String($ref.split('/').at(-1))] ?? {})

/** Returns the description's schema of a record of a resource. */
export const rowOf = (resource: Resource) => resolved({ $ref: `#/${resource.name}` })

export const operations: Operation[] = Object.entries(description.paths).flatMap(([path, calls]) =>
  (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
    const call = calls[method]
    if (call === undefined) return []
    const resource = all.find((one) => path === one.path || path === `${one.path}/{key}`)
    const [type, sent] = Object.entries(call.requestBody?.content ?? {})[0] ?? []
    const form = accountForms[path] ?? (method === 'put' ? (resource?.edit ?? resource?.form) : resource?.form)
    const body = type && sent && form ? { type, schema: resolved(sent.schema), form } : undefined
    const status = Number(Object.keys(call.responses).find((one) => one.startsWith('2')))
    return [{ name: `${method} ${path}`, method, path, open: call.security?.length === 0, resource, body, status }]
  }),
)

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(description, 'contract')

/** Returns the differences between an answer and its description. */
export function faultsOfAnswer({ path, method }: Operation, status: number, answer: unknown): string[] {
  const { responses } = description.paths[path]?.[method] ?? { responses: {} }
  const key = String(status) in responses ? String(status) : status >= 400 && status < 500 ? '4XX' : undefined
  if (key === undefined) return [`the status ${status} is not described`]
  if (responses[key]?.content === undefined) return []
  const pointer = ['paths', path, method, 'responses', key, 'content', 'application/json', 'schema']
  const schema = `contract#/${pointer
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/')}`
  const validate = ajv.getSchema(schema)
  if (!validate) throw new Error(`No schema at ${schema}`)
  if (validate(answer)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'answer'} ${message}`)
}
