import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { actualites } from '@/contract/rows/actualites'
import { communications } from '@/contract/rows/communications'
import { anchorOf, inOrder, type Rows, textOf } from '@/contract/rows/define-rows'
import { interviews } from '@/contract/rows/interviews'
import { publications } from '@/contract/rows/publications'
import { monthAndYear } from '@/i18n/dates'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { DownloadButton } from '@/pwa/downloads/button/download-button'
import { ListBody } from '@/site/lists/list-body'
import { recordNames } from '@/site/lists/record-names'
import { type PublicList, usePublicList } from '@/site/lists/use-public-list'
import { Emblem } from '@/ui/brand/emblem'
import { ReadingTools } from '@/ui/button/reading-tools'
import { DocumentTitle } from '@/ui/card/document-title'
import { Excerpt } from '@/ui/html/safe-html'
import { PageHeader } from '@/ui/page-header/page-header'
import { DateText } from '@/ui/text/date-text'
import styles from './bulletin-page.module.css'

/** The newest press releases, publications, interviews and news as one dated bulletin, month by month. */
export function BulletinPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const bulletin = useBulletin()
  return (
    <>
      <PageHeader
        trail={[{ label: t`Actualités` }]}
        lead={<Trans>Communiqués, publications, interviews et actualités, réunis du plus récent au plus ancien.</Trans>}
      />
      <div className="container page">
        <ListBody list={bulletin} empty={<Trans>Aucun bulletin disponible pour le moment.</Trans>}>
          <p className={styles.masthead} aria-hidden>
            <Emblem className={styles.emblem} />
            <span>InfoCDEC</span>
          </p>
          {byMonth(bulletin.rows, locale).map(([month, ofMonth]) => (
            <section key={month} className={`stack ${styles.month}`}>
              <h2>{month || <Trans>Date inconnue</Trans>}</h2>
              <ul role="list">
                {ofMonth.map((entry) => (
                  <BulletinEntry key={anchorOf(entry.list, entry.id)} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
        </ListBody>
        <ReadingTools />
      </div>
    </>
  )
}

function byMonth(entries: readonly BulletinItem[], locale: Locale) {
  const months = new Map<string, BulletinItem[]>()
  for (const entry of entries) {
    const month = monthAndYear(entry.date, locale)
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months]
}

function BulletinEntry({ entry }: { entry: BulletinItem }) {
  const { t } = useLingui()
  return (
    <li className={`stack ${styles.entry}`}>
      <p className={`note cluster ${styles.facts}`}>
        <span className={`strong ${styles.kind}`}>{t(recordNames[entry.list.name])}</span>
        <DateText iso={entry.date} missing={<Trans>Date inconnue</Trans>} />
      </p>
      <div>
        <h3 className={`large ${styles.title}`}>
          <Title entry={entry} />
        </h3>
        {entry.text !== '' && <Excerpt html={entry.text} className={`soft measure ${styles.text}`} />}
        {entry.document !== '' && (
          <div className={styles.download}>
            <DownloadButton address={entry.document} title={entry.title} />
          </div>
        )}
      </div>
    </li>
  )
}

function Title({ entry: { list, document, slug, title } }: { entry: BulletinItem }) {
  const { page } = list
  if (slug === '' || !('records' in page)) return <DocumentTitle href={document} title={title} />
  return (
    <Link to={`${page.path}/$slug`} params={{ slug }}>
      {title}
    </Link>
  )
}

/** A row of one of the lists, whichever it is. */
interface BulletinItem {
  list: typeof communications | typeof publications | typeof interviews | typeof actualites
  id: number
  date: string
  title: string
  text: string
  /** The address of its document; '' when there is none. */
  document: string
  /** The slug of its page; '' when there is none. */
  slug: string
}

/** How many entries make a bulletin. */
const length = 30

/** Returns the newest entries once all lists have been read or have failed, so that a late one shifts nothing. */
function useBulletin(): PublicList<BulletinItem> {
  const lists = [useNewest(communications), useNewest(publications), useNewest(interviews), useNewest(actualites)]
  const retry = () => {
    for (const list of lists) list.retry()
  }
  const states = new Set(lists.map(({ state }) => state))
  if (states.has('loading')) return { state: 'loading', rows: [], retry }
  if (!states.has('ready')) return { state: states.has('missing') ? 'missing' : 'failed', rows: [], retry }
  const items = lists.flatMap(({ rows }) => rows)
  return {
    state: 'ready',
    rows: inOrder({ name: 'infocdec', date: 'date' }, items).slice(0, length),
    retry,
    progress: 'settled',
  }
}

/** Returns a list's newest rows for a bulletin; memoised, because there may be thousands. */
function useNewest(list: BulletinItem['list']) {
  const { state, rows, retry } = usePublicList<Rows>(list)
  const items = useMemo(() => rows.slice(0, length).map((row): BulletinItem => itemOf(list, row)), [list, rows])
  return { state, rows: items, retry }
}

function itemOf(list: BulletinItem['list'], row: object): BulletinItem {
  const [title, text] = list.texts
  return {
    list,
    id: Number(Reflect.get(row, 'id')),
    date: textOf(row, list.date),
    title: textOf(row, title),
    text: textOf(row, text),
    document: 'document' in list ? textOf(row, list.document) : '',
    slug: 'records' in list.page ? textOf(row, list.key) : '',
  }
}
