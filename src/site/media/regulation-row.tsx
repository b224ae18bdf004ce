import { Trans } from '@lingui/react/macro'
import { IconGavel } from '@tabler/icons-react'
import { KeepDocument } from '@/pwa/downloads/download-button'
import { documentType } from '@/ui/card/document-link'
import styles from './media.module.css'

/** A regulation: its title leads to its document in a new tab; without a document it says so. */
export function RegulationRow({ title, document }: { title: string; document: string }) {
  const type = documentType(document)
  return (
    <li className={styles.rule}>
      <IconGavel aria-hidden />
      {document ? (
        <div>
          <a href={document} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
          <small>
            {type && `${type} · `}
            <Trans>s’ouvre dans un nouvel onglet</Trans>
          </small>
        </div>
      ) : (
        <div>
          {title}
          <small>
            <Trans>Document non disponible</Trans>
          </small>
        </div>
      )}
      {document && <KeepDocument address={document} title={title} />}
    </li>
  )
}
