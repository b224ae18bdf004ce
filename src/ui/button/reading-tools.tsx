import { useLingui } from '@lingui/react/macro'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from './button'
import styles from './reading-tools.module.css'
import { ShareButton } from './share-button'

/** The tools after a text: share its page (or the item, by `share`), and print it. */
export function ReadingTools(props: { title: string } | { share: ReactNode }) {
  return (
    <div className={`no-print buttons ${styles.tools}`}>
      {'share' in props ? props.share : <ShareButton title={props.title} />}
      <PrintButton />
    </div>
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
