import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { holdsInput } from '@/auth/holds-input'
import { Button } from '@/ui/button/button'
import type { AppUpdate } from './app-update'
import { applyUpdate } from './register-worker'
import styles from './update-offer.module.css'

/** What is said of the new version and offered; "later" keeps the present one, whole, until the next start. */
export function UpdateOffer({ update }: { update: Exclude<AppUpdate, 'none'> }) {
  const [later, setLater] = useState(false)
  const [blocked, setBlocked] = useState(false)
  if (later) return null
  return (
    <div className={styles.notice}>
      <p>
        {update === 'coming' && <Trans>Installation de la nouvelle version…</Trans>}
        {update === 'late' && (
          <Trans>
            L’installation prend plus de temps que prévu : la nouvelle version sera en place, au plus tard, à la
            prochaine ouverture du site.
          </Trans>
        )}
        {(update === 'elsewhere' || (update === 'waiting' && blocked)) && (
          <Trans>Enregistrez d’abord votre saisie, puis rechargez la page pour obtenir la nouvelle version.</Trans>
        )}
        {update === 'unavailable' && (
          <Trans>
            Le site ne se met plus à jour sur cet appareil : le serveur ne donne pas le fichier attendu. Ce que vous
            lisez peut être ancien. <a href="/reparer">Réparer le site</a>
          </Trans>
        )}
        {update === 'waiting' && !blocked && <Trans>Une nouvelle version du site est prête.</Trans>}
      </p>
      <div className={styles.choices}>
        {update === 'waiting' && (
          <Button onClick={() => (holdsInput() ? setBlocked(true) : void applyUpdate())}>
            <Trans>Mettre à jour</Trans>
          </Button>
        )}
        <Button look="quiet" onClick={() => setLater(true)}>
          {update === 'coming' || update === 'late' || update === 'unavailable' ? (
            <Trans>Fermer</Trans>
          ) : (
            <Trans>Plus tard</Trans>
          )}
        </Button>
      </div>
    </div>
  )
}
