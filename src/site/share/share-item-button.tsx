import { useLingui } from '@lingui/react/macro'
import { IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { withCatalog } from '@/i18n/with-catalog'
import type { SharedItem } from '@/site/share/dialog/shared-item'
import { Button, type ButtonLook } from '@/ui/button/button'
import { onDemand } from '@/ui/hydration/on-demand'

const ShareDialog = onDemand(async () => (await withCatalog('help', import('./dialog/share-dialog'))).ShareDialog)

/** Opens the choice of how an item is shared: as a link, as text, or as its downloaded document. */
export function ShareItemButton({ item, look = 'quiet' }: { item: SharedItem; look?: ButtonLook }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look={look}
        className="no-print"
        aria-label={`${t`Partager`} ${item.title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconShare aria-hidden />
        {t`Partager`}
      </Button>
      {open && <ShareDialog item={item} onClose={() => setOpen(false)} />}
    </>
  )
}
