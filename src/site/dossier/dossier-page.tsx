import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { findCase } from '@/site/services/cases/cases'
import { Button, buttonClass } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { PageHeader } from '@/ui/page-header/page-header'
import { dossierSlugs, wipeDossiers } from './dossier'
import { DossierForm } from './dossier-form'
import styles from './dossier-page.module.css'

const route = getRouteApi('/_public/mon-dossier')

/** What somebody prepares for a case, on this device only; without a case in the address the dossiers that are here. */
export function DossierPage() {
  const { t } = useLingui()
  const { cas } = route.useSearch()
  // The prerendered page knows neither the address's case nor the device.
  const hydrated = useHydrated()
  const [wiped, setWiped] = useState(0)
  const found = cas ? findCase(cas) : undefined
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={<Trans>Mon dossier</Trans>}
          lead={
            <Trans>
              Préparez votre démarche. Ce que vous notez reste sur cet appareil : rien n’est envoyé, ni à la Caisse ni
              ailleurs.
            </Trans>
          }
          trail={[{ label: t`Services` }, { label: t`Trouver mon cas`, to: '/trouver-mon-cas' }]}
        />
      </div>
      <div className={`container ${styles.body}`} key={wiped}>
        <noscript>
          <p>
            <Trans>Le dossier a besoin de JavaScript. Sans lui, imprimez la fiche de votre cas.</Trans>
          </p>
        </noscript>
        {hydrated && (found ? <DossierForm key={found.slug} found={found} /> : <DossierList />)}
        {hydrated && (found || dossierSlugs().length > 0) && <Wipe onWiped={() => setWiped(wiped + 1)} />}
      </div>
    </>
  )
}

function DossierList() {
  const { t } = useLingui()
  const here = dossierSlugs().flatMap((slug) => findCase(slug) ?? [])
  return (
    <section aria-labelledby="dossiers" className={styles.section}>
      <h2 id="dossiers" className={styles.heading}>
        <Trans>Mes dossiers sur cet appareil</Trans>
      </h2>
      {here.length === 0 && (
        <p>
          <Trans>Aucun dossier pour le moment. Trouvez d’abord votre cas, puis préparez son dossier.</Trans>
        </p>
      )}
      <ul role="list" className={styles.list}>
        {here.map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/mon-dossier" search={{ cas: slug }}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/trouver-mon-cas/$" className={buttonClass()}>
          <Trans>Trouver mon cas</Trans>
          <IconArrowRight aria-hidden />
        </Link>
      </p>
    </section>
  )
}

/** One button removes every dossier, after a confirmation. */
function Wipe({ onWiped }: { onWiped: () => void }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <section aria-labelledby="effacer" className={`no-print ${styles.wipe}`}>
      <h2 id="effacer" className={styles.small}>
        <Trans>Un appareil partagé ?</Trans>
      </h2>
      <p>
        <Trans>Effacez tout avant de le rendre : pièces cochées, notes, contacts et dates de tous vos dossiers.</Trans>
      </p>
      <p>
        <Button look="secondary" onClick={() => setAsking(true)}>
          <Trans>Effacer tous mes dossiers</Trans>
        </Button>
      </p>
      {asking && (
        <AlertDialog
          tone="error"
          title={<Trans>Effacer tous vos dossiers ?</Trans>}
          onClose={close}
          actions={
            <>
              <Button look="secondary" onClick={close}>
                <Trans>Annuler</Trans>
              </Button>
              <Button
                onClick={() => {
                  wipeDossiers()
                  close()
                  onWiped()
                }}
              >
                <Trans>Tout effacer</Trans>
              </Button>
            </>
          }
        >
          <Trans>Ils ne sont enregistrés nulle part ailleurs : rien ne pourra les retrouver.</Trans>
        </AlertDialog>
      )}
    </section>
  )
}
