import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { actualites } from '@/contract/rows/actualites'
import { communications } from '@/contract/rows/communications'
import { interviews } from '@/contract/rows/interviews'
import { publications } from '@/contract/rows/publications'
import { monthAndYear } from '@/i18n/dates'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { DownloadButton } from '@/pwa/downloads/button/download-button'
import { ListBody } from '@/site/lists/list-body'
import { typesetRow } from '@/site/lists/typeset'
import { type PublicList, usePublicList } from '@/site/lists/use-public-list'
import { Emblem } from '@/ui/brand/emblem'
import { ReadingTools } from '@/ui/button/reading-tools'
import { DocumentTitle } from '@/ui/card/document-title'
import { SafeHtml } from '@/ui/html/safe-html'
import { PageHeader } from '@/ui/page-header/page-header'
import { DateText } from '@/ui/text/date-text'
import styles from './bulletin-page.module.css'
import { newestFirst } from './newest-first'

/** The newest press releases, publications, interviews and news as one dated bulletin, month by month. */
export function BulletinPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const bulletin = useBulletin()
  return (
    <>
      <PageHeader
        trail={[{ label: t`Actualités` }]}
        title={<Trans>Bulletin d’information</Trans>}
        lead={<Trans>Communiqués, publications, interviews et actualités, réunis du plus récent au plus ancien.</Trans>}
      />
      <div className="container page">
        <ListBody list={bulletin} empty={<Trans>Aucun bulletin disponible pour le moment.</Trans>}>
          {(entries) => (
            <>
              <p className={styles.masthead} aria-hidden>
                <Emblem className={styles.emblem} />
                <span>InfoCDEC</span>
              </p>
              {byMonth(entries, locale).map(([month, ofMonth]) => (
                <section key={month} className={`stack ${styles.month}`}>
                  <h2>{month || <Trans>Date inconnue</Trans>}</h2>
                  <ul role="list">
                    {ofMonth.map((entry) => (
                      <BulletinEntry key={`${entry.kind}-${entry.id}`} entry={entry} />
                    ))}
                  </ul>
                </section>
              ))}
            </>
          )}
        </ListBody>
        <ReadingTools title={t`Bulletin d’information`} />
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

const kinds: Record<BulletinItem['kind'], MessageDescriptor> = {
  communique: msg`Communiqué`,
  publication: msg`Publication`,
  interview: msg`Interview`,
  actualite: msg`Actualité`,
}

function BulletinEntry({ entry }: { entry: BulletinItem }) {
  const { t } = useLingui()
  return (
    <li className={`stack ${styles.entry}`}>
      <p className={`note cluster ${styles.facts}`}>
        <span className={styles.kind}>{t(kinds[entry.kind])}</span>
        <DateText iso={entry.date} missing={<Trans>Date inconnue</Trans>} />
      </p>
      <div>
        <h3 className={styles.title}>
          <Title entry={entry} />
        </h3>
        {entry.text !== '' && <SafeHtml html={entry.text} className={`clamp ${styles.text}`} />}
        {isDocument(entry) && (
          <div className={styles.download}>
            <DownloadButton address={entry.target} title={entry.title} />
          </div>
        )}
      </div>
    </li>
  )
}

const isDocument = ({ kind, target }: BulletinItem) =>
  target !== '' && (kind === 'communique' || kind === 'publication')

function Title({ entry: { kind, title, target } }: { entry: BulletinItem }) {
  if (target !== '' && (kind === 'interview' || kind === 'actualite')) {
    return (
      <Link to={kind === 'interview' ? '/interviews/$slug' : '/actualites/$slug'} params={{ slug: target }}>
        {title}
      </Link>
    )
  }
  return <DocumentTitle href={target} title={title} />
}

interface BulletinItem {
  kind: 'communique' | 'publication' | 'interview' | 'actualite'
  id: number
  date: string
  title: string
  text: string
  /** A document to open, or the slug of the item's own page; '' when there is none. */
  target: string
}

/** How many entries make a bulletin. */
const length = 30

/** Returns the newest entries once all four lists have been read or have failed, so that a late one shifts nothing. */
function useBulletin(): PublicList<BulletinItem> {
  const releases = usePublicList(communications)
  const papers = usePublicList(publications)
  const talks = usePublicList(interviews)
  const news = usePublicList(actualites)
  const newestReleases = useNewest(releases, 'communication_date')
  const newestPapers = useNewest(papers, 'publication_date')
  const newestTalks = useNewest(talks, 'date')
  const newestNews = useNewest(news, 'datePublication')
  const lists = [releases, papers, talks, news]
  const retry = () => {
    for (const list of lists) list.retry()
  }
  const states = new Set(lists.map((list) => list.state))
  if (states.has('loading')) return { state: 'loading', rows: [], retry }
  if (!states.has('ready')) return { state: states.has('missing') ? 'missing' : 'failed', rows: [], retry }
  const items = [
    ...newestReleases.map((row) => paper('communique', row, row.communication_date)),
    ...newestPapers.map((row) => paper('publication', row, row.publication_date)),
    ...newestTalks.map((row) => page('interview', row, row.date)),
    ...newestNews.map((row) => page('actualite', row, row.datePublication)),
  ]
  return { state: 'ready', rows: newestFirst(items, (item) => item.date).slice(0, length), retry, isSettled: true }
}

/** Returns a list's newest rows for a bulletin; memoised, because there may be thousands. */
function useNewest<Key extends string, Row extends Record<Key, string>>({ rows }: PublicList<Row>, date: Key): Row[] {
  return useMemo(
    () =>
      newestFirst(rows, (row) => row[date])
        .slice(0, length)
        .map(typesetRow),
    [rows, date],
  )
}

function paper(
  kind: BulletinItem['kind'],
  row: { id: number; title: string; description: string; document: string },
  date: string,
): BulletinItem {
  return { kind, id: row.id, date, title: row.title, text: row.description, target: row.document }
}

function page(
  kind: BulletinItem['kind'],
  row: { id: number; titre: string; description: string; slug: string },
  date: string,
): BulletinItem {
  return { kind, id: row.id, date, title: row.titre, text: row.description, target: row.slug }
}
