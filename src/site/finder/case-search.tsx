import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { createStore, useStore } from '@/lib/store'
import { useSearch } from '@/site/search/use-search'
import { SearchField } from '@/ui/fields/search-field'
import styles from './finder-page.module.css'

/** What was written stays while the reader looks at a result and comes back; it is in no address, and not stored. */
const written = createStore('')

/** How many cases are shown. */
const maxShown = 5

/** The search of the site, over the cases alone. It is loaded with the first letter. */
export function CaseSearch() {
  const { t } = useLingui()
  const text = useStore(written, '')
  const question = text.trim()
  const result = useSearch(useDeferredValue(text), { wanted: question !== '' })
  const found = result?.documents.filter(({ slug }) => slug !== undefined).slice(0, maxShown)
  const examples = [t`mon créancier refuse mon argent`, t`compte bancaire oublié`, t`caution pour les élections`]
  return (
    <section aria-labelledby="mots" className={styles.search}>
      <h2 id="mots" className={styles.heading}>
        <Trans>Dites-le avec vos mots</Trans>
      </h2>
      <SearchField label={t`Décrire ma situation`} value={text} onChange={(value) => written.set(value)} />
      <p role="status" className={styles.note}>
        {found === undefined && (
          <Trans>Quelques mots suffisent. Les accents et les fautes de frappe ne comptent pas.</Trans>
        )}
        {found?.length === 0 && (
          <Trans>
            Aucun cas ne ressemble à ces mots. Essayez-en d’autres, répondez aux questions, ou{' '}
            <Link to="/contact_us" state={{ question }}>
              écrivez à la CDEC
            </Link>
            .
          </Trans>
        )}
        {found && found.length > 0 && (
          <Plural value={found.length} one="Le cas le plus proche :" other="Les # cas les plus proches :" />
        )}
      </p>
      {found === undefined && (
        <div className={styles.examples}>
          {examples.map((example) => (
            <button key={example} type="button" className={styles.chip} onClick={() => written.set(example)}>
              {example}
            </button>
          ))}
        </div>
      )}
      {found && found.length > 0 && (
        <ul role="list" className={styles.results}>
          {found.map(({ id, title, text: about, to }) => (
            <li key={id}>
              <Link to={to} className={styles.result}>
                <strong>{title}</strong>
                <span>{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
