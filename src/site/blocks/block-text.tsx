import { Trans } from '@lingui/react/macro'
import type { ContentBlock } from '@/contract/rows/content-blocks'
import { longDate } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import styles from './block-text.module.css'

/** The lines of a block, and when they were updated. */
export function BlockText({ block }: { block: ContentBlock }) {
  return (
    <>
      <p className={styles.lines}>{block.lines.join('\n')}</p>
      <Updated block={block} />
    </>
  )
}

/** When a block was updated and by whom: as its line says, else the provider's date; nothing where neither is known. */
export function Updated({ block: { updated, updatedAt } }: { block: ContentBlock }) {
  const locale = useLocale()
  const date = longDate(updatedAt, locale)
  if (updated === '' && date === '') return null
  return <p className={styles.updated}>{updated || <Trans>Mis à jour le {date}</Trans>}</p>
}
