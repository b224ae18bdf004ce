import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { hasUnsavedInput } from '@/session/unsaved-input'
import type { Screen } from './definition'
import { LeaveDialog } from './leave-dialog'
import { RecordLoader } from './record-loader'
import styles from './record-modal.module.css'
import { useIsNarrow } from './use-is-narrow'
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
  const [asking, setAsking] = useState(false)
  const requestClose = () => (hasUnsavedInput() ? setAsking(true) : address.close())
  return (
    <>
      <Modal
        opened={mode !== undefined}
        onClose={requestClose}
        title={t(mode === 'edit' ? screen.words.editing : screen.words.creating)}
        size="lg"
        fullScreen={useIsNarrow()}
        withinPortal={false}
        lockScroll={false}
        closeOnClickOutside={false}
        // Its own listener would also hear the Escape that closes a question above it.
        closeOnEscape={false}
        onKeyDown={(event) => {
          const above = event.target instanceof Element && event.target.closest('dialog') !== null
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || above) return
          // The question that is about to open would else hear this very Escape, and close again.
          event.preventDefault()
          requestClose()
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
            onClose={requestClose}
          />
        )}
      </Modal>
      {mode && (
        <LeaveDialog
          asking={asking}
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false)
            address.close({ saved: true })
          }}
        />
      )}
    </>
  )
}
