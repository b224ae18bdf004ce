import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useConnection } from '@/pwa/network/connection'
import { savesData } from '@/pwa/network/low-data'
import { type AppUpdate, useAppUpdate } from '@/pwa/update/app-update'
import styles from './offline-page.module.css'

/** The connection, whether the site can be read without one, and whether it is up to date. */
export function DeviceState() {
  const { t } = useLingui()
  const connection = useConnection()
  const state = useOfflineState()
  const update = useAppUpdate()
  return (
    <dl className={styles.facts}>
      <Fact label={t`Réseau`} state={connection}>
        {t(connectionTexts[connection])}
      </Fact>
      <Fact label={t`Lecture sans réseau`}>{t(offlineTexts[state])}</Fact>
      <Fact label={t`Version du site`}>{t(updateTexts[update])}</Fact>
    </dl>
  )
}

const connectionTexts: Record<ReturnType<typeof useConnection>, MessageDescriptor> = {
  online: msg`En ligne`,
  offline: msg`Hors ligne : les contenus gardés sont affichés`,
  silent: msg`Le réseau ne répond pas : les contenus gardés sont affichés`,
}

const offlineTexts: Record<OfflineState, MessageDescriptor> = {
  impossible: msg`Ce navigateur ne le permet pas`,
  'not asked': msg`Rien n’est gardé : l’économie de données est active`,
  ready: msg`Prête : le site s’ouvre hors ligne`,
  preparing: msg`En préparation`,
}

const updateTexts: Record<AppUpdate, MessageDescriptor> = {
  none: msg`À jour`,
  available: msg`Une nouvelle version est prête`,
  installing: msg`Une nouvelle version est prête`,
  unavailable: msg`Les mises à jour n’arrivent plus`,
}

function Fact({ label, state, children }: { label: string; state?: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-state={state}>{children}</dd>
    </div>
  )
}

type OfflineState = 'impossible' | 'not asked' | 'ready' | 'preparing'

/** Whether the site opens without a network on this device. */
function useOfflineState(): OfflineState {
  const [state, setState] = useState<OfflineState>('preparing')
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return setState('impossible')
    // It resolves once a worker is active, which has all files.
    void navigator.serviceWorker.ready.then(() => setState('ready'))
    void navigator.serviceWorker
      .getRegistration()
      .then((found) =>
        setState((known) => (known === 'preparing' && found === undefined && savesData() ? 'not asked' : known)),
      )
  }, [])
  return state
}
