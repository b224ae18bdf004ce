import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { reglementations } from '@/contract/reglementations'
import { Growing } from '@/site/lists/growing'
import { ListBody } from '@/site/lists/list-body'
import { usePublicList } from '@/site/lists/use-public-list'
import { PageHeader } from '@/ui/page-header/page-header'
import styles from './media.module.css'
import { RegulationRow } from './regulation-row'

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
            <ListBody list={list} empty={<Trans>Aucun texte réglementaire disponible pour le moment.</Trans>}>
              {(rows) => (
                <ul role="list">
                  <Growing rows={rows}>{(row) => <RegulationRow title={row.title} document={row.document} />}</Growing>
                </ul>
              )}
            </ListBody>
          </div>
        </section>
      </div>
    </>
  )
}
