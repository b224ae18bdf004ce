import { Trans, useLingui } from '@lingui/react/macro'
import { presentations } from '@/contract/presentations'
import { ListBody } from '@/site/reading/list-body'
import { usePublicList } from '@/site/reading/use-public-list'
import { settings } from '@/site/settings'
import { PageHeader } from '@/ui/page-header'
import { ReadingTools } from '@/ui/reading-tools'
import { SafeHtml } from '@/ui/safe-html'
import { Milestones } from './milestones'
import styles from './presentation-page.module.css'

export function PresentationPage() {
  const { t } = useLingui()
  const list = usePublicList(presentations)
  return (
    <>
      <PageHeader
        title={<Trans>Présentation</Trans>}
        lead={
          <Trans>
            Un établissement public qui conserve les fonds d’autrui, en répond et concourt au développement du pays.
          </Trans>
        }
        trail={[{ label: t`L’institution` }]}
        tools={<ReadingTools title={`${t`Présentation`} · ${settings.shortName}`} />}
      />
      <div className={`container ${styles.layout}`}>
        <div className={styles.text}>
          <ListBody list={list} empty={<Trans>La présentation n’est pas disponible pour le moment.</Trans>}>
            {(rows) => rows.slice(0, 1).map((row) => <SafeHtml key={row.id} html={row.description} />)}
          </ListBody>
        </div>
        <Milestones />
      </div>
    </>
  )
}
