import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { holdsInput } from '@/auth/holds-input'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { Button } from '@/ui/button/button'
import { type AppUpdate, useUpdateWeight } from './app-update'
import { applyUpdate, downloadUpdate } from './register-worker'
import styles from './update-offer.module.css'

/** What is said of the new version and offered; "later" keeps the present one, whole, until the next start. */
export function UpdateOffer({ update }: { update: Exclude<AppUpdate, 'none'> }) {
  const [later, setLater] = useState(false)
  const [blocked, setBlocked] = useState(false)
  if (later) return null
  const agree = (go: () => Promise<void>) => () => (holdsInput() ? setBlocked(true) : void go())
  const asks = update === 'waiting' || update === 'offered'
  return (
    <div className={styles.notice}>
      <p>
        <Message update={asks && blocked ? 'elsewhere' : update} />
      </p>
      <div className={styles.choices}>
        {update === 'offered' && (
          <Button onClick={agree(downloadUpdate)}>
            <Trans>Télécharger et mettre à jour</Trans>
          </Button>
        )}
        {update === 'waiting' && (
          <Button onClick={agree(applyUpdate)}>
            <Trans>Mettre à jour</Trans>
          </Button>
        )}
        <Button look="quiet" onClick={() => setLater(true)}>
          {asks || update === 'elsewhere' ? <Trans>Plus tard</Trans> : <Trans>Fermer</Trans>}
        </Button>
      </div>
    </div>
  )
}

function Message({ update }: { update: Exclude<AppUpdate, 'none'> }) {
  const locale = useLocale()
  const bytes = useUpdateWeight()
  const weight = size(bytes, locale)
  switch (update) {
    case 'coming':
      return <Trans>Installation de la nouvelle version…</Trans>
    case 'late':
      return (
        <Trans>
          L’installation prend plus de temps que prévu : la nouvelle version sera en place, au plus tard, à la prochaine
          ouverture du site.
        </Trans>
      )
    case 'elsewhere':
      return <Trans>Enregistrez d’abord votre saisie, puis rechargez la page pour obtenir la nouvelle version.</Trans>
    case 'unavailable':
      return (
        <Trans>
          Le site ne se met plus à jour sur cet appareil. Ce que vous lisez peut être ancien.{' '}
          <a href="/reparer">Réparer le site</a>
        </Trans>
      )
    case 'offered':
      return <Trans>Une nouvelle version du site est disponible : {weight} à télécharger.</Trans>
    case 'waiting':
      return bytes > 0 ? (
        <Trans>Une nouvelle version du site est prête ({weight}).</Trans>
      ) : (
        <Trans>Une nouvelle version du site est prête.</Trans>
      )
  }
}
