import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { noticeOf } from '@/admin/crud/definition/outcomes'
import { announce } from '@/admin/crud/form/notices'
import { ApiError } from '@/api/errors'
import { staleKeys } from '@/api/online-queries'
import { remove } from '@/api/writes'

/** Removes a record, once: says how it went and then calls `onEnd`. */
export function useRemoval(screen: Screen, onEnd: () => void) {
  const busy = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ key }: { key: number | string; name: string }) => remove(screen.resource, key),
    meta: { staleKeys: staleKeys(screen.resource) },
    onSuccess: (_answer, { name }) => announce('success', noticeOf(screen.outcomes.remove.done, name)),
    onError: (error) => {
      // The session is over, and the sign-in page says so.
      if (error instanceof ApiError && error.status === 401) return
      announce('error', noticeOf(screen.outcomes.remove.failed, error))
    },
    onSettled: () => {
      busy.current = false
      onEnd()
    },
  })
  return {
    removing: isPending,
    remove: (key: number | string, name: string) => {
      // The second press of a double click comes before the button is drawn as disabled.
      if (busy.current) return
      busy.current = true
      mutate({ key, name })
    },
  }
}
