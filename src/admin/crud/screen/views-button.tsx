import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useId } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Columns } from '@/admin/crud/list/use-columns'
import { lazyTool } from '@/admin/with-texts'
import { useDisclosure } from '@/ui/accordion/use-disclosure'
import styles from './list-controls.module.css'

/** Opens the saved views of the list; its text is the name of the current one. */
export function ViewsButton({
  screen,
  address,
  columns,
}: {
  screen: ResourceDefinition
  address: ScreenAddress
  columns: Columns
}) {
  const { open, setOpen, box, button } = useDisclosure()
  const panel = useId()
  const { view } = address.search
  return (
    <div ref={box} className={styles.views}>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconBookmark aria-hidden />}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.viewName}>
          {view === undefined ? <Trans>Vues</Trans> : <Trans>Vue : {view}</Trans>}
        </span>
      </Button>
      {open && (
        <ViewsPanel
          id={panel}
          screen={screen}
          address={address}
          cols={columns.shown.map(({ id }) => id).join('.')}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </div>
  )
}

const ViewsPanel = lazyTool(async () => (await import('@/admin/crud/views/views-panel')).ViewsPanel)
