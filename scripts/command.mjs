import { parseArgs } from 'node:util'

/** An error of usage: only its message is shown, and the command exits with 2. */
export class CommandError extends Error {}

/**
 * Runs a command with its options (as for `parseArgs`) and at most `arguments` positional arguments. `--help` prints the help, and
 * so does a word that is not expected. The command exits with the number that `run` returns, else with 0.
 */
export async function command(help, options, run, { arguments: most = 0 } = {}) {
  try {
    const all = { ...options, help: { type: 'boolean', short: 'h' } }
    const { values, positionals } = parseArgs({ allowPositionals: true, options: all })
    const [extra] = positionals.slice(most)
    if (values.help) process.stdout.write(`${help}\n`)
    else if (extra !== undefined) throw new CommandError(`“${extra}” is not expected.\n\n${help}`)
    else process.exitCode = (await run(values, positionals)) ?? 0
  } catch (error) {
    const wrongWords = String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!(error instanceof CommandError) && !wrongWords) throw error
    process.stderr.write(`${error.message}\n${wrongWords ? `\n${help}\n` : ''}`)
    process.exitCode = 2
  }
}

/** Parses an address argument and removes its trailing slash. */
export function addressOf(word, what) {
  if (word === undefined) throw new CommandError(`${what} is missing: http://host:port (--help says more)`)
  if (!/^https?:/.test(word) || !URL.canParse(word))
    throw new CommandError(`${what} is no address: ${word} (expected http://host:port)`)
  return word.replace(/\/$/, '')
}

/** Parses a port argument; 0 is any free port. */
export function portOf(word) {
  if (!/^\d{1,5}$/.test(word) || Number(word) > 65_535) throw new CommandError(`--port is no port: ${word}`)
  return Number(word)
}

/** Imports a TypeScript module of the project, with its aliases. */
export async function load(file) {
  const { runnerImport } = await import('vite')
  const options = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
  const { NODE_ENV } = process.env
  try {
    return (await runnerImport(file, options)).module
  } finally {
    // Vite sets it to development, which a build started by this process would take over.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
