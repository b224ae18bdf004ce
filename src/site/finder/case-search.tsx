import { useLingui } from '@lingui/react/macro'
import { createStore, useStore } from '@/lib/store'
import { SearchResults } from '@/site/search/search-results'
import { SearchField } from '@/ui/fields/search-field'
import styles from './finder-page.module.css'

/** What was written stays while the reader looks at a result and comes back; it is in no address, and not stored. */
const written = createStore('')

/** The search of the site, in the page. It is loaded with the first letter. */
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
