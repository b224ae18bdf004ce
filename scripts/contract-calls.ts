import * as v from 'valibot'
import * as accounts from '@/contract/accounts'
import { contentTypes } from '@/contract/contents'
import { resources } from '@/contract/registry'
import type { Resource } from '@/contract/resource'
import { type Wrapping, wrappingOf } from '@/contract/rows/define-rows'
import { contractSettings } from '@/contract/settings'
import { answered } from './contract-answers'

/** One call of the contract. Its path has a parameter in braces. */
export interface ContractCall {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  access: 'public' | 'signed in' | 'administrator'
  /** The values of the parameter, or how one is taken from a record of a list. */
  parameter?: readonly string[] | { list: string; take: (row: object) => unknown }
  /** The query parameter that searches the list. */
  search?: string | undefined
  sends?: { as: Resource['sends']; form: v.GenericSchema }
  status?: 201
  answers?: Answer | 'an image'
}

/** What an answer holds within its wrapping. */
export interface Answer {
  schema: v.GenericSchema
  wrapping: Wrapping
}

const all: Resource[] = Object.values(resources)
/** The schemas that calls share, by their names. */
export const schemas: Record<string, v.GenericSchema> = Object.assign(
  { user: answered(accounts.user) },
  ...all.map(({ name, row, form, edit }) => ({
    [name]: answered(row),
    [`${name}-form`]: form,
    ...(edit && { [`${name}-edit`]: edit }),
  })),
)

/** Every call; a list comes before the calls whose parameter is taken from it. */
export const contractCalls: readonly ContractCall[] = [
  ...all.flatMap((resource) => resourceCalls(resource)),
  call('get', '/api/pays/{pays}/villes', 'public', {
    parameter: { list: resources.pays.path, take: fieldOf('id') },
    answers: list('villes', 'bare'),
  }),
  call('get', '/api/images_slides/{filename}', 'public', {
    parameter: { list: resources.slides.path, take: pictureOf },
    answers: 'an image',
  }),
  ...accountCalls(),
]

function resourceCalls(resource: Resource): ContractCall[] {
  const { name, path, key, sends, form, edit = form, search } = resource
  const { reads = 'public', creates = 'administrator' } = resource
  const wraps = wrappingOf(resource)
  const [rows, one] = [list(name, wraps.list), record(name, wraps.one)]
  const parameter = { list: path, take: fieldOf(key) }
  const isPosted = sends === 'multipart' && contractSettings.multipartUpdates !== 'PUT'
  const changes = isPosted ? v.intersect([edit, v.object({ _method: v.literal('PUT') })]) : edit
  const read = call('get', `${path}/{key}`, reads, { parameter, answers: one })
  return [
    call('get', path, reads, { search, answers: rows }),
    call('post', path, creates, { sends: { as: sends, form }, status: 201, answers: one }),
    // The parameter of this address is a type of contents.
    ...(name === 'contents' ? [{ ...read, parameter: contentTypes, answers: rows }] : resource.one ? [] : [read]),
    call(isPosted ? 'post' : 'put', `${path}/{key}`, 'administrator', {
      parameter,
      sends: { as: sends, form: changes },
      answers: one,
    }),
    call('delete', `${path}/{key}`, 'administrator', { parameter }),
  ]
}

function accountCalls(): ContractCall[] {
  const { login, logout, me, users, usager, partenaire } = accounts.accountPaths
  const enter = (path: string, form: v.GenericSchema, name: string) => {
    const schema = v.object({ [name]: record('user', 'bare').schema, access_token: v.string() })
    return call('post', path, 'public', { sends: { as: 'json', form }, answers: { schema, wrapping: 'bare' } })
  }
  return [
    enter(login, accounts.credentials, 'user'),
    call('post', logout, 'signed in'),
    { ...enter(usager, accounts.usagerRegistration, 'usager'), status: 201 },
    { ...enter(partenaire, accounts.partenaireRegistration, 'partenaire'), status: 201 },
    call('get', me, 'signed in', { answers: record('user', 'data.data') }),
    call('get', users, 'administrator', { answers: list('user', 'data.data') }),
    call('get', `${users}/type/{type}`, 'administrator', {
      parameter: accounts.userTypes,
      answers: { schema: answered(accounts.userCount), wrapping: 'bare' },
    }),
  ]
}

type Rest = Omit<ContractCall, 'method' | 'path' | 'access'>

function call(method: ContractCall['method'], path: string, access: ContractCall['access'], rest?: Rest): ContractCall {
  return { method, path, access, ...rest }
}

function record(name: string, wrapping: Wrapping): Answer {
  return { schema: schemas[name] ?? v.never(), wrapping }
}

function list(name: string, wrapping: Wrapping): Answer {
  return { schema: v.array(record(name, wrapping).schema), wrapping }
}

function fieldOf(name: string) {
  return (row: object): unknown => Reflect.get(row, name)
}

function pictureOf(row: object) {
  const slide = v.safeParse(resources.slides.row, row)
  return slide.success && decodeURIComponent(slide.output.image.split('/').at(-1) ?? '')
}
