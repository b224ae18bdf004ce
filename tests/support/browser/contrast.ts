import type { Page } from 'playwright-core'
import { contrast, pixelsOf } from './pixels'

/**
 * Returns the texts of the main part with too little contrast to the pixels behind them: less than 4.5:1, or 3:1 for large
 * texts (WCAG 1.4.3). Unlike axe it measures gradients, pictures and patterns. The content policy has to be off.
 */
export async function lowContrastTexts(page: Page): Promise<string[]> {
  // A first screenshot makes the page draw its lazy parts.
  await page.screenshot({ fullPage: true })
  const lines = await page.evaluate(textLines)
  const style = '* { color: transparent !important; text-decoration-color: transparent !important }'
  const behind = await pixelsOf(await page.screenshot({ fullPage: true, style }))
  return lines.flatMap(({ text, colour, large, places }) => {
    const worst = Math.min(...places.map(([x, y]) => contrast(colour, behind.at(x, y))))
    return worst < (large ? 3 : 4.5) ? [`“${text}” has ${worst.toFixed(2)} to 1`] : []
  })
}

/** Runs in the page: returns the visible lines of text of the main part, with their colours and points in page pixels. */
function textLines() {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (canvas === null) throw new Error('No canvas')
  const lines: { text: string; colour: number[]; large: boolean; places: [number, number][] }[] = []
  // The page behind a dialog is dimmed on purpose.
  const top = document.querySelector('[role=alertdialog]') ?? document.querySelector('main') ?? document.body
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (element === null || text === '' || !isSeen(element)) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const colour = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
    const size = Number.parseFloat(fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.left < 0 || box.right > innerWidth || isCutOff(element, box)) continue
      const across = [0.02, 0.25, 0.5, 0.75, 0.98].map((part) =>
        Math.floor(box.left + scrollX + part * (box.width - 1)),
      )
      const down = Math.floor(box.top + scrollY + box.height / 2)
      lines.push({ text: text.slice(0, 40), colour, large, places: across.map((x) => [x, down]) })
    }
  }
  return lines

  function isSeen(element: Element) {
    // The texts of a drawing have a fill in place of a colour.
    if (element.closest('[inert], svg') !== null) return false
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
  }

  function isCutOff(element: Element, box: DOMRect) {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(one)
      if (clipPath !== 'none') return true
      const edge = one.getBoundingClientRect()
      const middle = box.top + box.height / 2
      if (overflowY !== 'visible' && one !== document.body && (middle > edge.bottom || middle < edge.top)) return true
      if (overflowX !== 'visible' && one !== document.body && (box.right > edge.right + 1 || box.left < edge.left - 1))
        return true
    }
    return false
  }
}
