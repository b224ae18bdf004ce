import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'

const message = v.object({ record: v.string(), says: v.picklist(['opened', 'open here', 'saved']) })

/**
 * Returns whether another tab of this browser edits the record of this form or has saved it. `postSaved` notifies the
 * other tabs of a save. A new record (undefined) cannot be open elsewhere.
 */
export function useOtherTabs(record: string | undefined) {
  const [elsewhere, setElsewhere] = useState<'editing' | 'saved'>()
  const channel = useRef<BroadcastChannel>(undefined)
  useEffect(() => {
    if (record === undefined || typeof BroadcastChannel === 'undefined') return
    const opened = new BroadcastChannel('record-forms')
    channel.current = opened
    opened.addEventListener('message', ({ data }) => {
      if (!v.is(message, data) || data.record !== record) return
      if (data.says === 'opened') opened.postMessage({ record, says: 'open here' })
      setElsewhere((known) => (known === 'saved' || data.says === 'saved' ? 'saved' : 'editing'))
    })
    opened.postMessage({ record, says: 'opened' })
    return () => {
      opened.close()
      channel.current = undefined
    }
  }, [record])
  return { elsewhere, postSaved: () => channel.current?.postMessage({ record, says: 'saved' }) }
}
