import { Trans } from '@lingui/react/macro'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { createStore, useStore } from '@/lib/store'
import { Button, type ButtonLook } from '@/ui/button/button'

/** What Chromium offers when the site can be installed; the DOM's types do not have it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<void>
}

const offer = createStore<InstallPrompt | null>(null)

/** Stores the browser's offer for the site's own button. Called once, before the offer comes. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(event as InstallPrompt) // this event's name says what it is
  })
  window.addEventListener('appinstalled', () => offer.set(null))
}

/** Installs the site as an application, where the browser offers it; nothing elsewhere. An offer serves once. */
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
