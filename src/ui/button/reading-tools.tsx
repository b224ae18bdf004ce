import { useLingui } from '@lingui/react/macro'
import { IconPrinter } from '@tabler/icons-react'
import { Button } from './button'
import { ShareButton } from './share-button'

/** What a reader can do with a text: share it, print it. */
export function ReadingTools({ title }: { title: string }) {
  return (
    <>
      <ShareButton title={title} />
      <PrintButton />
    </>
  )
}

function PrintButton() {
  const { t } = useLingui()
  return (
    <Button look="secondary" onClick={() => window.print()}>
      <IconPrinter aria-hidden />
      {t`Imprimer`}
    </Button>
  )
}
