import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'

const message = v.object({ record: v.string(), says: v.picklist(['opened', 'open here', 'saved']) })
type Says = v.InferOutput<typeof message>['says']

/**
 * What another tab of this browser does with the record of this form: edits it too, or has saved it. `tellSaved` tells
 * the others. A new record (undefined) is nobody else's.
 */
export function useOtherTabs(record: string | undefined) {
  const [elsewhere, setElsewhere] = useState<'editing' | 'saved'>()
  const channel = useRef<BroadcastChannel>(undefined)
  const tell = (says: Says) => channel.current?.postMessage({ record, says })
  useEffect(() => {
    if (record === undefined || typeof BroadcastChannel === 'undefined') return
    const opened = new BroadcastChannel('record-forms')
    channel.current = opened
    opened.addEventListener('message', ({ data }) => {
      const said = v.safeParse(message, data)
      if (!said.success || said.output.record !== record) return
      if (said.output.says === 'opened') opened.postMessage({ record, says: 'open here' })
      setElsewhere((known) => (known === 'saved' || said.output.says === 'saved' ? 'saved' : 'editing'))
    })
    opened.postMessage({ record, says: 'opened' })
    return () => {
      opened.close()
      channel.current = undefined
    }
  }, [record])
  return { elsewhere, tellSaved: () => tell('saved') }
}
