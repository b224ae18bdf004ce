import { useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NotCached } from '@/site/lists/list-body'
import type { PublicRecord } from '@/site/lists/use-public-record'
import type { Crumb } from '@/ui/breadcrumb/breadcrumb'
import { buttonClass } from '@/ui/button/button'
import { PageHeader } from '@/ui/page-header/page-header'
import { Picture } from '@/ui/picture/picture'
import { EmptyState } from '@/ui/states/empty-state'
import { FailureState } from '@/ui/states/failure-state'
import { Spinner } from '@/ui/states/spinner'
import styles from './news.module.css'

/** A detail page without a record to show: it is loading, does not exist, or could not be read. */
export function RecordState({
  record,
  title,
  unknown,
  trail,
  back,
}: {
  record: Exclude<PublicRecord<unknown>, { state: 'ready' }>
  title: ReactNode
  /** The message when the provider has no such record. */
  unknown: ReactNode
  trail: readonly Crumb[]
  /** A link to the list. */
  back: ReactNode
}) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={title} trail={trail} />
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
        {record.state === 'failed' && (
          <FailureState retry={record.retry}>{t`Cette page n’a pas pu être chargée.`}</FailureState>
        )}
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
    <div className={styles.picture}>
      {src === '' ? <p>{children}</p> : <Picture src={src} alt="" fallback={broken} width={960} height={540} eager />}
    </div>
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
