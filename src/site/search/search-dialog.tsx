import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useConnection } from '@/pwa/network/connection'
import { buttonClass } from '@/ui/button/button'
import { SearchField } from '@/ui/fields/search-field'
import { NothingFound } from './nothing-found'
import styles from './search-dialog.module.css'
import { SearchResults } from './search-results'
import { searchesLeft } from './searches-left'
import { useSearch } from './use-search'

/**
 * Search over everything public: a native dialog, which keeps the focus inside. Where a result was left for, Back shows
 * the same results again.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const left = useRef(false)
  const { history } = useRouter()
  const entry = history.location.state.key ?? ''
  const [text, setText] = useState(() => searchesLeft.get(entry) ?? '')
  const result = useSearch(useDeferredValue(text))
  const connection = useConnection()
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    // The field would take the first Escape for itself, to be emptied.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      current?.close()
    }
    current?.addEventListener('keydown', escape)
    return () => current?.removeEventListener('keydown', escape)
  }, [])
  const close = () => dialog.current?.close()
  const choose = () => {
    left.current = true
    searchesLeft.set(entry, text)
    close()
  }
  const closed = () => {
    if (!left.current) searchesLeft.delete(entry)
    onClose()
  }
  const query = text.trim()
  const count = result?.groups.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t`Rechercher sur le site`}
      closedby="any"
      onClose={closed}
    >
      <div className={styles.sheet}>
        <form
          className={styles.top}
          onSubmit={(event) => {
            event.preventDefault()
            dialog.current?.querySelector<HTMLElement>('section a')?.focus()
          }}
        >
          <SearchField label={t`Rechercher sur le site`} value={text} onChange={setText} />
          <button type="button" className={buttonClass('quiet', styles.close)} onClick={close}>
            <IconX aria-hidden />
            <span>{t`Fermer`}</span>
          </button>
        </form>
        <p role="status" className={styles.status}>
          {count === undefined && (
            <Trans>Écrivez au moins deux lettres. Les accents et les majuscules ne comptent pas.</Trans>
          )}
          {count === 0 && <Trans>Aucun résultat pour « {query} ».</Trans>}
          {count !== undefined && count > 0 && <Plural value={count} one="# résultat" other="# résultats" />}
        </p>
        {connection !== 'online' && (
          <p className={styles.note}>
            <Trans>Sans réseau, la recherche porte sur ce qui est gardé sur cet appareil.</Trans>
          </p>
        )}
        {result && <SearchResults groups={result.groups} words={result.words} onChoose={choose} />}
        {count === 0 && <NothingFound words={result?.instead ?? []} onTry={setText} onChoose={choose} />}
      </div>
    </dialog>
  )
}
