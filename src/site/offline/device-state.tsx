import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useConnection } from '@/pwa/network/connection'
import { savesData } from '@/pwa/network/low-data'
import { useAppUpdate } from '@/pwa/update/app-update'
import styles from './offline-page.module.css'

/** The connection, whether the site can be read without one, and whether it is up to date. */
export function DeviceState() {
  const connection = useConnection()
  const state = useOfflineState()
  const update = useAppUpdate()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Réseau</Trans>
        </dt>
        <dd data-state={connection}>
          {connection === 'online' && <Trans>En ligne</Trans>}
          {connection === 'offline' && <Trans>Hors ligne : les contenus gardés sont affichés</Trans>}
          {connection === 'silent' && <Trans>Le réseau ne répond pas : les contenus gardés sont affichés</Trans>}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Lecture sans réseau</Trans>
        </dt>
        <dd>
          {state === 'impossible' ? (
            <Trans>Ce navigateur ne le permet pas</Trans>
          ) : state === 'not asked' ? (
            <Trans>Rien n’est gardé : l’économie de données est active</Trans>
          ) : state === 'ready' ? (
            <Trans>Prête : le site s’ouvre hors ligne</Trans>
          ) : (
            <Trans>En préparation</Trans>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Version du site</Trans>
        </dt>
        <dd>
          {update === 'unavailable' ? (
            <Trans>Les mises à jour n’arrivent plus</Trans>
          ) : update !== 'none' ? (
            <Trans>Une nouvelle version est prête</Trans>
          ) : (
            <Trans>À jour</Trans>
          )}
        </dd>
      </div>
    </dl>
  )
}

type OfflineState = 'impossible' | 'not asked' | 'ready'

/** Whether the site opens without a network on this device; undefined while it is being cached. */
function useOfflineState(): OfflineState | undefined {
  const [state, setState] = useState<OfflineState>()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return setState('impossible')
    // It resolves once a worker is active, which has all files.
    void navigator.serviceWorker.ready.then(() => setState('ready'))
    void navigator.serviceWorker
      .getRegistration()
      .then((found) => setState((known) => known ?? (found === undefined && savesData() ? 'not asked' : undefined)))
  }, [])
  return state
}
