import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { KeepDocument } from '@/pwa/downloads/download-button'
import { documentType } from '@/ui/card/document-link'
import { SafeHtml } from '@/ui/html/safe-html'
import { DateText } from '@/ui/text/date-text'
import styles from './bulletin.module.css'
import type { BulletinItem } from './use-bulletin'

const kinds: Record<BulletinItem['kind'], MessageDescriptor> = {
  communique: msg`Communiqué`,
  publication: msg`Publication`,
  interview: msg`Interview`,
  actualite: msg`Actualité`,
}

export function BulletinEntry({ entry }: { entry: BulletinItem }) {
  const { t } = useLingui()
  return (
    <li className={styles.entry}>
      <p className={styles.facts}>
        <span className={styles.kind}>{t(kinds[entry.kind])}</span>
        <DateText iso={entry.date} missing={<Trans>Date inconnue</Trans>} />
      </p>
      <div>
        <h3 className={styles.title}>
          <Title entry={entry} />
        </h3>
        {entry.text !== '' && <SafeHtml html={entry.text} className={styles.text} />}
        {isDocument(entry) && (
          <div className={styles.keep}>
            <KeepDocument address={entry.target} title={entry.title} />
          </div>
        )}
      </div>
    </li>
  )
}

const isDocument = ({ kind, target }: BulletinItem) =>
  target !== '' && (kind === 'communique' || kind === 'publication')

function Title({ entry: { kind, title, target } }: { entry: BulletinItem }) {
  const { t } = useLingui()
  if (target === '') return title
  if (kind === 'interview') {
    return (
      <Link to="/interviews/$slug" params={{ slug: target }}>
        {title}
      </Link>
    )
  }
  if (kind === 'actualite') {
    return (
      <Link to="/actualites/$slug" params={{ slug: target }}>
        {title}
      </Link>
    )
  }
  const type = documentType(target)
  return (
    <a href={target} target="_blank" rel="noopener noreferrer">
      {title}
      {type && ` (${type})`}
      <span className="visually-hidden"> {t`(nouvel onglet)`}</span>
    </a>
  )
}
