import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { htmlToText } from '@/lib/html-to-text'
import { useConnection } from '@/pwa/network/connection'
import { Button, buttonClass } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { SearchField } from '@/ui/fields/search-field'
import { excerpt } from './excerpt'
import { searchesLeft } from './search-button'
import styles from './search-dialog.module.css'
import { groupFound, type SearchGroup } from './search-groups'
import type { SearchDocument } from './search-index'
import { useSearch } from './use-search'

/** Search over everything public. After a result was followed, Back shows the same results again. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const sheet = useRef<HTMLDivElement>(null)
  const { history } = useRouter()
  const entry = history.location.state.key ?? ''
  const [text, setText] = useState(() => searchesLeft.get(entry) ?? '')
  const result = useSearch(useDeferredValue(text), { wanted: true, readsLists: true })
  const groups = useMemo(() => groupFound(result?.documents ?? []), [result])
  const connection = useConnection()
  const close = () => {
    searchesLeft.delete(entry)
    onClose()
  }
  const choose = () => {
    searchesLeft.set(entry, text)
    onClose()
  }
  const query = text.trim()
  const count = result?.documents.length
  const nothing = count === 0
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
          {result === undefined && (
            <Trans>Écrivez au moins deux lettres. Les accents et les majuscules ne comptent pas.</Trans>
          )}
          {nothing && <Trans>Aucun résultat pour « {query} ».</Trans>}
          {result?.close && !nothing && <Trans>Aucun résultat pour « {query} ». Ce qui s’en approche :</Trans>}
          {result?.more && <Trans>Plus de {count} résultats. Précisez votre recherche.</Trans>}
          {count !== undefined && !result?.close && !result?.more && (
            <Plural value={count} one="# résultat" other="# résultats" />
          )}
        </p>
        {connection !== 'online' && (
          <p className={styles.note}>
            <Trans>Sans réseau, la recherche porte sur ce qui est gardé sur cet appareil.</Trans>
          </p>
        )}
        {groups.map((group) => (
          <Group key={group.label.id} group={group} stems={result?.stems ?? []} onChoose={choose} />
        ))}
        {result && <WaysOn query={query} nothing={nothing} onChoose={choose} />}
      </div>
    </Dialog>
  )
}

/** How many of a kind are shown before the reader asks for the rest. */
const first = 5

function Group({ group, stems, onChoose }: { group: SearchGroup; stems: readonly string[]; onChoose: () => void }) {
  const { t } = useLingui()
  const heading = useId()
  const [shown, setShown] = useState(first)
  const { label, found } = group
  const rest = found.length - shown
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    flushSync(() => setShown(shown + 50))
    list.current?.children[shown]?.querySelector('a')?.focus()
  }
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h2 id={heading} className={styles.kind}>
        {t(label)} <span className={styles.count}>{found.length}</span>
      </h2>
      <ul ref={list} role="list">
        {found.slice(0, shown).map((document) => (
          <SearchResult key={document.id} document={document} stems={stems} onChoose={onChoose} />
        ))}
      </ul>
      {rest > 0 && <Button look="quiet" onClick={showMore}>{t`Voir les suivants (${rest})`}</Button>}
    </section>
  )
}

function SearchResult({
  document: { title, text, to, hash },
  stems,
  onChoose,
}: {
  document: SearchDocument
  stems: readonly string[]
  onChoose: () => void
}) {
  const shown = excerpt(text, stems)
  return (
    <li>
      <Link to={to} {...(hash && { hash })} className={styles.result} onClick={onChoose}>
        <strong>{htmlToText(title)}</strong>
        {shown && <span>{shown}</span>}
      </Link>
    </li>
  )
}

/** Where to go on: by questions, by a message that holds what was searched and, where nothing is found, the pages that are read most. */
function WaysOn({ query, nothing, onChoose }: { query: string; nothing: boolean; onChoose: () => void }) {
  const { t } = useLingui()
  const most = [
    { to: '/depot', name: t`Dépôts` },
    { to: '/communique', name: t`Communiqués` },
    { to: '/publications', name: t`Publications` },
    { to: '/guide_utilisateurs', name: t`Guide des utilisateurs` },
  ]
  return (
    <>
      <section className={styles.group}>
        <h2 className={styles.kind}>
          <Trans>Rien ne correspond ?</Trans>
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
      {nothing && (
        <section className={styles.group}>
          <h2 className={styles.kind}>
            <Trans>Pages les plus lues</Trans>
          </h2>
          <ul role="list">
            {most.map(({ to, name }) => (
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
