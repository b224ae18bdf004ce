import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { callsOf } from '@/admin/crud/record/calls'
import { hasFiles } from '@/admin/crud/record/values'
import { type Context, type Done, NotSaved, type WriteOutcome } from '@/admin/crud/record/write'
import { staleKeys } from '@/api/query-keys'

interface Sending {
  values: object
  write: (context: Context) => Promise<WriteOutcome>
}

/** Sends a form by `write`, with upload progress and cancellation. Rejects with a `NotSaved` or an `ApiError`. */
export function useSending(screen: ResourceDefinition) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<number>()
  /** The request was cancelled, and its outcome is being looked up. */
  const [stopping, setStopping] = useState(false)
  const stop = useRef<AbortController>(undefined)
  // Leaving the form cancels the request.
  useEffect(() => () => stop.current?.abort(), [])
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ values, write }: Sending): Promise<Done> => {
      const { signal } = (stop.current = new AbortController())
      const isUpload = Object.values(values).some(hasFiles)
      const options = { signal, ...(isUpload && { onProgress: setProgress }) }
      const outcome = await write({ screen, calls: callsOf(queryClient, screen, options) })
      if (outcome.state !== 'done') throw new NotSaved(outcome)
      return outcome
    },
    onSettled: () => {
      setProgress(undefined)
      setStopping(false)
    },
    meta: { staleKeys: staleKeys(screen.resource) },
  })
  return {
    send: mutateAsync,
    sending: isPending,
    progress,
    stopping,
    cancel: () => {
      setStopping(true)
      stop.current?.abort()
    },
    wasCancelled: () => stop.current?.signal.aborted === true,
  }
}
