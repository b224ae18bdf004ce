import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { holdsInput } from '@/auth/holds-input'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { savesData } from '@/pwa/network/low-data'
import { Button } from '@/ui/button/button'
import { type AppUpdate, useUpdateWeight } from './app-update'
import { applyUpdate } from './apply-update'
import styles from './update-offer.module.css'

/** The content of the update notice; "Plus tard" keeps the current version until the next start. */
export function UpdateOffer({ update }: { update: Exclude<AppUpdate, 'none'> }) {
  const [later, setLater] = useState(false)
  const [blocked, setBlocked] = useState(false)
  if (later) return null
  return (
    <div className={styles.notice}>
      <p>{blocked ? <SaveFirst /> : <Message update={update} />}</p>
      <div className={styles.choices}>
        {update === 'available' && (
          <Button onClick={() => (holdsInput() ? setBlocked(true) : void applyUpdate())}>
            {savesData() ? <Trans>Télécharger et mettre à jour</Trans> : <Trans>Mettre à jour</Trans>}
          </Button>
        )}
        <Button look="quiet" onClick={() => setLater(true)}>
          {update === 'available' ? <Trans>Plus tard</Trans> : <Trans>Fermer</Trans>}
        </Button>
      </div>
    </div>
  )
}

function SaveFirst() {
  return <Trans>Enregistrez d’abord votre saisie, puis appuyez sur « Mettre à jour ».</Trans>
}

function Message({ update }: { update: Exclude<AppUpdate, 'none'> }) {
  const locale = useLocale()
  const bytes = useUpdateWeight()
  const weight = size(bytes, locale)
  if (update === 'installing')
    return (
      <Trans>
        Installation de la nouvelle version… Elle sera en place, au plus tard, à la prochaine ouverture du site.
      </Trans>
    )
  if (update === 'unavailable')
    return (
      <Trans>
        Le site ne se met plus à jour sur cet appareil. Ce que vous lisez peut être ancien.{' '}
        <a href="/reparer">Réparer le site</a>
      </Trans>
    )
  if (bytes === 0) return <Trans>Une nouvelle version du site est prête.</Trans>
  return savesData() ? (
    <Trans>Une nouvelle version du site est disponible : {weight} à télécharger.</Trans>
  ) : (
    <Trans>Une nouvelle version du site est prête ({weight}).</Trans>
  )
}
