import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { useConnection } from '@/pwa/network/connection'
import { setSavesData, useSavesData } from '@/pwa/network/low-data'
import { Button } from '@/ui/button/button'
import { Switch } from '@/ui/fields/switch'
import { notify } from '@/ui/toast/toasts'

/** Switches low-data mode by hand; while it is on, keeping everything is a button of its own that says its cost. */
export function LowDataSwitch() {
  const saves = useSavesData()
  return (
    <>
      <p>
        <Trans>
          Les images, les galeries et les vignettes ne sont chargées qu’à votre demande, et rien n’est téléchargé à
          l’avance. Tant que vous n’avez pas choisi ici, le réglage de votre navigateur s’applique.
        </Trans>
      </p>
      <Switch on={saves} onChange={setSavesData}>
        <Trans>Économiser les données</Trans>
      </Switch>
      {saves && <KeepAllButton />}
    </>
  )
}

function KeepAllButton() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const locale = useLocale()
  const connection = useConnection()
  const [busy, setBusy] = useState(false)
  async function keep() {
    if (busy) return
    setBusy(true)
    const { keepEverything } = await import('@/pwa/downloads/download-everything')
    navigator.serviceWorker?.controller?.postMessage({ type: 'CACHE_REST' }, [])
    await keepEverything(queryClient, locale, { asked: true })
    notify('success', t`Le site est gardé sur cet appareil.`)
    setBusy(false)
  }
  if (connection !== 'online') return null
  return (
    <p>
      <Button look="secondary" aria-busy={busy} onClick={() => void keep()}>
        {busy ? <Trans>En cours…</Trans> : <Trans>Tout garder maintenant (au plus 3 Mo)</Trans>}
      </Button>
    </p>
  )
}
