import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconGavel } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { RowOf } from '@/contract/rows/define-rows'
import { reglementations } from '@/contract/rows/reglementations'
import { DownloadButton } from '@/pwa/downloads/button/download-button'
import { DownloadedMark } from '@/pwa/downloads/button/downloaded-mark'
import { Growing } from '@/site/lists/growing'
import { ListBody } from '@/site/lists/list-body'
import { FilteredRows, ListFilters } from '@/site/lists/list-filters'
import { type FilterReader, useFiltered } from '@/site/lists/use-filtered'
import { usePublicList } from '@/site/lists/use-public-list'
import { ShareItemButton } from '@/site/share/share-item-button'
import { DocumentTitle } from '@/ui/card/document-title'
import { ActionMenu } from '@/ui/menu/action-menu'
import { PageHeader } from '@/ui/page-header/page-header'
import { regulationTypes, typeOfTitle, yearInTitle } from './document-types'
import styles from './media.module.css'

const reader: FilterReader<RowOf<typeof reglementations>> = {
  text: ({ title, description }) => `${title} ${description}`,
  year: ({ title }) => yearInTitle(title),
  type: ({ title }) => typeOfTitle(regulationTypes, title),
}

export function RegulationsPage() {
  const { t } = useLingui()
  const list = usePublicList(reglementations)
  const filtered = useFiltered(list.rows, reader)
  return (
    <>
      <PageHeader
        trail={[{ label: t`L’institution` }]}
        title={<Trans>Textes réglementaires</Trans>}
        lead={<Trans>Les lois et décrets qui fondent et encadrent les dépôts et consignations.</Trans>}
        tools={
          <ListFilters
            label={t`Rechercher un texte`}
            list={list}
            filtered={filtered}
            typeLabels={regulationTypes.map(({ type, label }) => [type, t(label)])}
          />
        }
      />
      <div className={`container ${styles.body}`}>
        {list.state === 'ready' && list.rows.length > 0 ? (
          <FilteredRows filtered={filtered}>
            {(rows) =>
              regulationTypes.map(({ type, label }) => {
                const ofType = rows.filter((row) => reader.type?.(row) === type)
                return (
                  ofType.length > 0 && (
                    <Section key={type} title={t(label)}>
                      <ul role="list">
                        <Growing rows={ofType}>{(row) => <RegulationRow {...row} />}</Growing>
                      </ul>
                    </Section>
                  )
                )
              })
            }
          </FilteredRows>
        ) : (
          <Section title={t`Décrets`}>
            <ListBody
              list={list}
              empty={<Trans>Aucun texte réglementaire disponible pour le moment.</Trans>}
              show={<Trans>Afficher les textes réglementaires</Trans>}
            >
              {() => null}
            </ListBody>
          </Section>
        )}
      </div>
    </>
  )
}

/** A section that folds at its heading, and is open at first. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(true)
  const panel = useId()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className="ring-inside"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {title}
          <IconChevronDown aria-hidden />
        </button>
      </h2>
      <div id={panel} hidden={!open} className={styles.rules}>
        {children}
      </div>
    </section>
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
