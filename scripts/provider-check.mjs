import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { addressOf, CommandError, command, load } from './command.mjs'

const help = `npm run provider:check -- http://host:port [--token T] [--write [--yes]] [--json report.json]
Reads every GET of the contract from a provider and says where its answers differ. It only reads.

  --token T      an administrator's token; without it the calls that need one are left out
  --write        also makes, reads, changes and removes a marked record of each resource, files too
  --yes          does not ask for the confirmation of --write
  --json FILE    writes the report as JSON, too

Ends in 0 when everything fits, 1 when something differs, 2 when it could not be checked.`

const options = {
  token: { type: 'string' },
  write: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  json: { type: 'string' },
}

await command(
  help,
  options,
  async ({ token, write, yes, json }, [word]) => {
    const provider = { base: addressOf(word, 'The provider’s address'), token }
    if (write && token === undefined) throw new CommandError('--write needs --token: an administrator’s token.')
    await reach(provider)
    if (write && !yes) await confirm(provider.base)
    const { checkProvider } = await load('./scripts/provider-check-calls.ts')
    const calls = await checkProvider(provider)
    if (write) calls.push(...(await writes(provider)))
    for (const call of calls) print(call)
    if (json !== undefined)
      await writeFile(json, `${JSON.stringify({ provider: provider.base, write, calls }, null, 2)}\n`)
    const differing = calls.filter(({ outcome }) => outcome === 'differs').length
    console.log(differing === 0 ? 'Everything checked fits the contract.' : `${differing} calls differ.`)
    return differing === 0 ? 0 : 1
  },
  { arguments: 1 },
)

/** Fails for an address without an answer, or a token that is not an administrator's. */
async function reach({ base, token }) {
  const headers = { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${base}${token ? '/api/users' : '/api/slides'}`, { headers }).catch(() => undefined)
  if (!answer) throw new CommandError(`No provider answers at ${base}.`)
  if (token && (answer.status === 401 || answer.status === 403))
    throw new CommandError(`The token is refused (${answer.status}): sign in as an administrator for another one.`)
}

async function confirm(base) {
  const { host } = new URL(base)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  terminal.once('close', () => terminal.emit('line', ''))
  const typed = await terminal.question(`This writes to ${host} and removes what it wrote. Type the host to go on: `)
  terminal.close()
  if (typed.trim() !== host) throw new CommandError('Not confirmed: nothing was written.')
}

/** Runs the writes; their records are removed also after an interruption. */
async function writes(provider) {
  const { checkWrites, nothingMade } = await load('./scripts/provider-check-write.ts')
  const made = nothingMade(provider)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      for (const path of await made.clean()) console.error(`left behind: ${path}`)
      process.exit(130)
    })
  return checkWrites(provider, made)
}

function print({ call, outcome, note, differences }) {
  const shown = 5
  console.log(`${outcome.padEnd(8)}  ${call}${note ? ` (${note})` : ''}`)
  for (const { path, expected, received } of differences.slice(0, shown))
    console.log(`            ${path}: expected ${expected}, received ${received}`)
  if (differences.length > shown) console.log(`            and ${differences.length - shown} more`)
  if (differences.length > 0) console.log(`            → ${meaning(call)}`)
}

/** Returns what a difference means for users. */
function meaning(call) {
  const [method, path] = call.split(' ')
  const what = path.split(/[/?]/)[2]
  if (method === 'POST')
    return `administrators (or visitors, for subscribers) cannot add to ${what}, or what they add is not kept whole`
  if (method === 'PUT') return `a change of ${what} is lost, whole or in part`
  if (method === 'DELETE') return `administrators cannot remove from ${what}`
  if (/files|images_slides|storage|\.(?:png|pdf)$/.test(path)) return 'a picture or a document is not shown'
  if (/^(?:me|users)$/.test(what)) return 'signing in, or the figures of the dashboard, fail'
  return `the pages that show ${what} leave these records or values out, or say that they cannot be loaded`
}
