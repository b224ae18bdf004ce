import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useConnection } from '@/pwa/network/connection'
import { useAppUpdate } from '@/pwa/update/app-update'
import { release } from '@/pwa/update/release'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import styles from './offline-page.module.css'

/** The connection, whether the site opens without one, and which version this is. */
export function DeviceState() {
  const connection = useConnection()
  const ready = useReady()
  const update = useAppUpdate()
  // Told by the name of the running file, which a prerendered page cannot know.
  const shown = useHydrated() ? release : '…'
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>État du réseau</Trans>
          </dt>
          <dd data-state={connection}>
            {connection === 'online' && <Trans>En ligne</Trans>}
            {connection === 'offline' && <Trans>Hors ligne : les contenus gardés sont affichés</Trans>}
            {connection === 'silent' && <Trans>Le réseau ne répond pas : les contenus gardés sont affichés</Trans>}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Ouverture sans réseau</Trans>
          </dt>
          <dd>
            {ready === 'ready' && <Trans>Prête : le site s’ouvre hors ligne</Trans>}
            {ready === 'coming' && <Trans>En préparation</Trans>}
            {ready === 'impossible' && <Trans>Ce navigateur ne le permet pas</Trans>}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Version du site</Trans>
          </dt>
          <dd>
            {update !== 'none' ? (
              <Trans>Une nouvelle version est prête</Trans>
            ) : (
              <Trans>Aucune mise à jour en attente</Trans>
            )}
          </dd>
        </div>
      </dl>
      <details className={styles.details}>
        <summary>
          <Trans>Pour l’assistance technique</Trans>
        </summary>
        <p>
          <Trans>
            Si l’on vous demande la version : <code>{shown}</code>
          </Trans>
        </p>
      </details>
    </>
  )
}

function useReady() {
  const [ready, setReady] = useState<'ready' | 'coming' | 'impossible'>('coming')
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return setReady('impossible')
    let current = true
    void navigator.serviceWorker.ready.then(() => current && setReady('ready'))
    return () => {
      current = false
    }
  }, [])
  return ready
}
