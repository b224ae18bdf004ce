import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { presentations } from '@/contract/rows/presentations'
import { ListBody } from '@/site/lists/list-body'
import { usePublicList } from '@/site/lists/use-public-list'
import { ReadingTools } from '@/ui/button/reading-tools'
import { SafeHtml } from '@/ui/html/safe-html'
import { PageHeader } from '@/ui/page-header/page-header'
import styles from './presentation-page.module.css'

export function PresentationPage() {
  const { t } = useLingui()
  const list = usePublicList(presentations)
  return (
    <>
      <PageHeader
        lead={
          <Trans>
            Un établissement public qui conserve les fonds d’autrui, en répond et concourt au développement du pays.
          </Trans>
        }
        trail={[{ label: t`L’institution` }]}
      />
      <div className={`container page gap-7 ${styles.layout}`}>
        <Milestones />
        <div className={`measure ${styles.text}`}>
          <ListBody list={list} empty={<Trans>La présentation n’est pas disponible pour le moment.</Trans>}>
            <SafeHtml html={list.rows[0]?.description ?? ''} />
          </ListBody>
          <ReadingTools />
        </div>
      </div>
    </>
  )
}

const milestones = [
  {
    year: '2008',
    text: msg`La loi n° 2008/003 du 14 avril régit les dépôts et consignations et en confie le service public à une Caisse.`,
  },
  {
    year: '2011',
    text: msg`Le décret n° 2011/105 du 15 avril fixe l’organisation de la CDEC : ses missions, ses organes, son siège à Yaoundé.`,
  },
  {
    year: '2023',
    text: msg`La CDEC entre en activité. Le décret n° 2023/08500/PM du 1er décembre fixe les modalités de transfert des fonds et valeurs qui lui reviennent.`,
  },
]

/** The dates on which the institution stands, as the published texts give them. */
function Milestones() {
  const { t } = useLingui()
  return (
    <aside className={`panel ${styles.box}`} aria-labelledby="reperes">
      <h2 id="reperes" className={`large ${styles.title}`}>
        <Trans>Repères</Trans>
      </h2>
      <ol role="list" className={`stack gap-5 ${styles.list}`}>
        {milestones.map(({ year, text }) => (
          <li key={year}>
            <strong className="large">{year}</strong>
            <p className="note">{t(text)}</p>
          </li>
        ))}
      </ol>
      <p className={`small strong ${styles.more}`}>
        <Link to="/textes_reglementaires">
          <Trans>Lire les textes réglementaires</Trans>
        </Link>
      </p>
    </aside>
  )
}
