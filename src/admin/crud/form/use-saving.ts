import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import type { Values } from '@/admin/crud/definition/values'
import { staleKeys } from '@/api/online-queries'
import { create, update } from '@/api/writes'

/** Sends a form: `key` is the record's, undefined for a new one. Tells how far an upload has got, and can stop it. */
export function useSaving(screen: Screen, key: number | string | undefined) {
  const [progress, setProgress] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const busy = useRef(false)
  // Who leaves while it is being sent leaves without saving.
  useEffect(() => () => stop.current?.abort(), [])
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (values: Values) => {
      const { signal } = (stop.current = new AbortController())
      const hasFiles = Object.values(values)
        .flat()
        .some((value) => value instanceof File)
      const options = { signal, ...(hasFiles && { onProgress: setProgress }) }
      return key === undefined
        ? create(screen.resource, values, options)
        : update(screen.resource, key, values, options)
    },
    onSettled: () => {
      busy.current = false
      setProgress(undefined)
    },
    meta: { staleKeys: staleKeys(screen.resource) },
  })
  return {
    save: mutateAsync,
    /** True for the first who asks, until it is sent: two presses in a row are one. */
    begin: () => !busy.current && (busy.current = true),
    sending: isPending,
    progress,
    cancel: () => stop.current?.abort(),
    wasCancelled: () => stop.current?.signal.aborted === true,
  }
}
