import { useEffect } from 'react'
import { createStore, useStore } from '@/lib/store'
import styles from '@/pwa/network/status-line.module.css'

/** What can now be read without a network, in one line; empty otherwise. */
export const readyText = createStore('')

/** In milliseconds: the notice has no button, and nothing is lost with it. */
const shownMs = 6000

/** Shows for a while what can now be read without a network. */
export function ReadyNotice() {
  const text = useStore(readyText, '')
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => readyText.set(''), shownMs)
    return () => clearTimeout(timer)
  }, [text])
  return <div role="status">{text !== '' && <p className={styles.line}>{text}</p>}</div>
}
