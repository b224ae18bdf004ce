import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { firstMessages } from '@/api/errors'
import { email } from '@/contract/text-fields'
import { seenEmail } from '@/lib/seen-text'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/fields/text-field'
import { notify } from '@/ui/toast/toasts'
import styles from './newsletter-form.module.css'

/** How long the success stays before the field is emptied, in milliseconds (specification, section 9). */
const pause = 3000

type Subscription =
  | { is: 'open' | 'sending' | 'done' | 'emptied' }
  /** `error` is about the address; '' for a failure of the service. */
  | { is: 'refused' | 'failed'; error: string }

/** Returns the subscription form of the footer: its handlers, and what became of the last attempt. */
function useSubscription() {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [subscription, setSubscription] = useState<Subscription>({ is: 'open' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The focus announces the error of the field.
  useEffect(() => {
    if ('error' in subscription) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [subscription])

  const entry = () => form.current?.querySelector('input')?.value ?? ''
  const errorOf = (address: string) => {
    if (v.is(email, address)) return ''
    return seenEmail(address) === ''
      ? t`Indiquez votre adresse électronique.`
      : t`Saisissez une adresse électronique valide, par exemple nom@exemple.cm.`
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (subscription.is === 'sending') return
    const error = errorOf(entry())
    if (error) return setSubscription({ is: 'refused', error })
    const address = v.parse(email, entry())
    setSubscription({ is: 'sending' })
    try {
      const { subscribe } = await import('./subscribe')
      await subscribe(address)
    } catch (failure) {
      return setSubscription({ is: 'failed', error: firstMessages(failure)['email'] ?? '' })
    }
    notify('success', t`Votre inscription a été prise en compte.`)
    setSubscription({ is: 'done' })
    timer.current = setTimeout(() => {
      // The reader may have typed another address meanwhile.
      if (seenEmail(entry()) === address) form.current?.reset()
      setSubscription({ is: 'emptied' })
    }, pause)
  }

  // While the reader types, an error disappears.
  const onChange = () => {
    if (subscription.is === 'failed') setSubscription({ is: 'failed', error: '' })
    if (subscription.is === 'refused' && errorOf(entry()) === '') setSubscription({ is: 'open' })
  }
  return { form: { ref: form, noValidate: true, onSubmit, onChange }, subscription }
}

/** The subscription of the footer. */
export function NewsletterForm() {
  const { t } = useLingui()
  const { form, subscription } = useSubscription()
  const error = 'error' in subscription ? subscription.error : ''
  return (
    <div className="stack">
      <p className={`small ${styles.lead}`}>
        <Trans>Recevez les actualités de la CDEC par courriel.</Trans>
      </p>
      <form {...form} className={`stack gap-3 ${styles.form}`}>
        <TextField
          label={t`Votre adresse électronique`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={error || undefined}
          required
        />
        <Button type="submit" look="onDeep" disabled={subscription.is === 'sending' || subscription.is === 'done'}>
          {subscription.is === 'sending' ? <Trans>Envoi en cours…</Trans> : <Trans>S’abonner</Trans>}
        </Button>
      </form>
      {/* The focus on a refused field announces the refusal. */}
      <div role={error ? undefined : 'alert'}>
        {subscription.is === 'failed' && (
          <p className={`small ${styles.failure}`}>
            <Trans>Votre inscription n’a pas pu être enregistrée. Veuillez réessayer.</Trans>
          </p>
        )}
      </div>
      {/* The toast announces it. */}
      {(subscription.is === 'done' || subscription.is === 'emptied') && (
        <p className={`small ${styles.note}`}>
          <Trans>Cette adresse recevra désormais la lettre d’information.</Trans>
        </p>
      )}
    </div>
  )
}
