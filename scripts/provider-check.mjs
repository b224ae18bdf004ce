import { createInterface } from 'node:readline'
import { addressOf, CommandError, command, load } from './command.mjs'

const help = `npm run provider:check -- http://host:port [--token T] [--write [--yes]]
Reads every GET of the contract from a provider and says where its answers differ. It only reads.

  --token T      an administrator's token; without it the calls that need one are left out
  --write        also makes, reads, changes and removes a marked record of each resource, files too
  --yes          does not ask for the confirmation of --write

Ends in 0 when everything fits, 1 when something differs, 2 when it could not be checked.`

const options = {
  token: { type: 'string' },
  write: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
}

/** What a difference means for users, by the method of its call. */
const meanings = {
  GET: 'what is shown of it is missing or left out',
  POST: 'what is added is refused, or not kept whole',
  PUT: 'a change is lost, whole or in part',
  DELETE: 'administrators cannot remove it',
}

await command(
  help,
  options,
  async ({ token, write, yes }, [word]) => {
    const provider = { base: addressOf(word, 'The provider’s address'), token }
    if (write && token === undefined) throw new CommandError('--write needs --token: an administrator’s token.')
    await reach(provider)
    if (write && !yes) await confirm(provider.base)
    const { checkProvider } = await load('./scripts/provider-check-reads.ts')
    const calls = await checkProvider(provider)
    if (write) calls.push(...(await writes(provider)))
    for (const call of calls) print(call)
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
  process.stdout.write(`This writes to ${host} and removes what it wrote. Type the host to go on: `)
  for await (const typed of createInterface({ input: process.stdin })) {
    if (typed.trim() === host) return
    break
  }
  throw new CommandError('Not confirmed: nothing was written.')
}

/** Runs the writes; their records are removed also after an interruption. */
async function writes(provider) {
  const { checkWrites, clean } = await load('./scripts/provider-check-write.ts')
  const made = new Set()
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      for (const path of await clean(provider, made)) console.error(`left behind: ${path}`)
      process.exit(130)
    })
  return checkWrites(provider, made)
}

function print({ call, outcome, note, differences }) {
  const shown = 5
  console.log(`${outcome.padEnd(8)}  ${call}${note ? ` (${note})` : ''}`)
  for (const difference of differences.slice(0, shown)) console.log(`            ${difference}`)
  if (differences.length > shown) console.log(`            and ${differences.length - shown} more`)
  if (differences.length > 0) console.log(`            → ${meanings[call.split(' ')[0]]}`)
}
