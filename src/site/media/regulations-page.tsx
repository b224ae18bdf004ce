import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconGavel } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { RowOf } from '@/contract/rows/define-rows'
import { reglementations } from '@/contract/rows/reglementations'
import { DownloadButton } from '@/pwa/downloads/button/download-button'
import { DownloadedMark } from '@/pwa/downloads/button/downloaded-mark'
import { Growing } from '@/site/lists/growing'
import { ListBody } from '@/site/lists/list-body'
import { usePublicList } from '@/site/lists/use-public-list'
import { ShareItemButton } from '@/site/share/share-item-button'
import { DocumentTitle } from '@/ui/card/document-title'
import { ActionMenu } from '@/ui/menu/action-menu'
import { PageHeader } from '@/ui/page-header/page-header'
import styles from './media.module.css'

export function RegulationsPage() {
  const { t } = useLingui()
  const list = usePublicList(reglementations)
  const [open, setOpen] = useState(true)
  const panel = useId()
  return (
    <>
      <PageHeader
        trail={[{ label: t`L’institution` }]}
        title={<Trans>Textes réglementaires</Trans>}
        lead={<Trans>Les lois et décrets qui fondent et encadrent les dépôts et consignations.</Trans>}
      />
      <div className={`container ${styles.body}`}>
        <section className={styles.section}>
          <h2 className={styles.heading}>
            <button
              type="button"
              className="ring-inside"
              aria-expanded={open}
              aria-controls={panel}
              onClick={() => setOpen(!open)}
            >
              <Trans>Décrets</Trans>
              <IconChevronDown aria-hidden />
            </button>
          </h2>
          <div id={panel} hidden={!open} className={styles.rules}>
            <ListBody
              list={list}
              empty={<Trans>Aucun texte réglementaire disponible pour le moment.</Trans>}
              show={<Trans>Afficher les textes réglementaires</Trans>}
            >
              {(rows) => (
                <ul role="list">
                  <Growing rows={rows}>{(row) => <RegulationRow {...row} />}</Growing>
                </ul>
              )}
            </ListBody>
          </div>
        </section>
      </div>
    </>
  )
}

/** A regulation: its title leads to its document in a new tab; without a document it is a plain text. */
function RegulationRow({ id, title, description, document }: RowOf<typeof reglementations>) {
  const anchor = `reglementations-${id}`
  return (
    <li id={anchor} tabIndex={-1} className={styles.rule}>
      <IconGavel aria-hidden />
      <div>
        <DocumentTitle href={document} title={title} />
        {document ? (
          <DownloadedMark address={document} />
        ) : (
          <small>
            <Trans>Document non disponible</Trans>
          </small>
        )}
      </div>
      <ActionMenu title={title}>
        {document && <DownloadButton address={document} title={title} />}
        <ShareItemButton
          item={{
            kind: 'reglementation',
            path: `/textes_reglementaires#${anchor}`,
            title,
            document,
            texts: [{ text: description }],
          }}
        />
      </ActionMenu>
    </li>
  )
}
