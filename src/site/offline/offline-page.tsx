import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { InstallButton } from '@/pwa/install/install'
import { useConnection } from '@/pwa/network/connection'
import { monthOfReading, siteSize } from '@/pwa/network/costs'
import { setSavesData, useSavesData } from '@/pwa/network/low-data'
import { writeSavesData } from '@/pwa/query-cache/reader-cache'
import { Button } from '@/ui/button/button'
import { Switch } from '@/ui/fields/switch'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { PageHeader } from '@/ui/page-header/page-header'
import { notify } from '@/ui/toast/toasts'
import { CachedLists, CachedParts } from './cached-content'
import { DeviceState } from './device-state'
import { NewsSwitch } from './news-switch'
import styles from './offline-page.module.css'
import { StartAfresh } from './start-afresh-button'

/** What is cached on this device, the state of the connection, and what can be done about both. */
export function OfflineDiagnosisPage() {
  // What is cached is known once the page is hydrated; the prerendered content has the same height.
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
          <CachedLists />
          {hydrated && <CachedParts />}
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

/** How the site becomes an application, for each kind of device: by its own button where the browser offers one. */
function InstallSteps() {
  return (
    <>
      <p>
        <Trans>
          Une fois installé, le site s’ouvre comme une application, avec ou sans réseau, dans la dernière langue
          choisie.
        </Trans>
      </p>
      <InstallButton />
      <NewsSwitch />
      <div className={styles.devices}>
        <div>
          <h3>
            <Trans>iPhone et iPad (Safari)</Trans>
          </h3>
          <ol>
            <li>
              <Trans>Touchez le bouton Partager, en bas ou en haut de l’écran.</Trans>
            </li>
            <li>
              <Trans>Choisissez « Sur l’écran d’accueil ».</Trans>
            </li>
            <li>
              <Trans>Touchez « Ajouter ».</Trans>
            </li>
            <li>
              <Trans>
                Ouvrez une première fois l’application avec une connexion : elle garde alors sa propre copie du site.
              </Trans>
            </li>
          </ol>
        </div>
        <div>
          <h3>
            <Trans>Android (Chrome)</Trans>
          </h3>
          <ol>
            <li>
              <Trans>Ouvrez le menu ⋮ du navigateur.</Trans>
            </li>
            <li>
              <Trans>Choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil ».</Trans>
            </li>
          </ol>
        </div>
        <div>
          <h3>
            <Trans>Ordinateur (Chrome, Edge)</Trans>
          </h3>
          <ol>
            <li>
              <Trans>Cliquez sur l’icône d’installation, à droite dans la barre d’adresse.</Trans>
            </li>
          </ol>
        </div>
      </div>
    </>
  )
}

/** Switches low-data mode by hand; while it is on, downloading everything is a button of its own that names its cost. */
function LowDataSwitch() {
  const saves = useSavesData()
  const locale = useLocale()
  const month = size(monthOfReading.usual, locale)
  const savedMonth = size(monthOfReading.saving, locale)
  const choose = (on: boolean) => {
    setSavesData(on)
    void writeSavesData(on)
  }
  return (
    <>
      <p>
        <Trans>
          Les images, les galeries et les vignettes ne sont chargées qu’à votre demande, et rien n’est téléchargé à
          l’avance. Tant que vous n’avez pas choisi ici, le réglage de votre navigateur s’applique.
        </Trans>
      </p>
      <p>
        <Trans>
          Pour qui lit trois pages par jour, le site consomme environ {month} par mois, {savedMonth} avec l’économiseur.
        </Trans>
      </p>
      <Switch on={saves} onChange={choose}>
        <Trans>Économiser les données</Trans>
      </Switch>
      {saves && <DownloadAll />}
    </>
  )
}

/** Everything of the site for reading offline: nothing of it comes by itself while data is saved. */
function DownloadAll() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const locale = useLocale()
  const connection = useConnection()
  const [busy, setBusy] = useState(false)
  const pages = size(siteSize, locale)
  async function download() {
    if (busy) return
    setBusy(true)
    const { cacheSite } = await import('@/pwa/update/register-worker')
    const { prefetchSite } = await import('@/pwa/prefetch/prefetch-site')
    const whole = await cacheSite()
    await prefetchSite(queryClient, locale, { asked: true })
    if (whole) notify('success', t`Le site est gardé sur cet appareil.`)
    else notify('error', t`Une partie du site n’a pas pu être gardée. Réessayez plus tard.`)
    setBusy(false)
  }
  if (connection !== 'online') return null
  return (
    <>
      <p>
        <Trans>
          Pour la lecture hors ligne, rien n’est téléchargé sans votre demande. Les pages du site pèsent {pages}, ses
          contenus et ses images jusqu’à 3 Mo. Installer l’application télécharge aussi les pages.
        </Trans>
      </p>
      <p>
        <Button look="secondary" aria-busy={busy} onClick={() => void download()}>
          {busy ? <Trans>En cours…</Trans> : <Trans>Tout garder maintenant (au plus 3,5 Mo)</Trans>}
        </Button>
      </p>
    </>
  )
}
