import { useLingui } from '@lingui/react/macro'
import { IconPrinter, IconShare } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { shareText } from '@/lib/share'
import { notify } from '@/ui/toast/toasts'
import { Button } from './button'
import styles from './reading-tools.module.css'

/** The tools after a text: share its page (or the item, by `share`), and print it. */
export function ReadingTools({ share }: { share?: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={`no-print buttons ${styles.tools}`}>
      {share ?? <SharePage />}
      <Button look="secondary" onClick={() => window.print()}>
        <IconPrinter aria-hidden />
        {t`Imprimer`}
      </Button>
    </div>
  )
}

function SharePage() {
  const { t } = useLingui()
  async function share() {
    const url = window.location.href
    const outcome = await shareText({ title: document.title, url }, url)
    if (outcome === 'copied') notify('success', t`Lien copié.`)
    if (outcome === 'failed')
      notify('error', t`Le lien n’a pas pu être copié. Vous le trouverez dans la barre d’adresse.`)
  }
  return (
    <Button look="secondary" onClick={() => void share()}>
      <IconShare aria-hidden />
      {t`Partager`}
    </Button>
  )
}
