import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { notify } from '@/ui/toast/toasts'
import { type Dossier, emptyDossier, readDossier, writeDossier } from './dossier'

export type ChangeDossier = (part: Partial<Dossier>) => void

/** The dossier of a case on this device, an empty one in the prerendered page, and a function that stores each change at once. */
export function useDossier(slug: string): [Dossier, ChangeDossier] {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const stored = useMemo(() => (hydrated ? readDossier(slug) : emptyDossier), [hydrated, slug])
  const [changed, setChanged] = useState<Dossier>()
  const dossier = changed ?? stored
  const change = (part: Partial<Dossier>) => {
    const next = { ...dossier, ...part }
    setChanged(next)
    if (!writeDossier(slug, next))
      notify('error', t`Cet appareil refuse d’enregistrer : imprimez ou partagez la lettre.`)
  }
  return [dossier, change]
}
