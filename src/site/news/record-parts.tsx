import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageTitle } from '@/site/head/page-head'
import { NotCached } from '@/site/lists/list-body'
import { recordNames } from '@/site/lists/record-names'
import type { PublicRecord } from '@/site/lists/use-public-record'
import type { Crumb } from '@/ui/breadcrumb/breadcrumb'
import { buttonClass } from '@/ui/button/button'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import { useDocumentTitle } from '@/ui/page-header/use-document-title'
import { Picture } from '@/ui/picture/picture'
import { EmptyState } from '@/ui/states/empty-state'
import { FailureState } from '@/ui/states/failure-state'
import { Spinner } from '@/ui/states/spinner'
import styles from './news.module.css'
import type { RecordList } from './record-head'

/** The page of a record, which `children` show; or that it is loading, does not exist, or could not be read. */
export function RecordPage<Row extends { slug: string; titre: string }>({
  list,
  record,
  trail,
  lead,
  unknown,
  back,
  children,
}: {
  list: RecordList
  record: PublicRecord<Row>
  trail: readonly Crumb[]
  lead?: ReactNode
  /** The message when the provider has no such record. */
  unknown: ReactNode
  /** A link to the list where there is no record to show. */
  back: ReactNode
  children: (row: Row) => ReactNode
}) {
  const { t } = useLingui()
  const kind = t(recordNames[list.name])
  const row = record.state === 'ready' ? record.row : undefined
  useDocumentTitle(row && pageTitle(row.titre))
  if (row)
    return (
      <article>
        <PageHeader trail={trail} title={row.titre || kind} lead={lead} />
        <div className={`container ${styles.article}`}>
          {children(row)}
          <ReadingTools />
        </div>
      </article>
    )
  return (
    <>
      <PageHeader title={kind} trail={trail} />
      <div className="container">{back}</div>
      {record.state === 'loading' && <Spinner label={t`Chargement…`} />}
      {record.state === 'missing' && <NotCached retry={record.retry} />}
      <div className="container">
        {record.state === 'unknown' && (
          <>
            <meta name="robots" content="noindex" />
            <EmptyState>{unknown}</EmptyState>
          </>
        )}
        {record.state === 'failed' && <FailureState retry={record.retry} />}
      </div>
    </>
  )
}

/** The large picture of a detail page; without one `children` stand in, and `broken` is shown for one that fails. */
export function MainPicture({
  src,
  broken,
  children,
}: {
  src: string
  broken: { src: string } | { text: ReactNode }
  children: ReactNode
}) {
  return (
    <div className={`filled ${styles.picture}`}>
      {src === '' ? (
        <p className="soft">{children}</p>
      ) : (
        <Picture src={src} alt="" fallback={broken} width={960} height={540} isEager />
      )}
    </div>
  )
}

/** What a reader may do after a detail page: see the others, which `children` name, or be told of new ones. */
export function NextStep({ to, children }: { to: '/actualites' | '/interviews'; children: ReactNode }) {
  return (
    <p className="no-print buttons">
      <Link to={to} activeOptions={{ exact: true }} className={buttonClass('secondary')}>
        {children}
      </Link>
      <a href="#lettre-information" className={buttonClass('quiet')}>
        <Trans>Recevoir les actualités par courriel</Trans>
      </a>
    </p>
  )
}

/** A link from a detail page to its list. */
export function BackLink({ to, children }: { to: '/actualites' | '/interviews'; children: ReactNode }) {
  return (
    <Link to={to} activeOptions={{ exact: true }} className={`no-print ${buttonClass('quiet', styles.back)}`}>
      <IconArrowLeft aria-hidden />
      {children}
    </Link>
  )
}
