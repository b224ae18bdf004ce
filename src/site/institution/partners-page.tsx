import { Trans, useLingui } from '@lingui/react/macro'
import { anchorOf } from '@/contract/rows/define-rows'
import { sponsors } from '@/contract/rows/sponsors'
import { ListBody } from '@/site/lists/list-body'
import { GoneRow } from '@/site/lists/named-row'
import { useGrowing } from '@/site/lists/use-growing'
import { usePublicList } from '@/site/lists/use-public-list'
import { useSponsorText } from '@/site/sponsors/sponsor-text'
import { SafeHtml } from '@/ui/html/safe-html'
import { PageHeader } from '@/ui/page-header/page-header'
import { Picture } from '@/ui/picture/picture'
import styles from './partners-page.module.css'

export function PartnersPage() {
  const { t } = useLingui()
  const list = usePublicList(sponsors)
  const { rows, end } = useGrowing(list.rows)
  return (
    <>
      <PageHeader
        lead={<Trans>Les administrations et les organismes qui travaillent avec la CDEC.</Trans>}
        trail={[{ label: t`L’institution` }]}
      />
      <div className="container page">
        <GoneRow list={list} />
        <ListBody list={list} empty={<Trans>Aucun partenaire disponible pour le moment.</Trans>}>
          <ul role="list" className="grid-auto gap-5">
            {rows.map((row) => (
              <PartnerCard key={row.id} partner={row} />
            ))}
            {end}
          </ul>
        </ListBody>
      </div>
    </>
  )
}

function PartnerCard({ partner }: { partner: { id: number; nom: string; description: string; image: string } }) {
  const text = useSponsorText()
  const description = text(partner.description)
  return (
    <li id={anchorOf(sponsors, partner.id)} className={`panel ${styles.card}`}>
      {partner.image && (
        <div className={styles.logo}>
          <Picture src={partner.image} alt="" width={240} height={120} />
        </div>
      )}
      <h2 className="large">{text(partner.nom)}</h2>
      {description && <SafeHtml html={description} className="note" />}
    </li>
  )
}
