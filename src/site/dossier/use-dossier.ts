import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { notify } from '@/ui/toast/toasts'
import { type Dossier, emptyDossier, followDossiers, readDossier, writeDossier } from './dossier'

/** Changes a part of a dossier; an updater gets the dossier as it is stored at that moment. */
export type ChangeDossier = (part: Partial<Dossier> | ((dossier: Dossier) => Partial<Dossier>)) => void

/**
 * The dossier of a case on this device, an empty one in the prerendered page, and a function that stores each change at once:
 * over what is stored, which another tab may have changed or erased.
 */
export function useDossier(slug: string): [Dossier, ChangeDossier] {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const snapshot = useMemo(() => (hydrated ? readDossier(slug) : emptyDossier), [hydrated, slug])
  const [latest, setLatest] = useState<Dossier>()
  const dossier = latest ?? snapshot
  // A change that the device refuses to store is only in this component: a read of the storage would lose it.
  const isRefused = useRef(false)
  const follow = useEffectEvent(() => {
    if (!isRefused.current) setLatest(readDossier(slug))
  })
  useEffect(() => followDossiers(follow), [])
  const change: ChangeDossier = (part) => {
    const last = isRefused.current ? dossier : readDossier(slug)
    const next = { ...last, ...(typeof part === 'function' ? part(last) : part) }
    setLatest(next)
    isRefused.current = !writeDossier(slug, next)
    if (isRefused.current) notify('error', t`Cet appareil refuse d’enregistrer : imprimez ou partagez la lettre.`)
  }
  return [dossier, change]
}
