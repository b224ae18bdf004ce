import {
  accountPaths,
  credentials,
  partenaireRegistration,
  usagerRegistration,
  user,
  userCount,
} from '@/contract/accounts'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'
import { isPublic, wrappingOf } from '@/contract/rows/define-rows'
import { contractSettings } from '@/contract/settings'
import { contractVersion } from '@/contract/version'
import { formSchema, reference, rowSchema, sentAs, wrapped } from './openapi-schemas'

type Schema = ReturnType<typeof rowSchema>

/** Returns the contract as an OpenAPI 3.1 description, for the provider's developers. */
export function describe() {
  const all: Resource[] = Object.values(resources)
  return {
    openapi: '3.1.0',
    info: {
      title: 'CDEC provider',
      version: String(contractVersion),
      description: 'French entries are translated by the provider; Accept-Language (fr, en) chooses.',
    },
    security: [{ token: [] }],
    paths: {
      ...accountCalls(),
      ...Object.assign({}, ...all.map((resource) => resourceCalls(resource))),
      ...otherCalls(),
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: Object.assign(
        { error, user: rowSchema(user) },
        ...all.map((resource) => ({
          [resource.name]: rowSchema(resource.row),
          [`${resource.name}-form`]: formSchema(resource.form),
          ...(resource.edit && { [`${resource.name}-edit`]: formSchema(resource.edit) }),
        })),
      ),
    },
  }
}

const error: Schema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

function resourceCalls(resource: Resource) {
  const { name, path, search } = resource
  const wraps = wrappingOf(resource)
  const row = reference(name)
  const one = wrapped(row, wraps.one)
  const rows = wrapped({ type: 'array', items: row }, wraps.list)
  const reads = isPublic(resource)
  const form = (schema: string) => ({ [sentAs(resource)]: { schema: reference(schema) } })
  const filter = search ? [{ name: search, in: 'query', schema: { type: 'string' } }] : []
  const read = call(`One of ${name}`, one, { open: reads })
  const parameters = [{ name: 'key', in: 'path', required: true, schema: { type: 'string' } }]
  return {
    [path]: {
      get: {
        ...call(`All ${name}`, rows, { open: reads }),
        parameters: filter,
      },
      post: call(`Add to ${name}`, one, {
        open: resource.creates === 'public',
        status: 201,
        body: form(`${name}-form`),
      }),
    },
    [`${path}/{key}`]: {
      parameters,
      ...(resource.one !== 'list' && { get: read }),
      // The parameter of this address is a type of contents.
      ...(name === 'contents' && { get: call('The contents of a type', rows, { open: reads }) }),
      ...updateCall(resource, one),
      delete: call(`Remove one of ${name}`),
    },
  }
}

function updateCall(resource: Resource, answer: Schema) {
  const { name } = resource
  const form = reference(resource.edit ? `${name}-edit` : `${name}-form`)
  const isPosted = resource.sends === 'multipart' && contractSettings.multipartUpdates !== 'PUT'
  const method: Schema = { type: 'object', required: ['_method'], properties: { _method: { const: 'PUT' } } }
  const body = { [sentAs(resource)]: { schema: isPosted ? { allOf: [form, method] } : form } }
  return { [isPosted ? 'post' : 'put']: call(`Change one of ${name}`, answer, { body }) }
}

function accountCalls() {
  const session = (kind: string): Schema => ({
    type: 'object',
    required: [kind, 'access_token'],
    properties: { [kind]: reference('user'), access_token: { type: 'string' } },
  })
  const json = (schema: Schema) => ({ 'application/json': { schema } })
  const users = wrapped({ type: 'array', items: reference('user') }, 'data.data')
  const register = (kind: string, form: Schema) =>
    call(`Register a ${kind}`, session(kind), { open: true, status: 201, body: json(form) })
  return {
    [accountPaths.login]: {
      post: call('Sign in', session('user'), { open: true, body: json(formSchema(credentials)) }),
    },
    [accountPaths.logout]: { post: call('Sign out') },
    [accountPaths.me]: { get: call('The signed-in user', wrapped(reference('user'), 'data.data')) },
    [accountPaths.users]: { get: call('All users', users) },
    [`${accountPaths.users}/type/{type}`]: {
      parameters: [{ name: 'type', in: 'path', required: true, schema: { type: 'string' } }],
      get: call('How many users of a type', rowSchema(userCount)),
    },
    [accountPaths.usager]: { post: register('usager', formSchema(usagerRegistration)) },
    [accountPaths.partenaire]: { post: register('partenaire', formSchema(partenaireRegistration)) },
  }
}

function otherCalls() {
  const parameter = (name: string) => [{ name, in: 'path', required: true, schema: { type: 'string' } }]
  return {
    '/api/pays/{pays}/villes': {
      get: {
        ...call('The cities of a country', { type: 'array', items: reference('villes') }, { open: true }),
        parameters: parameter('pays'),
      },
    },
    '/api/images_slides/{filename}': {
      get: {
        summary: 'The picture of a slide',
        security: [],
        parameters: parameter('filename'),
        responses: { 200: { description: 'An image' } },
      },
    },
  }
}

interface CallOptions {
  open?: boolean
  status?: number
  body?: object
}

function call(summary: string, schema?: Schema, { open = false, status = 200, body }: CallOptions = {}) {
  const failure = { description: 'Refused', content: { 'application/json': { schema: reference('error') } } }
  const success = { description: 'Done', ...(schema && { content: { 'application/json': { schema } } }) }
  return {
    summary,
    ...(open && { security: [] }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { [status]: success, '4XX': failure },
  }
}
