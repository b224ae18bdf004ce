import { Trans, useLingui } from '@lingui/react/macro'
import { missions } from '@/contract/missions'
import { ListBody } from '@/site/lists/list-body'
import { usePublicList } from '@/site/lists/use-public-list'
import { settings } from '@/site/settings'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import { MissionList } from './mission-list'

export function MissionsPage() {
  const { t } = useLingui()
  const list = usePublicList(missions)
  return (
    <>
      <PageHeader
        title={<Trans>Missions</Trans>}
        lead={<Trans>Ce que la loi confie à la CDEC, et la part qu’elle prend au développement du pays.</Trans>}
        trail={[{ label: t`L’institution` }]}
        tools={<ReadingTools title={`${t`Missions`} · ${settings.shortName}`} />}
      />
      <div className="container">
        <ListBody list={list} empty={<Trans>Aucune mission disponible pour le moment.</Trans>}>
          {(rows) => <MissionList missions={rows} />}
        </ListBody>
      </div>
    </>
  )
}
