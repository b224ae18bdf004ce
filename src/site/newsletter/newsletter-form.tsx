import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  CancelledError,
  type Mutation,
  type MutationState,
  matchMutation,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { firstMessages } from '@/api/errors'
import { subscriptionKey } from '@/api/query-keys'
import { subscribers } from '@/contract/subscribers'
import { useCheckedForm } from '@/site/forms/use-checked-form'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/fields/text-field'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import styles from './newsletter-form.module.css'
import type { Subscription } from './subscription'

/** How long the success stays before the field is emptied, in milliseconds (specification, section 9). */
const pause = 3000

const missing = { email: msg`Indiquez votre adresse électronique.` }

/** The subscription of the footer. An address that could not be sent waits under the field, also over a reload. */
export function NewsletterForm() {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'none' | 'done' | 'emptied' | 'refused'>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const cache = useQueryClient().getMutationCache()
  const { mutate } = useMutation<void, Error, Subscription>({ mutationKey: subscriptionKey })
  const pending = usePending()
  const sending = pending.some(({ waits }) => !waits)

  const { form, errors, attempt, refuse } = useCheckedForm({
    schema: subscribers.form,
    missing,
    send({ email }) {
      if (cache.find({ mutationKey: subscriptionKey, predicate: ({ state }) => isSending(state) })) return
      setOutcome('none')
      mutate({ email })
    },
  })

  const field = () => form.ref.current?.querySelector('input')
  const empty = (email: string) => {
    // The reader may have typed another address meanwhile.
    if (field()?.value.trim() === email) form.ref.current?.reset()
  }
  const follow = useEffectEvent(({ state: { status, isPaused, failureCount, variables, error } }: Mutation) => {
    const { email } = variables as Subscription // as the form and the restored cache have them
    if (status === 'pending' && (isPaused || failureCount > 0)) empty(email)
    if (status === 'success') {
      setOutcome('done')
      timer.current = setTimeout(() => {
        empty(email)
        setOutcome('emptied')
      }, pause)
    }
    if (status === 'error' && !(error instanceof CancelledError)) {
      const input = field()
      if (input?.value === '') input.value = email
      refuse(firstMessages(error))
      setOutcome('refused')
    }
  })
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type === 'updated' && matchMutation({ mutationKey: subscriptionKey }, event.mutation))
          follow(event.mutation)
      }),
    [cache],
  )

  useEffect(() => {
    // Focusing a refused field announces it with its reason.
    if (attempt > 0) form.ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt, form.ref])

  const cancel = (mutation: Mutation) => {
    cache.remove(mutation)
    field()?.focus()
  }

  return (
    <div className="stack">
      <p className={styles.lead}>
        <Trans>Recevez les actualités de la CDEC par courriel.</Trans>
      </p>
      <form {...form} className={styles.form}>
        <TextField
          label={t`Votre adresse électronique`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email}
          required
        />
        <Button type="submit" look="onDeep" disabled={sending || outcome === 'done'}>
          {sending ? <Trans>Envoi en cours…</Trans> : <Trans>S’abonner</Trans>}
        </Button>
      </form>
      {/* The focus on a refused field announces the refusal. */}
      <div role={errors.email ? undefined : 'alert'}>
        {outcome === 'refused' && (
          <p className={styles.failure}>
            <Trans>Votre inscription n’a pas pu être enregistrée. Veuillez réessayer.</Trans>
          </p>
        )}
      </div>
      {/* The toast announces it. */}
      {(outcome === 'done' || outcome === 'emptied') && !errors.email && (
        <p className={styles.note}>
          <Trans>Cette adresse recevra désormais la lettre d’information.</Trans>
        </p>
      )}
      <div role="status">
        {pending.map(({ mutation, email, waits, isPaused }) => (
          <div key={mutation.mutationId} className={waits ? styles.waiting : styles.sending}>
            {waits && (
              <p className={styles.note}>
                <Trans>L’adresse {email} n’a pas encore pu être envoyée. Elle le sera dès que possible.</Trans>
              </p>
            )}
            {waits && !isPaused && (
              <Button
                look="onDeep"
                onClick={() => {
                  cache.remove(mutation)
                  mutate({ email })
                  form.ref.current?.querySelector('button')?.focus()
                }}
              >
                <Trans>Réessayer</Trans>
              </Button>
            )}
            <Button look="onDeep" aria-label={t`Annuler l’inscription de ${email}`} onClick={() => cancel(mutation)}>
              <Trans>Annuler</Trans>
            </Button>
          </div>
        ))}
      </div>
    </div>
  )
}

type State = Pick<MutationState, 'status' | 'isPaused' | 'failureCount'>

/** Returns whether the first attempt of a mutation is under way. */
const isSending = ({ status, isPaused, failureCount }: State) => status === 'pending' && !isPaused && failureCount === 0

/** Returns the subscriptions that are not settled; `waits` where they could not be sent yet, `isPaused` without a network. */
function usePending() {
  const isHydrated = useHydrated()
  const pending = useMutationState({
    filters: { mutationKey: subscriptionKey, status: 'pending' },
    select: (mutation: Mutation) => ({
      mutation,
      email: (mutation.state.variables as Subscription).email, // as the form and the restored cache have them
      waits: !isSending(mutation.state),
      isPaused: mutation.state.isPaused,
    }),
  })
  return isHydrated ? pending : []
}
