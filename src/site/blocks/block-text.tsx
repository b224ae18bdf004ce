import { Trans } from '@lingui/react/macro'
import type { ContentBlock } from '@/contract/rows/content-blocks'
import { longDate } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { SafeHtml } from '@/ui/html/safe-html'

/** The lines of a block, and when they were updated. */
export function BlockText({ block }: { block: ContentBlock }) {
  return (
    <>
      {[...new Set(block.lines)].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Updated block={block} />
    </>
  )
}

/** A block as it was written, HTML or plain text. */
export function WrittenBlock({ block }: { block: ContentBlock }) {
  return (
    <>
      <SafeHtml html={block.html} />
      {block.updated === '' && <Updated block={block} />}
    </>
  )
}

/** When a block was updated and by whom: as its line says, else the provider's date; nothing where neither is known. */
function Updated({ block: { updated, updatedAt } }: { block: ContentBlock }) {
  const locale = useLocale()
  const date = longDate(updatedAt, locale)
  if (updated === '' && date === '') return null
  return <small>{updated || <Trans>Mis à jour le {date}</Trans>}</small>
}
