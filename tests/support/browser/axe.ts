import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeCore from 'axe-core'
import type { Frame, Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof AxeCore
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns the violations of all axe rules, AAA and experimental ones included. The content of a frame is not checked. */
export async function axeViolations(page: Page | Frame): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = window
    const { violations } = await axe.run(document, {
      runOnly: { type: 'rule', values: axe.getRules().map(({ ruleId }) => ruleId) },
      resultTypes: ['violations'],
    })
    // A target that a panel or a sticky bar covers in part, or whose neighbour is covered, has its full size after scrolling.
    const isUnderLayer = (element: Element | null) => {
      if (element === null) return false
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const))
      return corners.some(([x, y]) => {
        let over = document.elementFromPoint(x, y)
        while (over && !over.contains(element) && !/absolute|fixed|sticky/.test(getComputedStyle(over).position))
          over = over.parentElement
        return over !== null && !over.contains(element) && !element.contains(over)
      })
    }
    const isCovered = ({ target, any }: AxeCore.NodeResult) => {
      const neighbours = any.flatMap(({ relatedNodes = [] }) => relatedNodes.map((node) => node.target))
      return [target, ...neighbours].some((one) => isUnderLayer(document.querySelector(String(one))))
    }
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter((node) => id !== 'target-size' || !isCovered(node))
        .map(({ target, html, failureSummary = '' }) => {
          const [, why = ''] = failureSummary.split('\n')
          return `${id} at ${String(target)}: ${html.slice(0, 160)} (${why.trim().slice(0, 160)})`
        }),
    )
  })
}
