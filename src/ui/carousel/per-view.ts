import { useMemo, useSyncExternalStore } from 'react'

/** How many slides are seen at once, from which width in px on (the same widths as in carousel.module.css). */
const views = {
  one: [],
  oneOrThree: [[768, 3]],
  oneTwoThree: [
    [640, 2],
    [1024, 3],
  ],
} as const satisfies Record<string, readonly (readonly [from: number, slides: number])[]>

export type View = keyof typeof views

/** How many slides this window shows at once; 1 while pages are made at build. */
export function usePerView(view: View): number {
  const { subscribe, read } = useMemo(() => {
    const steps = views[view].map(([from, slides]) => [`(min-width: ${from}px)`, slides] as const)
    return {
      subscribe: (listener: () => void) => {
        const queries = steps.map(([query]) => window.matchMedia(query))
        for (const query of queries) query.addEventListener('change', listener)
        return () => {
          for (const query of queries) query.removeEventListener('change', listener)
        }
      },
      read: () => steps.findLast(([query]) => window.matchMedia(query).matches)?.[1] ?? 1,
    }
  }, [view])
  return useSyncExternalStore(subscribe, read, () => 1)
}
