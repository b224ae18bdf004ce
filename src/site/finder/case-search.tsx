import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { createStore, useStore } from '@/lib/store'
import type { Case } from '@/site/services/cases/case'
import { SearchField } from '@/ui/fields/search-field'
import { notify } from '@/ui/toast/toasts'
import styles from './finder-page.module.css'

/** What was written stays while the reader looks at a result and comes back; it is in no address, and not stored. */
const written = createStore('')

const mostShown = 5

/** A search in everyday words. Its program comes with the first letter. */
export function CaseSearch() {
  const { t } = useLingui()
  const text = useStore(written, '')
  const found = useFound(useDeferredValue(text))
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
            <Link to="/contact_us">écrivez à la CDEC</Link>.
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
          {found.map(({ slug, title, text: about }) => (
            <li key={slug}>
              <Link to="/cas/$slug" params={{ slug }} className={styles.result}>
                <strong>{t(title)}</strong>
                <span>{t(about)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The cases nearest to some words, at most five; undefined while there are too few letters, and until the search has come. */
function useFound(text: string): Case[] | undefined {
  const { t } = useLingui()
  const locale = useLocale()
  const [search, setSearch] = useState<{ find: (words: string) => Case[] }>()
  const wanted = text.trim().length > 1
  useEffect(() => {
    if (!wanted) return
    let current = true
    const load = async () => {
      const { loadCaseSearch } = await import('./find-cases')
      const find = await loadCaseSearch(locale)
      if (current) setSearch({ find })
    }
    load().catch((error: unknown) => {
      console.warn('The search could not be loaded', error)
      notify('error', t`La recherche n’a pas pu être chargée. Réessayez quand le réseau sera revenu.`)
    })
    return () => {
      current = false
    }
  }, [wanted, locale, t])
  return useMemo(() => (wanted ? search?.find(text).slice(0, mostShown) : undefined), [wanted, search, text])
}
