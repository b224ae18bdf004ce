import { useLingui } from '@lingui/react/macro'
import { IconPrinter } from '@tabler/icons-react'
import { Button } from './button'
import styles from './reading-tools.module.css'
import { ShareButton } from './share-button'

/** The tools after a text: share its page, and print it. */
export function ReadingTools() {
  const { t } = useLingui()
  return (
    <div className={`no-print buttons ${styles.tools}`}>
      <ShareButton look="secondary" read={readPage} />
      <Button look="secondary" onClick={() => window.print()}>
        <IconPrinter aria-hidden />
        {t`Imprimer`}
      </Button>
    </div>
  )
}

/** Returns the title of the page and its canonical address. */
function readPage() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return { title: document.title, url: canonical?.href ?? location.href }
}
