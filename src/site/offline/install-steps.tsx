import { Trans } from '@lingui/react/macro'
import { InstallButton } from '@/pwa/install/install-button'
import styles from './diagnosis.module.css'

/** How the site becomes an application, for each kind of device: by its own button where the browser offers one. */
export function InstallSteps() {
  return (
    <>
      <p>
        <Trans>
          Une fois installé, le site s’ouvre comme une application, avec ou sans réseau, dans la dernière langue
          choisie.
        </Trans>
      </p>
      <InstallButton />
      <div className={styles.ways}>
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
