import { Trans, useLingui } from '@lingui/react/macro'
import { presentations } from '@/contract/presentations'
import { ListBody } from '@/site/lists/list-body'
import { usePublicList } from '@/site/lists/use-public-list'
import { settings } from '@/site/settings'
import { ReadingTools } from '@/ui/button/reading-tools'
import { SafeHtml } from '@/ui/html/safe-html'
import { PageHeader } from '@/ui/page-header/page-header'
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
