import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { firstMessages } from '@/api/errors'
import { subscribers } from '@/contract/subscribers'
import { seenEmail } from '@/lib/seen-text'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/fields/text-field'
import { useCheckedForm } from '@/ui/fields/use-checked-form'
import { notify } from '@/ui/toast/toasts'
import styles from './newsletter-form.module.css'

/** How long the success stays before the field is emptied, in milliseconds (specification, section 9). */
const pause = 3000

const missing = { email: msg`Indiquez votre adresse électronique.` }

/** Returns the subscription form of the footer, with what became of the last attempt. */
function useSubscription() {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'none' | 'done' | 'emptied' | 'failed'>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const { form, errors, sending, refuse } = useCheckedForm({
    schema: subscribers.form,
    missing,
    focusesFields: true,
    async send({ email }) {
      setOutcome('none')
      try {
        const { subscribe } = await import('./subscribe')
        await subscribe(email)
      } catch (error) {
        refuse(firstMessages(error))
        return setOutcome('failed')
      }
      notify('success', t`Votre inscription a été prise en compte.`)
      setOutcome('done')
      timer.current = setTimeout(() => {
        // The reader may have typed another address meanwhile.
        const { value = '' } = form.ref.current?.querySelector('input') ?? {}
        if (seenEmail(value) === email) form.ref.current?.reset()
        setOutcome('emptied')
      }, pause)
    },
  })
  return { form, error: errors.email, sending, outcome }
}

/** The subscription of the footer. */
export function NewsletterForm() {
  const { t } = useLingui()
  const { form, error, sending, outcome } = useSubscription()
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
          error={error}
          required
        />
        <Button type="submit" look="onDeep" disabled={sending || outcome === 'done'}>
          {sending ? <Trans>Envoi en cours…</Trans> : <Trans>S’abonner</Trans>}
        </Button>
      </form>
      {/* The focus on a refused field announces the refusal. */}
      <div role={error ? undefined : 'alert'}>
        {outcome === 'failed' && (
          <p className={`small ${styles.failure}`}>
            <Trans>Votre inscription n’a pas pu être enregistrée. Veuillez réessayer.</Trans>
          </p>
        )}
      </div>
      {/* The toast announces it. */}
      {(outcome === 'done' || outcome === 'emptied') && !error && (
        <p className={`small ${styles.note}`}>
          <Trans>Cette adresse recevra désormais la lettre d’information.</Trans>
        </p>
      )}
    </div>
  )
}
