import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconGavel } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { anchorOf, type RowOf, recordAddress } from '@/contract/rows/define-rows'
import { reglementations } from '@/contract/rows/reglementations'
import { DownloadButton, DownloadedMark } from '@/pwa/downloads/button/download-button'
import listPage from '@/site/lists/card-list-page.module.css'
import { Growing } from '@/site/lists/growing'
import { ListBody } from '@/site/lists/list-body'
import { FilteredRows, ListFilters } from '@/site/lists/list-filters'
import { GoneRow } from '@/site/lists/named-row'
import { type DocumentType, type FilterReader, typeOfTitle, useFiltered } from '@/site/lists/use-filtered'
import { usePublicList } from '@/site/lists/use-public-list'
import { DocumentTitle } from '@/ui/card/document-title'
import { ActionMenu } from '@/ui/menu/action-menu'
import { PageHeader } from '@/ui/page-header/page-header'
import styles from './media.module.css'
import { ShareRecord } from './share-record'

/** The kinds of regulatory texts, in the order of their rank; the last one is any other text. */
const regulationTypes: readonly DocumentType[] = [
  { type: 'lois', label: msg`Lois`, begins: /^(?:loi|ordonnance|law|act|ordinance)\b/ },
  { type: 'decrets', label: msg`Décrets`, begins: /^(?:decret|decree)\b/ },
  { type: 'arretes', label: msg`Arrêtés`, begins: /^(?:arrete|decision|order)\b/ },
  { type: 'instructions', label: msg`Instructions`, begins: /^(?:instruction|circulaire|circular|note de service)\b/ },
  { type: 'procedures', label: msg`Procédures`, begins: /^(?:procedure|modalites)\b/ },
  { type: 'autres', label: msg`Autres textes`, begins: /^/ },
]

/** The last year that a title names, "2011" of "Décret n° 2011/105 du 15 avril 2011"; '' where it names none. */
const yearInTitle = (title: string): string => title.match(/\b(?:19|20)\d\d\b/g)?.at(-1) ?? ''

const reader: FilterReader<RowOf<typeof reglementations>> = {
  texts: ({ title, description }) => [title, description],
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
        lead={<Trans>Les lois et décrets qui fondent et encadrent les dépôts et consignations.</Trans>}
        tools={<ListFilters label={t`Rechercher un texte`} list={list} filtered={filtered} types={regulationTypes} />}
      />
      <div className={`container ${listPage.body}`}>
        <GoneRow list={list} />
        {list.state === 'ready' && list.rows.length > 0 ? (
          <FilteredRows list={list} filtered={filtered}>
            {(rows) =>
              regulationTypes.map(({ type, label }) => {
                const ofType = rows.filter((row) => reader.type?.(row) === type)
                return (
                  ofType.length > 0 && (
                    <Section key={type} title={t(label)} rows={ofType}>
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
            <ListBody list={list} empty={<Trans>Aucun texte réglementaire disponible pour le moment.</Trans>}>
              {() => null}
            </ListBody>
          </Section>
        )}
      </div>
    </>
  )
}

/** A section that folds at its heading. It is open at first, and when the address names one of its rows. */
function Section({ title, rows, children }: { title: string; rows?: readonly { id: number }[]; children: ReactNode }) {
  const {
    hash,
    state: { key: entry = '' },
  } = useLocation()
  /** The history entry at which it was folded. */
  const [folded, setFolded] = useState<string>()
  const isNamed = hash !== '' && rows?.some(({ id }) => anchorOf(reglementations, id) === hash) === true
  const open = folded === undefined || (isNamed && folded !== entry)
  const panel = useId()
  return (
    <section className={`panel ${styles.section}`}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className="ring-inside"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setFolded(open ? entry : undefined)}
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
function RegulationRow({ id, title, document }: RowOf<typeof reglementations>) {
  return (
    <li id={anchorOf(reglementations, id)} className={styles.rule}>
      <IconGavel aria-hidden />
      <div>
        <DocumentTitle href={document} title={title} />{' '}
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
        <ShareRecord title={title} path={recordAddress(reglementations, id)} document={document} />
      </ActionMenu>
    </li>
  )
}
