import { useLingui } from '@lingui/react/macro'
import { IconShare } from '@tabler/icons-react'
import { notify } from '@/ui/toast/toasts'
import { Button } from './button'

/** Shares the current page with the device's share sheet; copies its address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui()
  async function share() {
    const url = window.location.href
    if ('share' in navigator) {
      const outcome = await attempt(() => navigator.share({ title, url }))
      if (outcome !== 'failed') return
    }
    const copied = await attempt(() => navigator.clipboard.writeText(url))
    if (copied === 'done') notify('success', t`Lien copié.`)
    else notify('error', t`Le lien n’a pas pu être copié. Vous le trouverez dans la barre d’adresse.`)
  }
  return (
    <Button look="secondary" onClick={() => void share()}>
      <IconShare aria-hidden />
      {t`Partager`}
    </Button>
  )
}

/** Runs an action of the share sheet. `dismissed`: the reader has closed the sheet, which is no failure. */
export async function attempt(action: () => Promise<void>): Promise<'done' | 'dismissed' | 'failed'> {
  try {
    await action()
    return 'done'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed'
  }
}
