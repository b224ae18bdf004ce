import type { ReactNode } from 'react'

/**
 * A text of the page that is announced when it changes after an action of the reader (`isSpoken`). The live region is empty
 * until then, because screen readers announce what a page contains at its first paint over its heading.
 */
export function SpokenText({ isSpoken, children }: { isSpoken: boolean; children: ReactNode }) {
  return (
    <>
      <p className="note" aria-hidden={isSpoken || undefined}>
        {children}
      </p>
      <p role="status" className="visually-hidden">
        {isSpoken && children}
      </p>
    </>
  )
}
