import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import type { Records } from '@/admin/crud/list/use-records'
import type { ScreenAddress } from '@/admin/crud/list/use-screen-address'
import { hasUnsavedInput } from '@/auth/unsaved-input'
import { LeaveDialog } from './leave-dialog'
import { Modal } from './modal'
import { RecordLoader } from './record-loader'

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
