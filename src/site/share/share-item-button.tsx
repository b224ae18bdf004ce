import { useLingui } from '@lingui/react/macro'
import { IconShare } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { withCatalog } from '@/i18n/with-catalog'
import type { SharedItem } from '@/site/share/dialog/shared-item'
import { Button, type ButtonLook } from '@/ui/button/button'
import { notify } from '@/ui/toast/toasts'

/** Opens the choice of how an item is shared: as a link, as text, or as its downloaded document. */
export function ShareItemButton({ item, look = 'quiet' }: { item: SharedItem; look?: ButtonLook }) {
  const { t } = useLingui()
  const [Dialog, setDialog] = useState<ComponentType<{ item: SharedItem; onClose: () => void }>>()
  async function open() {
    try {
      const { ShareDialog } = await withCatalog('help', import('./dialog/share-dialog'))
      setDialog(() => ShareDialog)
    } catch (error) {
      console.warn('The share dialog could not be loaded', error)
      notify('error', t`Le partage n’a pas pu être chargé. Réessayez quand le réseau sera revenu.`)
    }
  }
  return (
    <>
      <Button
        look={look}
        className="no-print"
        aria-label={`${t`Partager`} ${item.title}`}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <IconShare aria-hidden />
        {t`Partager`}
      </Button>
      {Dialog && <Dialog item={item} onClose={() => setDialog(undefined)} />}
    </>
  )
}
