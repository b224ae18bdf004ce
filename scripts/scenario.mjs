import { existsSync, writeFileSync } from 'node:fs'
import { CommandError, command, load } from './command.mjs'
import { readHar } from './har.mjs'

const help = `npm run scenario -- file.har name [--only /api/publications] [--about "What happens"]
Makes a scenario of the built-in provider, mocks/recordings/name.json, of a recording of the browser's network tools: its
calls of /api in their order, with their delays and failures, without what says who somebody is. Play it at /__mock, with
?scenario=name in the address, or in a test with playRecording('name').

  --only PATH    only the calls whose path begins so
  --about TEXT   what /__mock says of it

Look through the file before you share it: names in published texts stay. Ends in 0, or in 2 with what is wrong.`

const options = { only: { type: 'string', default: '/api/' }, about: { type: 'string' } }

const reasons = {
  files: 'pictures and documents',
  empty: 'answers that the recording has no contents of (record with the tools open, and do not clear them)',
  signIns: 'sign-ins: the built-in provider’s accounts sign in',
}

await command(help, options, async ({ only, about }, [file, name]) => {
  if (file === undefined || name === undefined) throw new CommandError(`Two words are needed: file.har name\n\n${help}`)
  const calls = readHar(file).filter(({ url }) => url.pathname.startsWith(only))
  if (calls.length === 0) throw new CommandError(`${file} has no call whose path begins with ${only}.`)
  const { recordingName } = await load('./mocks/scenarios/recorded.ts')
  const { scenarioNames } = await load('./mocks/scenarios/list.ts')
  if (!recordingName.test(name) || scenarioNames.includes(name))
    throw new CommandError(`“${name}” cannot be its name: small letters, digits and hyphens, and no built-in scenario.`)
  const { recordingOf } = await load('./scripts/recording.ts')
  const { recording, leftOut } = recordingOf(calls, about ?? `Enregistrement « ${name} »`)
  const out = `mocks/recordings/${name}.json`
  const was = existsSync(out) ? ' (it has replaced another)' : ''
  writeFileSync(out, `${JSON.stringify(recording, null, 1)}\n`)
  console.log(`${out}${was}: ${recording.calls.length} calls`)
  for (const [why, count] of Object.entries(leftOut)) if (count > 0) console.log(`  left out: ${count} ${reasons[why]}`)
  console.log(`Replay: npm run dev, then http://localhost:5173/?scenario=${name}`)
})
