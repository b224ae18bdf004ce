import { parseArgs } from 'node:util'

/** What the person at the terminal can put right: its message is all that is shown, and the command ends in 2. */
export class CommandError extends Error {}

/**
 * Runs a command with its options (as `parseArgs` takes them) and its other words. `--help` prints how it is called; so
 * does a wrong option. The command ends in what `run` gives, 0 if it gives nothing.
 */
export async function command(help, options, run) {
  try {
    const all = { ...options, help: { type: 'boolean', short: 'h' } }
    const { values, positionals } = parseArgs({ allowPositionals: true, options: all })
    if (values.help) process.stdout.write(`${help}\n`)
    else process.exitCode = (await run(values, positionals)) ?? 0
  } catch (error) {
    const wrongWords = String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!(error instanceof CommandError) && !wrongWords) throw error
    process.stderr.write(`${error.message}\n${wrongWords ? `\n${help}\n` : ''}`)
    process.exitCode = 2
  }
}

/** An address of the arguments, without its last slash. */
export function addressOf(word, what) {
  if (word === undefined) throw new CommandError(`${what} is missing: http://host:port (--help says more)`)
  if (!/^https?:/.test(word) || !URL.canParse(word))
    throw new CommandError(`${what} is no address: ${word} (expected http://host:port)`)
  return word.replace(/\/$/, '')
}

/** A port of the arguments; 0 for any that is free. */
export function portOf(word) {
  if (!/^\d{1,5}$/.test(word) || Number(word) > 65_535) throw new CommandError(`--port is no port: ${word}`)
  return Number(word)
}

/** A module of the project in TypeScript, with its aliases. */
export async function load(file) {
  const { runnerImport } = await import('vite')
  const options = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
  return (await runnerImport(file, options)).module
}
