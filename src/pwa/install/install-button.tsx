import { Trans } from '@lingui/react/macro'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { Button, type ButtonLook } from '@/ui/button/button'
import { install, useInstallable } from './install'

/** Installs the site as an application, where the browser offers it; nothing elsewhere. */
export function InstallButton({ look = 'primary' }: { look?: ButtonLook }) {
  if (!useInstallable()) return null
  return (
    <Button look={look} onClick={() => void install()}>
      <IconDeviceMobileDown aria-hidden />
      <Trans>Installer l’application</Trans>
    </Button>
  )
}
