import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { outboxHoldsAny } from '@/offline/outbox-key'

/**
 * The footer of a page that was made at build stays as it came, a text with links, until a reader comes near it:
 * its program (the newsletter, its outbox, the switches) is nothing a first visit should wait for.
 */
export function FooterOnSight() {
  return (
    <Suspense fallback={<Wanted />}>
      <Footer />
    </Suspense>
  )
}

let want: (() => void) | undefined

const Footer = lazyRouteComponent(async () => {
  await inSight()
  try {
    return await import('./footer')
  } catch (error) {
    console.warn('The footer stays as it came.', error)
    return new Promise<never>(() => undefined)
  }
}, 'Footer')

/** Loads the footer at once: where pages are made at build, and in tests. */
export const loadFooter = async () => Footer.preload?.()

/** React had to give up the markup that the page came with, or there was none. */
function Wanted() {
  useEffect(() => want?.(), [])
  return null
}

function inSight(): Promise<void> {
  const made = import.meta.env.SSR ? null : document.querySelector('footer')
  // What waits to be sent must not wait for the reader to look at it.
  if (made === null || outboxHoldsAny()) return Promise.resolve()
  return new Promise((resolve) => {
    want = resolve
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '100px' },
    )
    // A short page shows its footer at once: nobody has come near it yet.
    const watch = () => {
      for (const sign of signsOfReader) removeEventListener(sign, watch, true)
      observer.observe(made)
    }
    if (scrollY > 0 || made.contains(document.activeElement)) return watch()
    for (const sign of signsOfReader) addEventListener(sign, watch, { capture: true, passive: true })
  })
}

const signsOfReader = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin']
