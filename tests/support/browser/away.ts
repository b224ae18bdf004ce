import { spawn } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answers, type Served, served } from './processes'

/** How a provider is unavailable: its gateway answers 502, it never answers, or it refuses connections. */
export const absences = ['502', 'hanging', 'gone'] as const
export type Absence = (typeof absences)[number]

/** Makes a provider unavailable. Returns a function that restores it, except for a process that was ended. */
export async function takeAway(provider: Served, absence: Absence): Promise<() => Promise<void>> {
  if (absence === 'hanging') {
    provider.freeze()
    return async () => provider.thaw()
  }
  await provider.kill()
  if (absence === 'gone') return async () => undefined
  const gateway = await startBadGateway(new URL(provider.url).port)
  return () => gateway.kill()
}

/** Starts a process that answers 502 to every request. */
async function startBadGateway(port: string): Promise<Served> {
  const program = `require('node:http').createServer((_, answer) => answer.writeHead(502).end()).listen(${port})`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'pipe'] })
  const url = `http://localhost:${port}`
  await answers(url, child, 502)
  return served(url, child)
}

/** Waits until nginx answers a read with an expired copy, as it does while the provider is away. */
export async function copyExpired(url: string, locale: string): Promise<void> {
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    const { headers } = await fetch(url, { headers: { 'Accept-Language': locale } })
    if (headers.get('X-CDEC-As-Of') !== 'now') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} is not answered with an expired copy`)
}

/** Waits until a page shows `content`, and a status that the provider is unavailable and from when the data is. */
export async function expectDatedContent(page: Page, content: string): Promise<void> {
  // Displayed texts contain no-break spaces.
  const shown = new RegExp(content.split(' ').join(String.raw`\s+`))
  await page.locator('main').getByText(shown).first().waitFor({ timeout: 20_000 })
  // The hidden note of the data saver contains the date too.
  const line = page
    .getByRole('status')
    .getByText(/Données du|Data from/)
    .filter({ visible: true })
  await line.waitFor({ timeout: 20_000 })
  expect(await line.innerText()).toMatch(/indisponible|ne répond pas|unavailable|not responding/)
}
