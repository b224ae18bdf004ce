import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { noticeOf } from '@/admin/crud/definition/outcomes'
import { ApiError, firstMessages } from '@/api/errors'
import { meQuery } from '@/api/online-queries'
import { staleKeys } from '@/api/query-keys'
import { getToken } from '@/api/token'
import { create, update } from '@/api/writes'
import type { User } from '@/contract/accounts'
import { useLocale } from '@/i18n/use-locale'
import { connectionState } from '@/pwa/network/connection'
import { useDraft } from './draft'
import { announce } from './notices'
import { blankValues, editValues, type Mode, type Values, validatorOf } from './values'

export interface RecordFormOptions {
  screen: Screen
  mode: Mode
  /** The record that is edited. */
  row?: object | undefined
  recordKey?: number | string | undefined
  /** The record the screen is nested in. */
  parent?: number | undefined
  onSaved: () => void
}

/** One open form: its values and errors, its draft, and how its sending goes. */
export function useRecordForm({ screen, mode, row, recordKey, parent, onSaved }: RecordFormOptions) {
  // As it was when the form opened: reading the list again must not change what counts as typed.
  const [initialValues] = useState(() => (row ? editValues(screen, row) : blankValues(screen, parent)))
  const validate = useMemo(() => validatorOf(screen, mode), [screen, mode])
  const form = useForm<Values>({
    initialValues,
    validate,
    // A file is checked as it is chosen.
    validateInputOnChange: Object.keys(screen.fields).filter((name) => isFileField(screen, name)),
  })
  /** How often the form was refused; each time the summary of the errors takes the focus. */
  const [attempt, setAttempt] = useState(0)
  const [cancelled, setCancelled] = useState(false)
  const id = [screen.resource.name, mode === 'edit' ? recordKey : 'new', parent].filter(Boolean).join(':')
  const draft = useDraft(id, form)
  const { send, sending, progress, cancel, wasCancelled } = useSending(screen, mode === 'edit' ? recordKey : undefined)
  const outcomes = mode === 'edit' ? screen.outcomes.update : screen.outcomes.create
  // Two presses in a row are one.
  const busy = useRef(false)
  const checkAuthor = useAuthorCheck(draft.author)
  /** Somebody else is signed in by now than the one who typed: asked before it is saved. */
  const [otherUser, setOtherUser] = useState<User>()

  /** `agreed`: it may be saved as somebody else than the one who typed. */
  async function save({ agreed }: { agreed?: User | undefined } = {}) {
    if (busy.current || connectionState() === 'offline') return
    setCancelled(false)
    setOtherUser(undefined)
    const errors = validate(form.getValues())
    form.setErrors(errors)
    if (Object.keys(errors).length > 0) return setAttempt((count) => count + 1)
    busy.current = true
    try {
      const { token, other } = await checkAuthor()
      if (other && other.id !== agreed?.id) return setOtherUser(other)
      await send({ values: form.getValues(), token })
    } catch (error) {
      return fail(error)
    } finally {
      busy.current = false
    }
    draft.erase()
    announce('success', noticeOf(outcomes.done, ''))
    onSaved()
  }

  function fail(error: unknown) {
    if (wasCancelled()) return setCancelled(true)
    // The session is over: what was typed waits for the return.
    if (error instanceof ApiError && error.status === 401) return
    const named = Object.entries(firstMessages(error)).filter(([name]) => name in screen.fields)
    if (named.length > 0) {
      form.setErrors(Object.fromEntries(named))
      setAttempt((count) => count + 1)
    }
    announce('error', noticeOf(outcomes.failed, error))
  }

  const question = otherUser && {
    user: otherUser,
    agree: () => void save({ agreed: otherUser }),
    refuse: () => setOtherUser(undefined),
  }
  return { form, initialValues, draft, attempt, cancelled, sending, progress, cancel, save, question }
}

export type RecordFormState = ReturnType<typeof useRecordForm>

function isFileField(screen: Screen, name: string) {
  const kind = screen.fields[name]?.kind
  return kind === 'image' || kind === 'images' || kind === 'document'
}

/**
 * Tells the token to save with, and whose it is where that is not the `author` of the form any more: in another tab
 * somebody else may have signed in. Rejects when the provider cannot tell.
 */
function useAuthorCheck(author: number | undefined) {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const opened = useRef(getToken())
  return async (): Promise<{ token: string | null; other?: User }> => {
    const token = getToken()
    if (token === null || token === opened.current) return { token }
    const user = await queryClient.fetchQuery({ ...meQuery(locale), staleTime: 0 })
    return user.id === author ? { token } : { token, other: user }
  }
}

/** Sends a form: `key` is the record's, undefined for a new one. Shows how far an upload has got, and can stop it. */
function useSending(screen: Screen, key: number | string | undefined) {
  const [progress, setProgress] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  // Who leaves while it is being sent leaves without saving.
  useEffect(() => () => stop.current?.abort(), [])
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ values, token }: { values: Values; token: string | null }) => {
      const { signal } = (stop.current = new AbortController())
      const hasFiles = Object.values(values)
        .flat()
        .some((value) => value instanceof File)
      const options = { signal, token, ...(hasFiles && { onProgress: setProgress }) }
      return key === undefined
        ? create(screen.resource, values, options)
        : update(screen.resource, key, values, options)
    },
    onSettled: () => setProgress(undefined),
    meta: { staleKeys: staleKeys(screen.resource) },
  })
  return {
    send: mutateAsync,
    sending: isPending,
    progress,
    cancel: () => stop.current?.abort(),
    wasCancelled: () => stop.current?.signal.aborted === true,
  }
}
