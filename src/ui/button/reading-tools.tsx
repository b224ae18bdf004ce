import { useLingui } from '@lingui/react/macro'
import { IconPrinter } from '@tabler/icons-react'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { Button } from './button'
import styles from './reading-tools.module.css'
import { ShareButton } from './share-button'

/** The tools after a text: share its page, and print it. */
export function ReadingTools() {
  const { t } = useLingui()
  return (
    <div className={`no-print buttons ${styles.tools}`}>
      <ShareButton look="secondary" read={readPage} />
      {useCanPrint() && (
        <Button look="secondary" onClick={() => window.print()}>
          <IconPrinter aria-hidden />
          {t`Imprimer`}
        </Button>
      )}
    </div>
  )
}

/** Returns whether the browser can print: some within other applications cannot. Documents have the button. */
export const useCanPrint = (): boolean => !useHydrated() || 'print' in window

/** Returns the title of the page and its canonical address, with the name of the heading that the reader has opened. */
function readPage() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const { origin, pathname, hash } = location
  const named = document.getElementById(hash.slice(1))?.parentElement?.closest('main')
  return { title: document.title, url: (canonical?.href ?? origin + pathname) + (named ? hash : '') }
}
