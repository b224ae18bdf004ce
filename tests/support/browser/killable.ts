import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Page } from 'playwright-core'
import { chromiumOptions } from './chromium'

/** A Chromium with a profile on disk, in its own process group. */
export interface Killable {
  page: Page
  /** Kills it, as a dead battery does. */
  kill: () => Promise<void>
  /** Closes it and waits for its writes. */
  close: () => Promise<void>
}

export async function openProfile(profile: string): Promise<Killable> {
  const { executablePath, args } = chromiumOptions()
  const child = spawn(
    executablePath,
    ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--disable-dev-shm-usage', ...args],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
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
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, endpoint] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (endpoint) resolve(endpoint)
    })
    child.once('exit', () => reject(new Error(`Chromium ended: ${said}`)))
  })
}
