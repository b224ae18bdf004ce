import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { removePersisted } from '@/pwa/query-cache/persist'
import { release } from '@/pwa/update/release'
import { settingsCache } from '@/pwa/worker/reader-settings'
import { Button } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { notify } from '@/ui/toast/toasts'

/** Erases everything that is cached, after a confirmation, and starts the site as on a first visit. */
export function StartAfresh() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // The release is known after hydration.
  const shown = useHydrated() ? release : '…'
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function empty() {
    if (busy) return
    setBusy(true)
    if (await startAfresh(queryClient)) return window.location.reload()
    setBusy(false)
    setAsking(false)
    notify('error', t`Rien n’a été effacé : sans réseau, le site ne pourrait plus s’ouvrir.`)
  }

  return (
    <>
      <p>
        <Trans>
          Si l’affichage ne paraît pas à jour, effacez les contenus gardés : le site se rechargera comme lors d’une
          première visite.
        </Trans>
      </p>
      <p>
        <Button look="secondary" onClick={() => setAsking(true)}>
          <Trans>Effacer et recharger le site</Trans>
        </Button>
      </p>
      <p>
        <Trans>
          Si l’on vous demande la version : <code>{shown}</code>
        </Trans>
      </p>
      {asking && (
        <AlertDialog
          tone="error"
          title={<Trans>Effacer les contenus gardés ?</Trans>}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="secondary" onClick={() => setAsking(false)}>
                <Trans>Annuler</Trans>
              </Button>
              <Button aria-busy={busy} onClick={() => void empty()}>
                <Trans>Effacer les contenus gardés</Trans>
              </Button>
            </>
          }
        >
          <Trans>
            Les textes, les images et les fichiers du site gardés sur cet appareil seront effacés, ainsi que vos
            documents. Votre langue et vos réglages seront conservés.
          </Trans>
        </AlertDialog>
      )}
    </>
  )
}

/**
 * Removes everything stored for reading offline (reads, pictures, documents, files of the site) and the service worker, so that
 * the next start is a first visit. Settings and the session stay. Returns false, and removes nothing, when the
 * site's server does not answer, because the site could not start again.
 */
async function startAfresh(queryClient: QueryClient): Promise<boolean> {
  if (!(await serverAnswers())) return false
  queryClient.clear()
  removePersisted()
  try {
    const registrations = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registrations.map((one) => one.unregister()))
    const names = (await caches.keys()).filter((name) => name !== settingsCache)
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // Where storage is refused there is nothing to remove.
  }
  return true
}

async function serverAnswers(): Promise<boolean> {
  try {
    // Neither the worker nor a cache answers for the worker's own file.
    const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000) })
    return answer.ok
  } catch {
    return false
  }
}
