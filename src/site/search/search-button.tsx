import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from '@/lib/store'
import { buttonClass } from '@/ui/button/button'
import { notify } from '@/ui/toast/toasts'
import styles from './search-button.module.css'
import { searchesLeft, searchOpening } from './search-opening'

/** Returns whether the key is K, also with Caps Lock and on a keyboard that writes no Latin letters. */
const isK = ({ key, code }: KeyboardEvent) => key.toLowerCase() === 'k' || (!/^[a-z]$/i.test(key) && code === 'KeyK')

const open = () => searchOpening.set(true)

/**
 * Opens the search, on a click or Ctrl+K (⌘K). A shortcut of one character would react to speech input
 * (WCAG 2.1.4). The search itself, and the texts it reads, are loaded with the first use.
 */
export function SearchButton() {
  const { t } = useLingui()
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()

  const isOpen = useStore(searchOpening, false)
  const needsDialog = isOpen && Dialog === undefined
  useEffect(() => {
    if (!needsDialog) return
    const load = async () => {
      const { SearchDialog } = await import('./search-dialog')
      setDialog(() => SearchDialog)
    }
    load().catch((error: unknown) => {
      console.warn('The search could not be loaded', error)
      notify('error', t`La recherche n’a pas pu être chargée. Réessayez quand le réseau sera revenu.`)
      searchOpening.set(false)
    })
  }, [needsDialog, t])

  // Coming back from the back office, the search is closed.
  useEffect(() => () => searchOpening.set(false), [])

  const entry = useLocation({ select: ({ state }) => state.key ?? '' })
  useEffect(() => {
    if (searchesLeft.has(entry)) open()
  }, [entry])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !isK(event)) return
      // Some browsers use the shortcut for their address bar.
      event.preventDefault()
      if (document.querySelector('dialog[open]') === null) open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', styles.button)}
        title={t`Rechercher`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <IconSearch aria-hidden />
        <span className={styles.name}>{t`Rechercher`}</span>
        <kbd className={styles.key} aria-hidden>
          Ctrl K
        </kbd>
      </button>
      {isOpen && Dialog && <Dialog onClose={() => searchOpening.set(false)} />}
    </>
  )
}
