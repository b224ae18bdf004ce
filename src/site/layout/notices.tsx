import { useLayoutEffect, useRef } from 'react'
import { StatusLine } from '@/pwa/network/status-line'
import { UpdateNotice } from '@/pwa/update/update-notice'
import { isStill } from '@/ui/motion/motion'
import styles from './notices.module.css'

/** The notices about the site itself, above the page and one at a time: a new version, else the age of the page. */
export function Notices() {
  const box = useRef<HTMLDivElement>(null)
  // Shown after hydration.
  useLayoutEffect(() => (box.current === null ? undefined : glideBelow(box.current)), [])
  return (
    <div ref={box} className={`no-print ${styles.notices}`}>
      <UpdateNotice />
      <StatusLine />
    </div>
  )
}

/**
 * Animates the page below `box` when a notice appears or disappears. Returns a function that stops it. A resize observer would
 * report one frame too late.
 */
function glideBelow(box: HTMLElement): () => void {
  let height = box.offsetHeight
  const observer = new MutationObserver(() => {
    const by = height - box.offsetHeight
    height = box.offsetHeight
    // On a scrolled page the browser's scroll anchoring keeps the text in place.
    if (by === 0 || window.scrollY > 0 || isStill()) return
    box.nextElementSibling?.animate(
      { transform: [`translateY(${by}px)`, 'none'] },
      // A notice during another animation starts from the current position.
      { duration: 300, easing: 'ease-out', composite: 'add' },
    )
  })
  observer.observe(box, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
