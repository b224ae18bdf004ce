import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import type { Screen } from './definition'
import { RecordLoader } from './record-loader'
import styles from './record-modal.module.css'
import type { Records } from './use-records'
import type { ScreenAddress } from './use-screen-address'

/** The form of a new record, or of the one the address names, over the list. */
export function RecordModal({
  screen,
  records,
  address,
}: {
  screen: Screen
  records: Records
  address: ScreenAddress
}) {
  const { t } = useLingui()
  const { open } = address.search
  const mode = open === 'create' || open === 'edit' ? open : undefined
  return (
    <Modal
      opened={mode !== undefined}
      onClose={() => address.close()}
      title={t(mode === 'edit' ? screen.words.editing : screen.words.creating)}
      size="lg"
      withinPortal={false}
      lockScroll={false}
      closeOnClickOutside={false}
      // Its own listener would also hear the Escape that closes a question above it.
      closeOnEscape={false}
      onKeyDown={(event) => {
        const above = event.target instanceof Element && event.target.closest('dialog') !== null
        if (event.key === 'Escape' && !event.nativeEvent.isComposing && !above) address.close()
      }}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': t`Fermer`, size: 'lg' }}
      classNames={{
        inner: styles.inner ?? '',
        content: styles.content ?? '',
        header: styles.header ?? '',
        title: styles.title ?? '',
        body: styles.body ?? '',
      }}
    >
      {mode && (
        <RecordLoader
          key={`${mode} ${address.search.record ?? ''}`}
          screen={screen}
          mode={mode}
          records={records}
          address={address}
        />
      )}
    </Modal>
  )
}
