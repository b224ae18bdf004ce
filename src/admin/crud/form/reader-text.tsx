import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { EnglishTextProps } from '@/admin/translation/english-text'
import { lazyPart } from '@/admin/ui/lazy-part'
import styles from './reader-text.module.css'

/** A button that shows the English translation of a field. */
export function ReaderText(props: EnglishTextProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { t } = useLingui()
  const { label } = props
  const panel = useId()
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        className={styles.button ?? ''}
        title={t`Ce que lisent les anglophones`}
        aria-label={t`Ce que lisent les anglophones – ${label}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconLanguage aria-hidden size="1.25rem" />
      </Button>
      {isOpen && (
        <div id={panel}>
          <EnglishText {...props} />
        </div>
      )}
    </>
  )
}

const EnglishText = lazyPart('tools', async () => (await import('@/admin/translation/english-text')).EnglishText)
