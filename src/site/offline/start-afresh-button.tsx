import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { startAfresh } from '@/pwa/downloads/start-afresh'
import { release } from '@/pwa/update/release'
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
            documents. Votre langue, vos réglages et les envois en attente seront conservés.
          </Trans>
        </AlertDialog>
      )}
    </>
  )
}
