import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { startAfresh } from '@/offline/start-afresh'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { notify } from '@/ui/toasts'

/** Empties everything that is kept, after asking, and starts the site as on a first visit. */
export function StartAfresh() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function empty() {
    if (busy) return
    setBusy(true)
    if (await startAfresh(queryClient)) return window.location.reload()
    setBusy(false)
    setAsking(false)
    notify('error', t`Rien n’a été vidé : le réseau ne répond pas, et le site ne pourrait plus s’ouvrir.`)
  }

  return (
    <>
      <p>
        <Trans>
          Si l’affichage ne paraît pas à jour, videz ce qui est gardé : le site recommence comme à une première visite.
        </Trans>
      </p>
      <p>
        <Button look="secondary" onClick={() => setAsking(true)}>
          <Trans>Tout vider et recommencer</Trans>
        </Button>
      </p>
      {asking && (
        <AlertDialog
          tone="error"
          title={<Trans>Tout vider ?</Trans>}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="secondary" onClick={() => setAsking(false)}>
                <Trans>Annuler</Trans>
              </Button>
              <Button aria-busy={busy} onClick={() => void empty()}>
                <Trans>Tout vider</Trans>
              </Button>
            </>
          }
        >
          <Trans>
            Les textes, les images et les fichiers du site gardés sur cet appareil seront effacés, et vos documents
            gardés aussi. Votre langue, vos réglages et ce qui attend d’être envoyé restent.
          </Trans>
        </AlertDialog>
      )}
    </>
  )
}
