import { spawn } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answers, type Served, served } from './processes'
import { stopAtEnd } from './stop-at-end'

/**
 * How a provider is unavailable: it never answers, its gateway answers 502, or it refuses connections. The last two kill the
 * process, so that they have to be tested last.
 */
export type Absence = 'hanging' | '502' | 'gone'

/** Makes a provider unavailable, until the end of the test. A killed process is not restored. */
export async function takeAway(provider: Served, absence: Absence): Promise<void> {
  if (absence === 'hanging') {
    provider.freeze()
    stopAtEnd(async () => provider.thaw())
    return
  }
  await provider.kill()
  if (absence === '502') await startBadGateway(provider.url)
}

/** Starts a process that answers 502 to every request, until the end of the test. */
async function startBadGateway(url: string): Promise<void> {
  const { port } = new URL(url)
  const program = `require('node:http').createServer((_, answer) => answer.writeHead(502).end()).listen(${port})`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'pipe'] })
  stopAtEnd(served(url, child).kill)
  await answers(url, child, 502)
}

/** Waits until nginx answers a read with an expired copy, as it does while the provider is away. */
export async function copyExpired(url: string, locale: string): Promise<void> {
  const asOf = async () => (await fetch(url, { headers: { 'Accept-Language': locale } })).headers.get('X-CDEC-As-Of')
  await expect.poll(asOf).not.toBe('now')
}

/** Waits until a page shows `content`, and a status that the provider is unavailable and from when the data is. */
export async function expectDatedContent(page: Page, content: string): Promise<void> {
  // Displayed texts contain no-break spaces.
  const shown = new RegExp(content.split(' ').join(String.raw`\s+`))
  await page.locator('main').getByText(shown).first().waitFor({ timeout: 20_000 })
  // The hidden note of the data saver contains the date too.
  const line = page
    .getByRole('status')
    .filter({ hasText: /Données du|Data from/ })
    .filter({ visible: true })
  await line.waitFor({ timeout: 20_000 })
  expect(await line.innerText()).toMatch(/indisponible|ne répond pas|unavailable|not responding/)
}
