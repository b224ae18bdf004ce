import type { ReactNode } from 'react'

/**
 * A text of the page that is announced when it changes after an action of the reader (`spoken`). The live region is empty
 * until then, because screen readers announce what a page contains at its first paint over its heading.
 */
export function SpokenText({ spoken, children }: { spoken: boolean; children: ReactNode }) {
  return (
    <>
      <p className="note" aria-hidden={spoken || undefined}>
        {children}
      </p>
      <p role="status" className="visually-hidden">
        {spoken && children}
      </p>
    </>
  )
}
