import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { PageHeader } from '@/ui/page-header/page-header'
import { KeptLists } from './cached-lists'
import { KeptParts } from './cached-parts'
import { DeviceState } from './device-state'
import styles from './diagnosis.module.css'
import { InstallSteps } from './install-steps'
import { LowDataSwitch } from './low-data-switch'
import { StartAfresh } from './start-afresh-button'

/** What this device keeps of the site, in which state the connection is, and what can be done about both. */
export function OfflineDiagnosisPage() {
  // What this device keeps is told once the page lives; what is told first has the same height.
  const hydrated = useHydrated()
  return (
    <>
      <PageHeader
        title={<Trans>Hors ligne</Trans>}
        lead={
          <Trans>
            Après une première visite, l’ensemble du site peut être lu hors ligne, en français et en anglais. Voici ce
            que cet appareil en garde.
          </Trans>
        }
      />
      <div className={`container ${styles.page}`}>
        <section className={styles.part}>
          <h2>
            <Trans>État</Trans>
          </h2>
          <DeviceState />
        </section>
        <section className={styles.part}>
          <h2>
            <Trans>Contenus gardés</Trans>
          </h2>
          <KeptLists />
          {hydrated && <KeptParts />}
          <p>
            <Link to="/mes-documents">
              <Trans>Les documents que vous avez gardés</Trans>
            </Link>
          </p>
        </section>
        <section className={styles.part}>
          <h2>
            <Trans>Économie de données</Trans>
          </h2>
          {hydrated && <LowDataSwitch />}
        </section>
        <section className={styles.part}>
          <h2>
            <Trans>Installer sur l’appareil</Trans>
          </h2>
          <InstallSteps />
        </section>
        <section className={styles.part}>
          <h2>
            <Trans>Réinitialiser</Trans>
          </h2>
          <StartAfresh />
        </section>
      </div>
    </>
  )
}
