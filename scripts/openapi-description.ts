import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { contractVersion } from '@/contract/version'
import { type Answer, type ContractCall, contractCalls, schemas } from './contract-calls'

const refusal = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.array(v.string()))) })

/** Returns the contract as an OpenAPI 3.1 description, for the provider's developers. */
export function describe() {
  const paths: Record<string, object> = {}
  for (const call of contractCalls) paths[call.path] = { ...paths[call.path], [call.method]: operation(call) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'CDEC provider',
      version: String(contractVersion),
      description: 'French entries are translated by the provider; Accept-Language (fr, en) chooses.',
    },
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: described(v.never()).$defs,
    },
  }
}

function operation({ path, access, parameter, search, sends, status, answers }: ContractCall) {
  const [, name] = /\{(\w+)\}/.exec(path) ?? []
  const schema = { type: 'string', ...(Array.isArray(parameter) && { enum: parameter }) }
  return {
    ...(access === 'public' && { security: [] }),
    parameters: [
      ...(name ? [{ name, in: 'path', required: true, schema }] : []),
      ...(search ? [{ name: search, in: 'query', schema: { type: 'string' } }] : []),
    ],
    ...(sends && {
      requestBody: { required: true, content: content(sends.form, sends.as === 'json' ? json : 'multipart/form-data') },
    }),
    responses: {
      [status ?? 200]: {
        description: 'Done',
        ...(answers && { content: answers === 'an image' ? { 'image/*': {} } : content(wrapped(answers)) }),
      },
      '4XX': { description: 'Refused', content: content(refusal) },
    },
  }
}

const json = 'application/json'

function content(form: v.GenericSchema, type = json) {
  const { $schema: _schema, $defs: _defs, ...schema } = described(form)
  return { [type]: { schema } }
}

function wrapped({ schema, wrapping }: Answer): v.GenericSchema {
  const data = wrapping === 'bare' ? schema : v.object({ data: schema })
  return wrapping === 'data.data' ? v.object({ data }) : data
}

/** Returns the JSON schema: files are binary, and checks that JSON schemas do not have are left out. */
const described = (schema: v.GenericSchema) =>
  toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: { ...schemas, error: refusal },
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideSchema: ({ valibotSchema: { type } }) =>
      type === 'instance' ? { type: 'string', format: 'binary' } : undefined,
  })
