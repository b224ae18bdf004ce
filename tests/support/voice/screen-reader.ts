import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../browser/chromium'

/** The time in which Orca writes nothing to its log after it has said all that a key leads to, in milliseconds. */
const quiet = 600

/** The maximum time in which Orca answers on a busy machine, in milliseconds. */
const patience = 60_000

/** Orca without the names of the keys and without an engine that makes sound: it writes what it says to its log at once. */
const customizations = `from orca import debug, settings
debug.debugFile.reconfigure(line_buffering=True)
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
settings.speechServerFactory = None
settings.speechFactoryModules = []
`

/** A bus for accessibility alone: Chromium would start the services of a desktop, which mount file systems. */
const bus = (home: string) => `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:dir=${home}</listen><servicedir>${home}/services</servicedir>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
`

/** Chromium without the bubbles of its own. */
const preferences = {
  translate: { enabled: false },
  credentials_enable_service: false,
  intl: { accept_languages: 'fr,en' },
}

/** Starts Orca and a Chromium with a window of the site, with a home, a bus and a display of their own. */
export async function startScreenReader(site: string) {
  const home = mkdtempSync(join(tmpdir(), 'cdec-voice-'))
  const log = join(home, 'orca.log')
  for (const [folder, mode] of [
    ['.local/share/orca', 0o755],
    ['profile/Default', 0o755],
    ['services', 0o755],
    ['run', 0o700],
  ] as const)
    mkdirSync(join(home, folder), { recursive: true, mode })
  writeFileSync(join(home, '.local/share/orca/orca-customizations.py'), customizations)
  writeFileSync(join(home, 'bus.conf'), bus(home))
  symlinkSync('/usr/share/dbus-1/services/org.a11y.Bus.service', join(home, 'services/org.a11y.Bus.service'))
  writeFileSync(join(home, 'profile/Default/Preferences'), JSON.stringify(preferences))
  const children: ChildProcess[] = []
  // Orca speaks English whatever the language of the machine is.
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    LC_ALL: 'C.UTF-8',
    GSETTINGS_BACKEND: 'memory',
  }
  /** Starts a program in its own process group; `line` is the first line that it writes to its file descriptor 3. */
  const start = (program: string, args: string[]) => {
    const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
    children.push(child)
    return { child, line: () => firstLine(child, child.stdio[3] as Readable, /^(\S+)\s/) }
  }
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      process.kill(-Number(child.pid), 'SIGKILL')
      await once(child, 'exit')
    }
  }
  try {
    const display = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'])
    env['DISPLAY'] = `:${await display.line()}`
    const session = start('dbus-daemon', [`--config-file=${join(home, 'bus.conf')}`, '--nofork', '--print-address=3'])
    env['DBUS_SESSION_BUS_ADDRESS'] = await session.line()
    const orca = start('orca', ['--debug-file', log])
    const said = () => utterances(log)
    await until('Orca does not start', () => said().length > 0, orca.child)
    const { executablePath, args, env: fonts } = chromiumOptions()
    env['FONTCONFIG_FILE'] = fonts.FONTCONFIG_FILE
    const browser = start(executablePath, [
      ...args,
      '--force-renderer-accessibility',
      '--force-prefers-reduced-motion',
      '--password-store=basic',
      '--window-position=0,0',
      '--window-size=1280,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${join(home, 'profile')}`,
      // Chromium opens an address without a server in an ordinary window.
      `--app=${site}/robots.txt`,
    ])
    const { stderr } = browser.child
    if (stderr === null) throw new Error('Chromium has no error output')
    const endpoint = await firstLine(browser.child, stderr, /DevTools listening on (ws:\S+)/)
    await until('Orca does not see the window', () => said().some((line) => line.startsWith('Finished loading')))
    await silence(log)
    const [context] = (await chromium.connectOverCDP(endpoint)).contexts()
    if (context === undefined) throw new Error('The browser has no context')
    const page = context.pages()[0] ?? (await context.waitForEvent('page'))
    return { context, page, log, said, xdotool: (words: string[]) => run('xdotool', words, env), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits until Orca has written nothing for a while. */
export async function silence(log: string): Promise<void> {
  let size = -1
  let since = Date.now()
  await until('Orca never stops speaking', () => {
    const now = readFileSync(log).length
    if (now !== size) since = Date.now()
    size = now
    return Date.now() - since > quiet
  })
}

/** Polls a condition. */
export async function until(failure: string, condition: () => boolean, child?: ChildProcess): Promise<void> {
  const end = Date.now() + patience
  while (!condition()) {
    if (Date.now() > end) throw new Error(failure)
    if (child && child.exitCode !== null) throw new Error(`${failure}: ${child.spawnfile} ended`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Returns what Orca has said, one utterance each, by its log. */
function utterances(log: string): string[] {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : ''
  return text.split(/^\d\d:\d\d:\d\d\.\d+ - /m).flatMap((entry) => {
    const [, said] = /^SPEECH OUTPUT: '([\s\S]*)'(?: voice=\S+?)? ?(?:\{.*\})?\s*$/.exec(entry) ?? []
    return said === undefined ? [] : [said.replaceAll(/\s+/g, ' ').trim()]
  })
}

function firstLine(child: ChildProcess, stream: Readable, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended: ${output}`)))
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, found] = wanted.exec(output) ?? []
      if (found !== undefined) resolve(found)
    })
  })
}

async function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, args, { env, stdio: 'ignore' })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} fails`)
}
