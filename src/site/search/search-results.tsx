import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Query, useIsFetching } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { publicRowsOf } from '@/api/queries'
import { readKey } from '@/api/query-keys'
import { seenText } from '@/lib/seen-text'
import { useConnection } from '@/pwa/network/connection'
import { popularPages } from '@/site/popular-pages'
import { Button } from '@/ui/button/button'
import { SpokenText } from '@/ui/states/spoken-text'
import { usePageTitle } from '@/ui/text/page-title'
import { excerpt } from './excerpt'
import type { Matches, SearchDocument } from './search-index'
import styles from './search-results.module.css'
import { useSearch } from './use-search'

/** How many results are shown before the reader asks for the rest. */
const first = 10

/**
 * What is found for a text: one list, the best first, each with what it is and its first lines; before anything is
 * written, examples; after the results, further links. `onChoose` is called when a link is followed.
 */
export function SearchResults({
  text,
  onText,
  isActive,
  onChoose,
}: {
  text: string
  onText: (text: string) => void
  /** Whether the index and the lists are loaded. */
  isActive: boolean
  onChoose?: () => void
}) {
  const { t } = useLingui()
  const results = useSearch(useDeferredValue(text), { isActive })
  const connection = useConnection()
  const examples = [t`mon créancier refuse mon argent`, t`compte bancaire oublié`, t`caution pour les élections`]
  const query = seenText(text)
  const settled = useSettled(query)
  const isArriving = useIsFetching({ predicate: hasMissingRows }) > 0
  return (
    <>
      <SpokenText isSpoken={results !== undefined && query === settled}>
        <Summary results={results} query={query} isArriving={isArriving} />
      </SpokenText>
      {connection !== 'online' && (
        <p className="note">
          <Trans>Sans réseau, la recherche porte sur ce qui est gardé sur cet appareil.</Trans>
        </p>
      )}
      {results === undefined && (
        <div className={`buttons gap-2 ${styles.examples}`}>
          {examples.map((example) => (
            <button key={example} type="button" className={styles.chip} onClick={() => onText(example)}>
              {example}
            </button>
          ))}
        </div>
      )}
      {results && <ResultList key={query} results={results} onChoose={onChoose} />}
      {results && (
        <FurtherLinks query={query} isEmpty={results.documents.length === 0 && !isArriving} onChoose={onChoose} />
      )}
    </>
  )
}

/** Returns whether a read is that of a list of which rows are missing. */
const hasMissingRows = (query: Query) =>
  readKey(query.queryKey).kind === 'list' && (publicRowsOf(query)?.partial ?? query.state.data === undefined)

/** How long nothing is typed before the count is announced, in milliseconds. */
const typingPause = 800

/** Returns the text as it was when nothing had been typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function Summary({ results, query, isArriving }: { results: Matches | undefined; query: string; isArriving: boolean }) {
  if (results === undefined)
    return <Trans>Quelques mots suffisent. Les accents et les fautes de frappe ne comptent pas.</Trans>
  const count = results.documents.length
  if (isArriving && count === 0) return <Trans>Chargement…</Trans>
  if (count === 0) return <Trans>Aucun résultat pour « {query} ».</Trans>
  if (results.hasMore) return <Trans>Plus de {count} résultats. Précisez votre recherche.</Trans>
  return <Plural value={count} one="# résultat" other="# résultats" />
}

function ResultList({ results, onChoose }: { results: Matches; onChoose: (() => void) | undefined }) {
  const { t } = useLingui()
  const [count, setCount] = useState(first)
  const list = useRef<HTMLUListElement>(null)
  const rest = results.documents.length - count
  const showMore = () => {
    flushSync(() => setCount(count + 50))
    list.current?.children[count]?.querySelector('a')?.focus()
  }
  return (
    <>
      <ul ref={list} role="list" aria-label={t`Résultats`} className={styles.results}>
        {results.documents.slice(0, count).map((document) => (
          <Result key={document.id} document={document} stems={results.stems} onChoose={onChoose} />
        ))}
      </ul>
      {rest > 0 && <Button look="quiet" onClick={showMore}>{t`Voir les suivants (${rest})`}</Button>}
    </>
  )
}

function Result({
  document: { label, title, text, to, hash },
  stems,
  onChoose,
}: {
  document: SearchDocument
  stems: readonly string[]
  onChoose: (() => void) | undefined
}) {
  const { t } = useLingui()
  const summary = excerpt(text, stems)
  return (
    <li>
      <Link to={to} {...(hash && { hash })} className={styles.result} onClick={onChoose}>
        <strong>{title}</strong> <small className="note">{t(label)}</small>{' '}
        {summary && <span className="note">{summary}</span>}
      </Link>
    </li>
  )
}

/** Links to the questions, to a message with the searched words and, where nothing is found, to the pages that are read most. */
function FurtherLinks({
  query,
  isEmpty,
  onChoose,
}: {
  query: string
  isEmpty: boolean
  onChoose: (() => void) | undefined
}) {
  const { t } = useLingui()
  const titleOf = usePageTitle()
  return (
    <>
      <section className={styles.group}>
        <h2 className="minor">
          <Trans>Rien ne correspond ?</Trans>
        </h2>
        <ul role="list">
          <li>
            <Link to="/trouver-mon-cas/$" params={{ _splat: '' }} className={styles.result} onClick={onChoose}>
              <strong>{t`Trouver mon cas en trois questions`}</strong>
            </Link>
          </li>
          <li>
            <Link to="/contact_us" state={{ question: query }} className={styles.result} onClick={onChoose}>
              <strong>{t`Écrire à la CDEC avec ces mots`}</strong>
            </Link>
          </li>
        </ul>
      </section>
      {isEmpty && (
        <section className={styles.group}>
          <h2 className="minor">
            <Trans>Pages les plus lues</Trans>
          </h2>
          <ul role="list">
            {popularPages.map((to) => (
              <li key={to}>
                <Link to={to} className={styles.result} onClick={onChoose}>
                  <strong>{titleOf(to)}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
