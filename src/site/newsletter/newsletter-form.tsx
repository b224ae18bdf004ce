import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { firstMessages } from '@/api/errors'
import { subscribers } from '@/contract/subscribers'
import { answerTimeoutMs, connectionState, noteAnswer } from '@/pwa/network/connection'
import { newsletterQueue } from '@/pwa/newsletter-queue/newsletter-queue'
import { useCheckedForm } from '@/site/forms/use-checked-form'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/fields/text-field'
import { onDemand } from '@/ui/hydration/on-demand'
import { notify } from '@/ui/toast/toasts'
import styles from './newsletter-form.module.css'

/** How long the success stays before the field is emptied, in milliseconds (specification, section 9). */
const pause = 3000

const missing = { email: msg`Indiquez votre adresse électronique.` }

/**
 * The subscription of the footer. Without a network, or an answer within eight seconds, it waits in the outbox under the
 * field.
 */
export function NewsletterForm() {
  const { t } = useLingui()
  const [state, setState] = useState<'open' | 'done' | 'emptied' | 'queued' | 'failed'>('open')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const { form, errors, attempt, sending, refuse } = useCheckedForm({
    schema: subscribers.form,
    missing,
    async send({ email }) {
      setState('open')
      const enqueue = () => {
        newsletterQueue.add(email)
        form.ref.current?.reset()
        setState('queued')
      }
      if (connectionState() === 'offline') return enqueue()
      try {
        if (!(await answersInTime(email))) {
          noteAnswer(false)
          return enqueue()
        }
        setState('done')
        notify('success', t`Votre inscription a été prise en compte.`)
        timer.current = setTimeout(() => {
          // The reader may have typed another address meanwhile.
          if (form.ref.current?.querySelector('input')?.value.trim() === email) form.ref.current.reset()
          setState('emptied')
        }, pause)
      } catch (error) {
        refuse(firstMessages(error))
        setState('failed')
      }
    },
  })

  const waits = useSyncExternalStore(newsletterQueue.subscribe, anyWaiting, () => false)

  useEffect(() => {
    // Focusing a refused field announces it with its reason.
    if (attempt > 0) form.ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt, form.ref])

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
        <Button type="submit" look="onDeep" disabled={sending || state === 'done'}>
          {sending ? <Trans>Envoi en cours…</Trans> : <Trans>S’abonner</Trans>}
        </Button>
      </form>
      <div role="alert">
        {state === 'failed' && (
          <p className={styles.failure}>
            <Trans>Votre inscription n’a pas pu être enregistrée. Veuillez réessayer.</Trans>
          </p>
        )}
      </div>
      <div role="status">
        {(state === 'done' || state === 'emptied') && !errors.email && (
          <p className={styles.success}>
            <Trans>Cette adresse recevra désormais la lettre d’information.</Trans>
          </p>
        )}
        {state === 'queued' && waits && !errors.email && (
          <p className={styles.success}>
            <Trans>Votre adresse est enregistrée sur cet appareil. Elle sera envoyée dès que le réseau répondra.</Trans>
          </p>
        )}
      </div>
      <Queue />
    </div>
  )
}

/**
 * Subscribes an address; resolves to false when there is no answer in time, and the call is aborted. If the page is left
 * meanwhile, the address is put into the outbox.
 */
async function answersInTime(email: string): Promise<boolean> {
  const stop = new AbortController()
  const leave = () => newsletterQueue.add(email)
  window.addEventListener('pagehide', leave)
  const subscribed = (async () => {
    // The import of the chunk may be what fails.
    const { subscribe } = await import('./subscribe')
    if (!stop.signal.aborted) await subscribe(email, stop.signal)
    return true
  })()
  const silence = new Promise<false>((resolve) => setTimeout(resolve, answerTimeoutMs, false))
  try {
    return await Promise.race([subscribed, silence])
  } finally {
    stop.abort()
    window.removeEventListener('pagehide', leave)
  }
}

const anyWaiting = () => newsletterQueue.read().some(({ state }) => state !== 'sent')

const QueueList = onDemand(async () => (await import('./queue-list')).QueueList)

/** The outbox, loaded only where it has entries. */
function Queue() {
  const holds = useSyncExternalStore(
    newsletterQueue.subscribe,
    () => newsletterQueue.read().length > 0,
    () => false,
  )
  return <div role="status">{holds && <QueueList />}</div>
}
