import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazyTool } from '@/admin/with-texts'
import styles from './palette-button.module.css'

/** Opens the command palette, as Ctrl+K (⌘K) does from anywhere, fields included. On a phone the menu does. */
export function PaletteButton({ open, setOpen }: { open: boolean; setOpen: (open: boolean) => void }) {
  const { t } = useLingui()
  useHotkeys([['mod+K', () => setOpen(true)]], [])
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSearch aria-hidden />}
        title={t`Aller à…`}
        aria-keyshortcuts="Control+K Meta+K"
        className={styles.button}
        onClick={() => setOpen(true)}
      >
        <span className={styles.label}>{t`Aller à…`}</span>
        <kbd className={styles.key} aria-hidden>
          Ctrl K
        </kbd>
      </Button>
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  )
}

const Palette = lazyTool(async () => (await import('@/admin/palette/palette')).Palette)
