import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { hasTypedInput } from '@/auth/unsaved-input'
import { within } from '@/lib/within'
import { pausePrefetch } from '@/pwa/prefetch/prefetch'
import type { WorkerMessage } from '@/pwa/worker/messages'
import { Button } from '@/ui/button/button'
import { type AppUpdate, appUpdate } from './app-update'
import { nextController } from './register-worker'
import styles from './update-offer.module.css'

/** The content of the update notice; "Plus tard" keeps the current version until the next start. */
export function UpdateOffer({ update }: { update: Exclude<AppUpdate, 'none'> }) {
  const [later, setLater] = useState(false)
  const [blocked, setBlocked] = useState(false)
  if (later) return null
  return (
    <div className={`split small ${styles.notice}`}>
      <p>{blocked ? <SaveFirst /> : <Message update={update} />}</p>
      <div className="buttons gap-2">
        {update === 'available' && (
          <Button onClick={() => (hasTypedInput() ? setBlocked(true) : void applyUpdate())}>
            <Trans>Mettre à jour</Trans>
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
  return update === 'available' ? (
    <Trans>Une nouvelle version du site est prête.</Trans>
  ) : (
    <Trans>Installation de la nouvelle version…</Trans>
  )
}

/** How long the old worker may stay, in milliseconds: Chromium stops a worker that has been idle for thirty seconds. */
const activationTimeoutMs = 35_000

/** Activates the version that waits; every tab then reloads. Where another tab has activated it, reloads the page. */
async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const { waiting } = registration ?? {}
  if (!waiting) return window.location.reload()
  appUpdate.set('installing')
  // Requests would keep the old worker alive.
  await pausePrefetch(async () => {
    waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
    await within(activationTimeoutMs, nextController())
  })
}
