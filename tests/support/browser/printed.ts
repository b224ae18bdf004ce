import type { Page } from 'playwright-core'

/** Returns the number of printed A4 sheets of a page, with usual margins. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = (
    await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } })
  ).toString('latin1')
  return [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length
}
