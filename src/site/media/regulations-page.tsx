import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconGavel } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { anchorOf, type RowOf } from '@/contract/rows/define-rows'
import { reglementations } from '@/contract/rows/reglementations'
import { DownloadedMark } from '@/pwa/downloads/button/download-button'
import { ListBody } from '@/site/lists/list-body'
import { FilterNote, ListFilters } from '@/site/lists/list-filters'
import listPage from '@/site/lists/list-page.module.css'
import { GoneRow } from '@/site/lists/named-row'
import { type DocumentType, type FilterReader, typeOfTitle, useFiltered } from '@/site/lists/use-filtered'
import { useGrowing } from '@/site/lists/use-growing'
import { usePublicList } from '@/site/lists/use-public-list'
import { useLinkedId } from '@/ui/accordion/use-linked-id'
import { DocumentTitle } from '@/ui/card/document-title'
import { PageHeader } from '@/ui/page-header/page-header'
import { DocumentMenu } from './document-menu'
import styles from './media.module.css'

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

type Regulation = RowOf<typeof reglementations>

const typeOf = ({ title }: Regulation) => typeOfTitle(regulationTypes, title)

const reader: FilterReader<Regulation> = {
  texts: ({ title, description }) => [title, description],
  year: ({ title }) => yearInTitle(title),
  type: typeOf,
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
          <>
            <FilterNote list={list} filtered={filtered} />
            {regulationTypes.map(({ type, label }) => (
              <Regulations key={type} title={t(label)} rows={filtered.rows.filter((row) => typeOf(row) === type)} />
            ))}
          </>
        ) : (
          <Section title={t`Décrets`}>
            <ListBody list={list} empty={<Trans>Aucun texte réglementaire disponible pour le moment.</Trans>}>
              {null}
            </ListBody>
          </Section>
        )}
      </div>
    </>
  )
}

/** The regulations of one kind; nothing where there are none. */
function Regulations({ title, rows: all }: { title: string; rows: readonly Regulation[] }) {
  const { rows, end } = useGrowing(all)
  if (rows.length === 0) return null
  return (
    <Section title={title} rows={all}>
      <ul role="list">
        {rows.map((row) => (
          <RegulationRow key={row.id} row={row} />
        ))}
        {end}
      </ul>
    </Section>
  )
}

/** A section that folds at its heading. It is open at first, and a link to one of its rows opens it. */
function Section({ title, rows, children }: { title: string; rows?: readonly { id: number }[]; children: ReactNode }) {
  const [open, setOpen] = useState(true)
  useLinkedId((linked) => rows?.some(({ id }) => anchorOf(reglementations, id) === linked) && setOpen(true))
  const panel = useId()
  return (
    <section className={`panel ${styles.section}`}>
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
function RegulationRow({ row }: { row: Regulation }) {
  const { id, title, document } = row
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
      <DocumentMenu list={reglementations} record={row} />
    </li>
  )
}
