import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { buttonClass } from '@/ui/button/button'
import { notify } from '@/ui/toast/toasts'
import styles from './search-button.module.css'

/**
 * Opens the search, on a click or Ctrl+K (⌘K). A shortcut of one character would take the words of who speaks to the
 * browser (WCAG 2.1.4). The search itself, and the texts it reads, come with the first use.
 */
export function SearchButton() {
  const { t } = useLingui()
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()

  const open = useCallback(async () => {
    try {
      const { SearchDialog } = await import('./search-dialog')
      setDialog(() => SearchDialog)
    } catch (error) {
      console.warn('The search could not be loaded', error)
      notify('error', t`La recherche n’a pas pu être chargée. Réessayez quand le réseau sera revenu.`)
    }
  }, [t])

  const entry = useLocation({ select: ({ state }) => state.key ?? '' })
  useEffect(() => {
    if (searchesLeft.has(entry)) void open()
  }, [entry, open])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return
      // Browsers search in their own bar with it.
      event.preventDefault()
      if (document.querySelector('dialog[open]') === null) void open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])

  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet', styles.button)}
        title={t`Rechercher`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void open()}
      >
        <IconSearch aria-hidden />
        <span className={styles.name}>{t`Rechercher`}</span>
        <kbd className={styles.key} aria-hidden>
          Ctrl K
        </kbd>
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}

/** What was searched when a result was chosen, by the key of the history entry that was left: Back shows it again. */
export const searchesLeft = new Map<string, string>()
