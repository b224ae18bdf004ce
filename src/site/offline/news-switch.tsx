import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { useSavesData } from '@/pwa/network/low-data'
import { announcesNews, canAnnounceNews, startAnnouncing, stopAnnouncing } from '@/pwa/news/announce'
import { Switch } from '@/ui/fields/switch'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { notify } from '@/ui/toast/toasts'
import styles from './offline-page.module.css'

/** Switches notifications of news on, where the browser can look for news while the site is closed. */
export function NewsSwitch() {
  const { t } = useLingui()
  const [on, setOn] = useState(false)
  const saves = useSavesData()
  const about = useId()
  const possible = useHydrated() && canAnnounceNews()
  useEffect(() => {
    if (possible) void announcesNews().then(setOn)
  }, [possible])

  async function change(wanted: boolean) {
    if (!wanted) await stopAnnouncing()
    const outcome = wanted ? await startAnnouncing() : 'done'
    setOn(wanted && outcome === 'done')
    if (outcome === 'denied') notify('error', t`Les notifications sont refusées dans les réglages de ce navigateur.`)
    if (outcome === 'not-installed') notify('error', t`Installez d’abord l’application.`)
  }

  return (
    <div className={styles.choice}>
      <Switch on={on} disabled={!possible} aria-describedby={about} onChange={(wanted) => void change(wanted)}>
        <Trans>Me prévenir des nouveautés</Trans>
      </Switch>
      <p id={about} className="note measure">
        {!possible ? (
          <Trans>Votre navigateur ne permet pas de vous prévenir.</Trans>
        ) : saves ? (
          <Trans>Vous ne serez pas prévenu tant que l’économie de données est active.</Trans>
        ) : (
          <Trans>
            Les actualités et les communiqués, une fois l’application installée : deux fois par jour au plus, jamais
            entre 21 h et 7 h.
          </Trans>
        )}
      </p>
    </div>
  )
}
