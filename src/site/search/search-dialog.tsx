import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { htmlToText } from '@/lib/html-to-text'
import { useConnection } from '@/pwa/network/connection'
import { Button, buttonClass } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { SearchField } from '@/ui/fields/search-field'
import { searchesLeft } from './search-button'
import styles from './search-dialog.module.css'
import { excerpt, type SearchEntry } from './search-entry'
import { type Found, type FoundGroup, useSearch } from './use-search'

/** Search over everything public. After a result was followed, Back shows the same results again. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const sheet = useRef<HTMLDivElement>(null)
  const { history } = useRouter()
  const entry = history.location.state.key ?? ''
  const [text, setText] = useState(() => searchesLeft.get(entry) ?? '')
  const result = useSearch(useDeferredValue(text))
  const connection = useConnection()
  const close = () => {
    searchesLeft.delete(entry)
    onClose()
  }
  const choose = () => {
    searchesLeft.set(entry, text)
    onClose()
  }
  const tryWord = (word: string) => {
    setText(word)
    // The word's own button goes.
    sheet.current?.querySelector('input')?.focus()
  }
  const query = text.trim()
  const count = result?.groups.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <Dialog className={styles.dialog} aria-label={t`Rechercher sur le site`} closedby="any" onClose={close}>
      <div ref={sheet} className={styles.sheet}>
        <form
          className={styles.top}
          onSubmit={(event) => {
            event.preventDefault()
            sheet.current?.querySelector<HTMLElement>('section a')?.focus()
          }}
        >
          <SearchField label={t`Rechercher sur le site`} value={text} onChange={setText} />
          <button type="button" className={buttonClass('quiet', styles.close)} aria-label={t`Fermer`} onClick={close}>
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
        {result && count === 0 && <NothingFound result={result} onTry={tryWord} onChoose={choose} />}
      </div>
    </Dialog>
  )
}

/** What is found, a part for each kind. */
function SearchResults({
  groups,
  words,
  onChoose,
}: {
  groups: readonly FoundGroup[]
  words: readonly string[]
  onChoose: () => void
}) {
  return groups.map((group) => <Group key={group.kind} group={group} words={words} onChoose={onChoose} />)
}

/** How many of a kind are shown before the reader asks for the rest. */
const first = 5

function Group({ group, words, onChoose }: { group: FoundGroup; words: readonly string[]; onChoose: () => void }) {
  const { t } = useLingui()
  const heading = useId()
  const [shown, setShown] = useState(first)
  const { kind, found } = group
  const rest = found.length - shown
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    flushSync(() => setShown(shown + 50))
    list.current?.children[shown]?.querySelector('a')?.focus()
  }
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h2 id={heading} className={styles.kind}>
        {kind} <span className={styles.count}>{found.length}</span>
      </h2>
      <ul ref={list} role="list">
        {found.slice(0, shown).map((entry) => (
          <SearchResult key={entry.id} entry={entry} words={words} onChoose={onChoose} />
        ))}
      </ul>
      {rest > 0 && <Button look="quiet" onClick={showMore}>{t`Voir les suivants (${rest})`}</Button>}
    </section>
  )
}

function SearchResult({
  entry,
  words,
  onChoose,
}: {
  entry: SearchEntry
  words: readonly string[]
  onChoose: () => void
}) {
  const text = excerpt(entry.text, words)
  return (
    <li>
      <Link to={entry.to} {...(entry.hash && { hash: entry.hash })} className={styles.result} onClick={onChoose}>
        <strong>{htmlToText(entry.title)}</strong>
        {text && <span>{text}</span>}
      </Link>
    </li>
  )
}

/** What is offered where a search finds nothing: the nearest words, and what holds some of them, or else the pages that are read most. */
function NothingFound({
  result: { words, instead, near },
  onTry,
  onChoose,
}: {
  result: Found
  onTry: (word: string) => void
  onChoose: () => void
}) {
  const { t } = useLingui()
  const pages = [
    { to: '/depot', name: t`Dépôts` },
    { to: '/communique', name: t`Communiqués` },
    { to: '/publications', name: t`Publications` },
    { to: '/guide_utilisateurs', name: t`Guide des utilisateurs` },
    { to: '/contact_us', name: t`Contact` },
  ]
  return (
    <>
      {instead.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.kind}>
            <Trans>Vouliez-vous dire</Trans>
          </h2>
          <div className={styles.words}>
            {instead.map((word) => (
              <Button key={word} look="secondary" onClick={() => onTry(word)}>
                {word}
              </Button>
            ))}
          </div>
        </section>
      )}
      {near.length > 0 ? (
        <Group group={{ kind: t`Ce qui s’en approche`, found: near }} words={words} onChoose={onChoose} />
      ) : (
        <section className={styles.group}>
          <h2 className={styles.kind}>
            <Trans>Pages les plus lues</Trans>
          </h2>
          <ul role="list">
            {pages.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className={styles.result} onClick={onChoose}>
                  <strong>{name}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
