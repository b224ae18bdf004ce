import { useLingui } from '@lingui/react/macro'
import { IconPrinter } from '@tabler/icons-react'
import { Button } from './button'

export function PrintButton() {
  const { t } = useLingui()
  return (
    <Button look="secondary" onClick={() => window.print()}>
      <IconPrinter aria-hidden />
      {t`Imprimer`}
    </Button>
  )
}
