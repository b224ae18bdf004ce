import { readFileSync } from 'node:fs'
import { CommandError } from './command.mjs'

/** Returns the calls of `/api` in a HAR 1.2 file, in the order in which they began. */
export function readHar(file) {
  const entries = entriesOf(file)
  const calls = entries.filter(isCall).toSorted((one, other) => began(one) - began(other))
  if (calls.length === 0)
    throw new CommandError(`${file} has no call of /api: ${entries.length} requests to other addresses.`)
  return calls.map(({ request, response, time }) => ({
    method: request.method.toUpperCase(),
    url: new URL(request.url),
    ms: Math.max(0, Math.round(time ?? 0)),
    headers: pairs(request.headers),
    fields: fieldsOf(request.postData),
    // Browsers write 0 and Playwright -1 for no answer.
    status: Math.max(0, response?.status ?? 0),
    answerHeaders: pairs(response?.headers),
    type: response?.content?.mimeType ?? '',
    text: textOf(response?.content),
  }))
}

function entriesOf(file) {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new CommandError(`There is no file ${file}.`)
  }
  let har
  try {
    har = JSON.parse(text)
  } catch (error) {
    throw new CommandError(`${file} is no HAR: it is not JSON (${error.message}).`)
  }
  if (!Array.isArray(har?.log?.entries))
    throw new CommandError(`${file} is no HAR: it has no log.entries. In the network tools: “Save all as HAR”.`)
  return har.log.entries
}

const isCall = ({ request, response, ...entry }) =>
  typeof request?.method === 'string' &&
  request.method !== 'OPTIONS' &&
  URL.canParse(request.url) &&
  new URL(request.url).pathname.startsWith('/api/') &&
  !isGivenUp(response) &&
  !isGivenUp(entry)

/** Returns whether the page aborted the call, which is no failure of the provider. */
const isGivenUp = ({ _failureText: failure, _error: error } = {}) => /ABORTED/.test(`${failure} ${error}`)

const began = ({ startedDateTime }) => Date.parse(startedDateTime) || 0

const pairs = (list) => (Array.isArray(list) ? list.map(({ name, value }) => [String(name), String(value)]) : [])

/** Returns the fields of a request's body: JSON, a form or multipart. */
function fieldsOf(postData) {
  const { mimeType = '', text = '', params } = postData ?? {}
  if (text === '' && Array.isArray(params)) return Object.fromEntries(pairs(params))
  if (mimeType.startsWith('multipart/form-data')) {
    const parts = text.matchAll(/name="([^"]+)"(?:; *filename="([^"]*)")?[^]*?\r?\n\r?\n([^]*?)\r?\n--/g)
    return Object.fromEntries(Array.from(parts, ([, name, file, value]) => [name, file ?? value]))
  }
  if (mimeType.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Returns the answer as text; undefined for a picture or a document, and in a HAR without contents. */
function textOf({ mimeType = '', text, encoding } = {}) {
  if (typeof text !== 'string' || !/json|html|text\/plain|^$/.test(mimeType)) return undefined
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
}
