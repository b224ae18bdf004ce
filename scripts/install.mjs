import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.installed-lock'
const needed = [20, 19]

/** Installs the lockfile's packages when they are missing or outdated. */
export function installWhatIsMissing() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
    console.error(`Node ${needed.join('.')} or newer is needed; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing the packages of package-lock.json …')
  run('npm', ['ci', '--no-audit', '--no-fund'])
  writeFileSync(stamp, lock)
}

/** Runs a command; exits with its status when it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a command and prints its output only when it fails; exits with its status then. */
export function runQuietly(command, args) {
  const shell = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26, shell })
  if (status === 0) return
  process.stderr.write(`${stdout}${stderr}`)
  process.exit(status ?? 1)
}

/** Runs npm scripts in parallel and prints each one's output when it ends; exits with 1 when one fails. */
export async function runSideBySide(scripts) {
  const ended = scripts.map(async (script) => {
    const child = spawn('npm', ['run', '--silent', script], { shell: process.platform === 'win32' })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece))
    const status = await new Promise((resolve) => child.on('close', resolve))
    console.log(`\n— ${script}\n${Buffer.concat(output).toString().trim()}`)
    return status === 0
  })
  if (!(await Promise.all(ended)).every(Boolean)) process.exit(1)
}
