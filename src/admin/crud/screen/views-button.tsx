import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { lazy, Suspense, useId } from 'react'
import type { ScreenAddress } from '@/admin/crud/address/use-screen-address'
import type { Screen } from '@/admin/crud/definition/definition'
import type { Columns } from '@/admin/crud/list/use-columns'
import { withTexts } from '@/admin/with-texts'
import { useDisclosure } from '@/ui/accordion/use-disclosure'
import styles from './list-controls.module.css'

/** Shows the saved views of the list; it bears the name of the one that is open. */
export function ViewsButton({
  screen,
  address,
  columns,
}: {
  screen: Screen
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
        <Suspense>
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
        </Suspense>
      )}
    </div>
  )
}

const ViewsPanel = lazy(async () => ({
  default: (await withTexts(import('@/admin/crud/views/views-panel'))).ViewsPanel,
}))
