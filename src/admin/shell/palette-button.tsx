import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import styles from './palette-button.module.css'

/** Opens the command palette, as Ctrl+K (⌘K) does from anywhere, fields included. On a phone the menu does. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui()
  useHotkeys([['mod+K', onOpen]], [])
  return (
    <Button
      variant="default"
      leftSection={<IconSearch aria-hidden />}
      title={t`Aller à…`}
      aria-keyshortcuts="Control+K Meta+K"
      className={styles.button}
      onClick={onOpen}
    >
      <span className={styles.label}>{t`Aller à…`}</span>
      <kbd className={styles.key} aria-hidden>
        Ctrl K
      </kbd>
    </Button>
  )
}
