import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { CloseButton } from '@/ui/dialog/close-button'
import { Dialog } from '@/ui/dialog/dialog'
import { SearchField } from '@/ui/fields/search-field'
import styles from './search-dialog.module.css'
import { searchesLeft } from './search-opening'
import { SearchResults } from './search-results'

/** Search over everything public. After a result was followed, Back shows the same results again. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const sheet = useRef<HTMLDivElement>(null)
  const { history } = useRouter()
  const entry = history.location.state.key ?? ''
  const [text, setText] = useState(() => searchesLeft.get(entry) ?? '')
  const close = () => {
    searchesLeft.delete(entry)
    onClose()
  }
  const choose = () => {
    searchesLeft.set(entry, text)
    onClose()
  }
  return (
    <Dialog className={styles.dialog} aria-label={t`Rechercher sur le site`} closedby="any" onClose={close}>
      <div ref={sheet} className={styles.sheet}>
        <form
          className={`cluster gap-2 ${styles.top}`}
          onSubmit={(event) => {
            event.preventDefault()
            sheet.current?.querySelector<HTMLElement>('li a')?.focus()
          }}
        >
          <SearchField label={t`Que voulez-vous faire ?`} value={text} onChange={setText} />
          <CloseButton className={styles.close} aria-label={t`Fermer`} onClick={close} />
        </form>
        <SearchResults text={text} onText={setText} isActive onChoose={choose} />
      </div>
    </Dialog>
  )
}
