import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react'
import type { Column } from '@/admin/crud/definition/columns'
import type { Row } from '@/admin/crud/definition/row'
import { formatNumber } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { decodeEntities } from '@/lib/html-to-text'
import { shorten } from '@/lib/shorten'
import { documentType } from '@/ui/card/document-title'
import { Excerpt } from '@/ui/html/safe-html'
import { Picture } from '@/ui/picture/picture'
import { DateText } from '@/ui/text/date-text'
import styles from './cell.module.css'

/** The maximum number of rendered characters: three lines are shown, but the browser would lay out the whole text. */
const maxCharacters = 4000

/** One value of a list. `name`, the record's, makes the accessible names of links distinct. */
export function Cell({ column, row, name }: { column: Column; row: Row; name: string }) {
  const { _ } = useLingui()
  const value = column.read(row) ?? ''
  const text = String(value).slice(0, maxCharacters)
  if (text === '') return <span className={`soft ${styles.missing}`}>{column.missing ? _(column.missing) : '—'}</span>
  switch (column.kind) {
    case 'html':
      return <Excerpt html={text} className={`${styles.clamped} ${styles.html}`} />
    case 'amount':
      return <Amount value={Number(value)} />
    case 'date':
      return <DateText iso={text} missing="—" />
    case 'choice': {
      const label = column.choices?.[text]
      return <span className={`strong truncated ${styles.badge}`}>{label ? _(label) : text}</span>
    }
    case 'image':
      return <Picture src={text} alt="" width={96} height={60} className={styles.picture} />
    case 'document':
      return (
        <a
          href={text}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.link}
          download={column.downloads && ''}
        >
          {column.downloads ? <IconDownload aria-hidden /> : <IconFileText aria-hidden />}
          {column.downloads && (
            <span className="visually-hidden">
              <Trans>Télécharger</Trans>{' '}
            </span>
          )}
          {documentType(text) || <Trans>Document</Trans>}
          <span className="visually-hidden"> {name}</span>
        </a>
      )
    case 'link':
      return (
        <a href={text} target="_blank" rel="noopener noreferrer" className={styles.address} title={text}>
          <IconExternalLink aria-hidden />
          <span className="truncated">{text.replace(/^https?:\/\/(?:www\.)?/, '')}</span>
        </a>
      )
    default: {
      const plain = decodeEntities(text)
      return (
        <span className={`clamp ${styles.clamped}`} title={shorten(plain, 300)}>
          {plain}
        </span>
      )
    }
  }
}

function Amount({ value }: { value: number }) {
  return formatNumber(value, useLocale())
}
