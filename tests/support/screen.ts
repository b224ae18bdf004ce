import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Simulates a window of a width in px. No element is visible until `scrollIntoSight`, as in a page that has to be
 * scrolled: one element, else all.
 */
export function openScreen({ width = 1280, reducedMotion = false } = {}) {
  let now: { width: number; inSight: boolean | Element } = { width, inSight: false }
  const queries: { media: string; list: EventTarget & { matches: boolean } }[] = []
  const watchers = new Set<() => void>()

  const matches = (media: string) => {
    const [, from, unit] = /min-width: (\d+)(px|rem)/.exec(media) ?? []
    if (from === undefined) return reducedMotion && media.includes('reduce')
    // The default text size.
    return now.width >= Number(from) * (unit === 'rem' ? 16 : 1)
  }
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.assign(new EventTarget(), { media, matches: matches(media) })
    queries.push({ media, list })
    return list
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: () => void = () => undefined
      constructor(readonly callback: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {}
      observe(element: Element) {
        this.tell = () => {
          // A removed element is nowhere, whatever takes its place.
          const isIntersecting = element.isConnected && (now.inSight === true || now.inSight === element)
          this.callback([{ isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 }])
        }
        watchers.add(this.tell)
        this.tell()
      }
      unobserve() {}
      disconnect() {
        watchers.delete(this.tell)
      }
      takeRecords = () => []
    },
  )

  async function become(next: Partial<typeof now>) {
    now = { ...now, ...next }
    await act(async () => {
      for (const { media, list } of queries) {
        list.matches = matches(media)
        list.dispatchEvent(new Event('change'))
      }
      for (const tell of watchers) tell()
    })
  }
  return {
    resize: (px: number) => become({ width: px }),
    scrollIntoSight: (element?: Element) => become({ inSight: element ?? true }),
    scrollAway: () => become({ inSight: false }),
  }
}

/** Advances the fake timers. */
export async function passTime(milliseconds: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
}
