import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { toast } from '@/admin/crud/definition/outcomes'
import { announce } from '@/admin/crud/notices/notices'
import { withTexts } from '@/admin/with-texts'
import { hasStatus } from '@/api/errors'
import { meQuery } from '@/api/online-queries'
import { useLocale } from '@/i18n/use-locale'

/** A second press while an action is being undone is ignored. */
let isUndoing = false

/** Returns a function that undoes an action of the journal, by default the newest that is not undone. */
export function useUndo(): (group?: string) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  return useCallback(
    (group) => {
      if (isUndoing) return
      isUndoing = true
      const run = async () => {
        const [{ undoAction }, { id: user }] = await Promise.all([
          withTexts(import('./undo-action')),
          queryClient.ensureQueryData(meQuery(locale)),
        ])
        await undoAction({ queryClient, navigate, user }, group)
      }
      run()
        .catch((error: unknown) => {
          // The sign-in page tells of the end of the session.
          if (hasStatus(error, 401)) return
          announce('error', toast(msg`Le réseau ne répond pas.`))
        })
        .finally(() => (isUndoing = false))
    },
    [queryClient, navigate, locale],
  )
}
