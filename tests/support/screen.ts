import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Simulates a window of a width in px. No element is visible until `scrollIntoSight`, as in a page that has to be
 * scrolled.
 */
export function openScreen({ width = 1280, reducedMotion = false } = {}) {
  let now = { width, inSight: false }
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
      readonly tell: () => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = () => callback([{ isIntersecting: now.inSight }])
      }
      observe() {
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
    scrollIntoSight: () => become({ inSight: true }),
    scrollAway: () => become({ inSight: false }),
  }
}

/** Advances the fake timers. */
export async function pass(milliseconds: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
}
