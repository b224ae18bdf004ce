import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { momentOf } from '@/api/parse-rows'
import { publicRowsOf } from '@/api/queries'
import { allPublic } from '@/api/query-keys'
import { dayAndTime } from '@/i18n/dates'
import { size } from '@/i18n/formatters'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { addressIn } from '@/lib/site-paths'
import { useConnection } from '@/pwa/network/connection'
import { mayReadAhead } from '@/pwa/prefetch/may-read-ahead'
import { hasAllLists } from '@/pwa/query-cache/cached-lists'
import { useCacheValue } from '@/pwa/query-cache/use-cache-value'
import { type AppUpdate, useAppUpdate } from '@/pwa/update/app-update'
import { hasFiles } from '@/pwa/update/register-worker'
import styles from './offline-page.module.css'

/** The connection, whether the site can be read without one, since when, how much room it takes, and whether it is up to date. */
export function DeviceState() {
  const { t } = useLingui()
  const locale = useLocale()
  const connection = useConnection()
  const state = useOfflineState()
  const update = useAppUpdate()
  const read = useCacheValue(lastReading, undefined)
  const room = useRoom()
  return (
    <dl className={`stack gap-2 ${styles.facts}`}>
      <Fact label={t`Réseau`} state={connection}>
        {t(connectionTexts[connection])}
      </Fact>
      <Fact label={t`Lecture sans réseau`}>{t(offlineTexts[state])}</Fact>
      <Fact label={t`Dernière mise à jour`}>
        {read === undefined ? '…' : read === 0 ? t`Aucune pour le moment` : dayAndTime(read, locale)}
      </Fact>
      <Fact label={t`Place occupée`}>
        {room === undefined ? '…' : room === 'unknown' ? t`Inconnue` : size(room, locale)}
      </Fact>
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
  lists: msg`Les listes s’ouvrent hors ligne, les autres pages pas encore`,
  preparing: msg`En préparation`,
  evicted: msg`Incomplète : le navigateur a effacé une partie du site. Voyez « Si le site s’affiche mal ».`,
}

const updateTexts: Record<AppUpdate, MessageDescriptor> = {
  none: msg`À jour`,
  available: msg`Une nouvelle version est prête`,
  installing: msg`Une nouvelle version est prête`,
}

function Fact({ label, state, children }: { label: string; state?: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-state={state}>{children}</dd>
    </div>
  )
}

/**
 * `lists`: the files of the other pages are not on the device yet. `evicted`: a worker is active, but the browser has erased the
 * documents that it answers with.
 */
type OfflineState = 'impossible' | 'not asked' | 'ready' | 'lists' | 'preparing' | 'evicted'

/** Whether the site opens without a network on this device. */
function useOfflineState(): OfflineState {
  const [state, setState] = useState<OfflineState>('preparing')
  const queryClient = useQueryClient()
  const locale = useLocale()
  const hasLists = useCacheValue(() => hasAllLists(queryClient, locale), false)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return setState('impossible')
    let timer: ReturnType<typeof setTimeout> | undefined
    const shellOf = (language: Locale) => caches.match(addressIn(language, '/app.html'), { ignoreSearch: true })
    const look = async ({ active }: ServiceWorkerRegistration) => {
      const [shell, other] = await Promise.all([shellOf(locale), shellOf(locale === 'fr' ? 'en' : 'fr')])
      if (shell === undefined && other === undefined) return setState('evicted')
      if (shell && active && (await hasFiles(active, locale))) return setState('ready')
      if (shell) setState('lists')
      // The files of the other pages come after those of the lists, and those of a language when it is used for the first time.
      timer = setTimeout(() => void navigator.serviceWorker.ready.then(look), 1000)
    }
    // `ready` resolves once a worker is active, which has the files of the lists.
    void navigator.serviceWorker.ready.then(look)
    void navigator.serviceWorker
      .getRegistration()
      .then((registration) =>
        setState((current) =>
          current === 'preparing' && registration === undefined && mayReadAhead() === 'nothing' ? 'not asked' : current,
        ),
      )
    return () => clearTimeout(timer)
  }, [locale])
  return (state === 'ready' || state === 'lists') && !hasLists ? 'preparing' : state
}

/** Returns when the newest of the provider's contents was read, in milliseconds; 0 for none. */
const lastReading = (cache: QueryCache) =>
  cache
    .findAll({ queryKey: allPublic })
    .map((query) => momentOf(publicRowsOf(query) ?? { rows: [] }, query.state.dataUpdatedAt) ?? 0)
    .reduce((latest, moment) => Math.max(latest, moment), 0)

/** Returns how much the site has stored in the browser, in bytes; undefined until that is known. */
function useRoom(): number | 'unknown' | undefined {
  const [room, setRoom] = useState<number | 'unknown'>()
  useEffect(() => {
    const estimate = async () => (await navigator.storage?.estimate())?.usage ?? 'unknown'
    void estimate().then(setRoom, () => setRoom('unknown'))
  }, [])
  return room
}
