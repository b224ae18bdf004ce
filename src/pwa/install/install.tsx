import { Trans } from '@lingui/react/macro'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { createStore, useStore } from '@/lib/store'
import { Button, type ButtonLook } from '@/ui/button/button'

/** Chromium's event when the site can be installed; TypeScript's DOM types do not include it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<void>
}

const offer = createStore<InstallPrompt | null>(null)

/** Called at start: stores the browser's install prompt for the site's own button. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(event as InstallPrompt) // by the event's name
  })
  window.addEventListener('appinstalled', () => offer.set(null))
}

/** Installs the site as an application; null where the browser does not offer it. A prompt can be used once. */
export function InstallButton({ look = 'primary' }: { look?: ButtonLook }) {
  const prompt = useStore(offer, null)
  if (prompt === null) return null
  const install = () => {
    offer.set(null)
    void prompt.prompt()
  }
  return (
    <Button look={look} onClick={install}>
      <IconDeviceMobileDown aria-hidden />
      <Trans>Installer l’application</Trans>
    </Button>
  )
}
