import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeCore from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof AxeCore
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong on the page as it stands, by every rule but the level AAA ones; a line for each element. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = window
    const rules = axe
      .getRules()
      .filter(({ tags }) => !tags.includes('wcag2aaa'))
      .map(({ ruleId }) => ruleId)
    const { violations } = await axe.run(document, {
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary = '' }) => {
        const [, why = ''] = failureSummary.split('\n')
        return `${id} at ${String(target)}: ${html.slice(0, 160)} (${why.trim().slice(0, 160)})`
      }),
    )
  })
}
