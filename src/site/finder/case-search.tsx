import { useLingui } from '@lingui/react/macro'
import { createStore, useStore } from '@/lib/store'
import { SearchResults } from '@/site/search/search-results'
import { SearchField } from '@/ui/fields/search-field'
import styles from './finder-page.module.css'

/** The query stays while the reader opens a result and comes back. It is neither in an address nor stored. */
const written = createStore('')

/** The site's search within the page, loaded with the first typed letter. */
export function CaseSearch() {
  const { t } = useLingui()
  const text = useStore(written, '')
  const write = (value: string) => written.set(value)
  return (
    <section aria-label={t`Dites-le avec vos mots`} className={`stack ${styles.search}`}>
      <SearchField label={t`Que voulez-vous faire ?`} value={text} onChange={write} />
      <SearchResults text={text} onText={write} wanted={text.trim() !== ''} />
    </section>
  )
}
