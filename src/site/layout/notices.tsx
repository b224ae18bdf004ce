import { useLayoutEffect, useRef } from 'react'
import { StatusLine } from '@/pwa/network/status-line'
import { UpdateNotice } from '@/pwa/update/update-notice'
import { isStill } from '@/ui/motion/motion'
import styles from './notices.module.css'

/** What is said of the site itself, above the page and one at a time: that there is a new version, else how old the page is. */
export function Notices() {
  const box = useRef<HTMLDivElement>(null)
  // What is known when the page is hydrated is shown right after that.
  useLayoutEffect(() => (box.current === null ? undefined : glideBelow(box.current)), [])
  return (
    <div ref={box} className={`no-print ${styles.notices}`}>
      <UpdateNotice />
      <StatusLine />
    </div>
  )
}

/**
 * The page below `box` glides to its new place when a notice comes or goes; returns what ends that. A resize observer
 * would report after the frame in which it jumps.
 */
function glideBelow(box: HTMLElement): () => void {
  let height = box.offsetHeight
  const observer = new MutationObserver(() => {
    const by = height - box.offsetHeight
    height = box.offsetHeight
    // Of a page that is scrolled the browser itself keeps in its place what is read.
    if (by === 0 || window.scrollY > 0 || isStill()) return
    box.nextElementSibling?.animate(
      { transform: [`translateY(${by}px)`, 'none'] },
      // One that comes while another goes on from where things are.
      { duration: 300, easing: 'ease-out', composite: 'add' },
    )
  })
  observer.observe(box, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
