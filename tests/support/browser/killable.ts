import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from 'playwright-core'
import { chromiumOptions } from './chromium'

/** Starts a Chromium with a profile folder in its own process group. `close` waits for its writes, unlike `kill`. */
export async function openProfile(profile: string) {
  const { executablePath, args, env } = chromiumOptions()
  const child = spawn(
    executablePath,
    ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--disable-dev-shm-usage', ...args],
    { detached: true, env, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const browser = await chromium.connectOverCDP(await endpointOf(child))
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('The browser has no context')
  const page = await context.newPage()
  page.setDefaultTimeout(40_000)
  const gone = once(child, 'exit')
  return {
    page,
    kill: async () => {
      process.kill(-Number(child.pid), 'SIGKILL')
      await gone
    },
    close: async () => {
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => undefined)
      await gone
    },
  }
}

function endpointOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, endpoint] = /DevTools listening on (ws:\S+)/.exec(output) ?? []
      if (endpoint) resolve(endpoint)
    })
    child.once('exit', () => reject(new Error(`Chromium ended: ${output}`)))
  })
}
