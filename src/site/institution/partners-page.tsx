import { Trans, useLingui } from '@lingui/react/macro'
import { sponsors } from '@/contract/sponsors'
import { Growing } from '@/site/lists/growing'
import { ListBody } from '@/site/lists/list-body'
import { usePublicList } from '@/site/lists/use-public-list'
import { PageHeader } from '@/ui/page-header/page-header'
import { PartnerCard } from './partner-card'
import styles from './partners-page.module.css'

export function PartnersPage() {
  const { t } = useLingui()
  const list = usePublicList(sponsors)
  return (
    <>
      <PageHeader
        title={<Trans>Partenaires</Trans>}
        lead={<Trans>Les administrations et les organismes qui travaillent avec la CDEC.</Trans>}
        trail={[{ label: t`L’institution` }]}
      />
      <div className={`container ${styles.body}`}>
        <ListBody list={list} empty={<Trans>Aucun partenaire disponible pour le moment.</Trans>}>
          {(rows) => (
            <ul role="list" className={styles.grid}>
              <Growing rows={rows}>{(row) => <PartnerCard partner={row} />}</Growing>
            </ul>
          )}
        </ListBody>
      </div>
    </>
  )
}
