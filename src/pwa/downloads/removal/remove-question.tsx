import { Trans } from '@lingui/react/macro'
import { removeDownload } from '@/pwa/downloads/downloads'
import { Button } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'

/** Asks before a downloaded document is removed: the copy may be the last one, and without a network no other can be had. */
export function RemoveQuestion({ address, title, onClose }: { address: string; title: string; onClose: () => void }) {
  return (
    <AlertDialog
      title={<Trans>Retirer ce document de cet appareil ?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            <Trans>Garder le document</Trans>
          </Button>
          <Button
            look="secondary"
            onClick={() => {
              onClose()
              void removeDownload(address)
            }}
          >
            <Trans>Retirer</Trans>
          </Button>
        </>
      }
    >
      <Trans>« {title} » ne se lira plus sans réseau. S’il n’est plus sur le site, cette copie est la dernière.</Trans>
    </AlertDialog>
  )
}
