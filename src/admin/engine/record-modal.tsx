import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { hasUnsavedInput } from '@/session/unsaved-input'
import type { Screen } from './definition'
import { LeaveDialog } from './leave-dialog'
import { Modal } from './modal'
import { RecordLoader } from './record-loader'
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
      {mode && (
        <Modal
          title={t(mode === 'edit' ? screen.words.editing : screen.words.creating)}
          closeLabel={t`Fermer`}
          onClose={requestClose}
        >
          <RecordLoader
            key={`${mode} ${address.search.record ?? ''}`}
            screen={screen}
            mode={mode}
            records={records}
            address={address}
            onClose={requestClose}
          />
        </Modal>
      )}
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
