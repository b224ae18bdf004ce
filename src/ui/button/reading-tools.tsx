import { useLingui } from '@lingui/react/macro'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from './button'
import { ShareButton } from './share-button'

/** What a reader can do with a text: print it, and share its page, or by `share` where it is an item by itself. */
export function ReadingTools(props: { title: string } | { share: ReactNode }) {
  return (
    <>
      {'share' in props ? props.share : <ShareButton title={props.title} />}
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
