import { useLingui } from '@lingui/react/macro'
import { IconShare } from '@tabler/icons-react'
import { share } from '@/lib/share'
import { notify } from '@/ui/toast/toasts'
import { Button, type ButtonLook } from './button'

type Shared = ShareData & { url: string }

/**
 * Opens the device's share sheet at a press, or copies the address. `read` returns what is shared; `title` is the name of an
 * item among others.
 */
export function ShareButton({
  look,
  title = '',
  read,
}: {
  look: ButtonLook
  title?: string
  read: () => Shared | Promise<Shared>
}) {
  const { t } = useLingui()
  async function press() {
    const data = await read()
    const { url } = data
    const outcome = await share(data, url)
    if (outcome === 'copied') notify('success', t`Adresse copiée : collez-la dans un message.`)
    if (outcome === 'failed') notify('error', t`Le navigateur n’a permis ni le partage ni la copie. L’adresse : ${url}`)
  }
  return (
    <Button look={look} className="no-print" aria-label={`${t`Partager`} ${title}`.trim()} onClick={() => void press()}>
      <IconShare aria-hidden />
      {t`Partager`}
    </Button>
  )
}
