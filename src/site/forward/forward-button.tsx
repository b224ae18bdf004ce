import { useLingui } from '@lingui/react/macro'
import { IconShare } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Button, type ButtonLook } from '@/ui/button/button'
import { onDemand } from '@/ui/hydration/on-demand'
import type { ForwardedItem } from './forwarded-item'

const ForwardDialog = onDemand(async () => (await import('./dialog/load')).loadForwardDialog())

/** Opens the choice of how an item is handed on: as a link, as text, as a file, or its downloaded document. */
export function ForwardButton({ item, look = 'quiet' }: { item: ForwardedItem; look?: ButtonLook }) {
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
      {open && (
        <Suspense fallback={null}>
          <ForwardDialog item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
