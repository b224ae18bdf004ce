import { actualites } from '@/contract/actualites'
import { communications } from '@/contract/communications'
import { interviews } from '@/contract/interviews'
import { publications } from '@/contract/publications'
import { type PublicList, usePublicList } from '@/site/lists/use-public-list'
import { newestFirst } from './newest-first'

export interface BulletinItem {
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

/** The newest of the four lists, once each has been read or has failed: a late one would push the others aside. */
export function useBulletin(): PublicList<BulletinItem> {
  const releases = usePublicList(communications)
  const papers = usePublicList(publications)
  const talks = usePublicList(interviews)
  const news = usePublicList(actualites)
  const lists = [releases, papers, talks, news]
  const retry = () => {
    for (const list of lists) list.retry()
  }
  const states = new Set(lists.map((list) => list.state))
  if (states.has('loading')) return { state: 'loading', rows: [], retry }
  if (!states.has('ready')) return { state: states.has('missing') ? 'missing' : 'failed', rows: [], retry }
  const items = [
    ...releases.rows.map((row) => paper('communique', row, row.communication_date)),
    ...papers.rows.map((row) => paper('publication', row, row.publication_date)),
    ...talks.rows.map((row) => page('interview', row, row.date)),
    ...news.rows.map((row) => page('actualite', row, row.datePublication)),
  ]
  return { state: 'ready', rows: newestFirst(items, (item) => item.date).slice(0, length), retry }
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
