import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Installs the lockfile's packages when they are missing or outdated. */
export function installWhatIsMissing() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  // The packages refuse the others.
  if (!(major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
    console.error(`Node 20.19, 22.12, 24 or newer is needed; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json …')
  run('npm', ['ci', '--no-audit', '--no-fund'])
}

/** Returns whether node_modules has the packages of the lockfile; npm lists there what it has installed. */
function isInstalled() {
  const list = 'node_modules/.package-lock.json'
  if (!existsSync(list)) return false
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const installed = packagesOf(list)
  return Object.entries(packagesOf('package-lock.json')).every(
    // The optional ones are for other systems.
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

/** Runs a command; exits with its status when it fails. A quiet one prints its standard output only then. */
export function run(command, args, { env = {}, isQuiet = false } = {}) {
  const { status, error, stdout } = spawnSync(command, args, {
    stdio: ['inherit', isQuiet ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
    // On Windows npm is a script.
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (error) console.error(error.message)
  if (status === 0) return
  process.stderr.write(stdout ?? '')
  process.exit(status ?? 1)
}

/** Runs npm scripts, with their arguments, in parallel and prints each one's output when it ends; exits with 1 when one fails. */
export async function runSideBySide(scripts) {
  const ended = scripts.map(async (script) => {
    const child = spawn('npm', ['run', '--silent', ...script.split(' ')], { shell: process.platform === 'win32' })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece))
    const status = await new Promise((resolve) => child.on('close', resolve))
    console.log(`\n— ${script}\n${Buffer.concat(output).toString().trim()}`)
    return status === 0
  })
  if (!(await Promise.all(ended)).every(Boolean)) process.exit(1)
}
