import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useConnection } from '@/offline/connection'
import { buttonClass } from '@/ui/button'
import { SearchField } from '@/ui/search-field'
import styles from './search-dialog.module.css'
import { SearchResults } from './search-results'
import { useSearch } from './use-search'

/** Search over everything public: a native dialog, which keeps the focus inside and closes on Escape. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const result = useSearch(useDeferredValue(text))
  const connection = useConnection()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const query = text.trim()
  const count = result?.groups.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t`Rechercher sur le site`}
      closedby="any"
      onClose={onClose}
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
          <button type="button" className={buttonClass('quiet')} onClick={close}>
            <IconX aria-hidden />
            {t`Fermer`}
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
        {result && <SearchResults groups={result.groups} words={result.words} onChoose={close} />}
      </div>
    </dialog>
  )
}
