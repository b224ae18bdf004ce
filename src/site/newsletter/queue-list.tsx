import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconClockPause, IconExclamationCircle, IconSend } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { connectionState, noteAnswer, useConnection, watchConnectionState } from '@/pwa/network/connection'
import { newsletterQueue, type QueueEntry, sendQueue, tidyQueue } from '@/pwa/newsletter-queue/newsletter-queue'
import { Button } from '@/ui/button/button'
import { notify } from '@/ui/toast/toasts'
import styles from './queue-list.module.css'
import { subscribe } from './subscribe'

/** The interval of retries while the network does not answer, in milliseconds. */
const retryEvery = 15_000

const states: Record<QueueEntry['state'], { text: MessageDescriptor; Icon: typeof IconSend }> = {
  waiting: { text: msg`En attente du réseau`, Icon: IconClockPause },
  sending: { text: msg`Envoi en cours…`, Icon: IconSend },
  sent: { text: msg`Envoyée`, Icon: IconCircleCheck },
  refused: { text: msg`Refusée`, Icon: IconExclamationCircle },
  interrupted: { text: msg`Interrompue : elle est peut-être déjà arrivée`, Icon: IconExclamationCircle },
}

/** The subscriptions made offline, and their outcomes. */
export function QueueList() {
  const { t } = useLingui()
  const entries = useSyncExternalStore(newsletterQueue.subscribe, newsletterQueue.read)
  const offline = useConnection() === 'offline'

  const flush = async () => {
    if (connectionState() === 'offline' || !newsletterQueue.read().some(({ state }) => state === 'waiting')) return
    const sent = await sendQueue(subscribe)
    noteAnswer(!newsletterQueue.read().some(({ state }) => state === 'waiting'))
    if (sent.length > 0) notify('success', t`Votre inscription a été prise en compte.`)
  }
  const onNetwork = useEffectEvent(() => void (connectionState() === 'online' && flush()))
  const onTurn = useEffectEvent(() => void (document.visibilityState === 'visible' && flush()))
  useEffect(() => {
    void tidyQueue().then(() => onNetwork())
    const unwatch = watchConnectionState(() => onNetwork())
    const again = setInterval(() => onTurn(), retryEvery)
    return () => {
      unwatch()
      clearInterval(again)
    }
  }, [])

  const resend = (email: string) => {
    newsletterQueue.add(email)
    void flush()
  }

  return (
    <section className={`panel ${styles.queue}`}>
      <h3 className={styles.title}>
        <Trans>Inscriptions à envoyer</Trans>
      </h3>
      <ul role="list" className={`stack ${styles.list}`}>
        {entries.map(({ email, state, reason }) => {
          const { text, Icon } = states[state]
          const stopped = state === 'refused' || state === 'interrupted' || (state === 'waiting' && !offline)
          return (
            <li key={email} className={styles.entry} data-state={state}>
              <Icon aria-hidden />
              <div className={styles.what}>
                <strong>{email}</strong>
                <span>
                  {t(text)}
                  {reason && ` – ${reason}`}
                </span>
              </div>
              <div className={`buttons ${styles.actions}`}>
                {stopped && (
                  <Button look="secondary" aria-label={t`Renvoyer ${email}`} onClick={() => resend(email)}>
                    <Trans>Renvoyer</Trans>
                  </Button>
                )}
                {state === 'waiting' && (
                  <Button
                    look="secondary"
                    aria-label={t`Annuler ${email}`}
                    onClick={() => newsletterQueue.remove(email)}
                  >
                    <Trans>Annuler</Trans>
                  </Button>
                )}
                {state !== 'waiting' && state !== 'sending' && (
                  <Button
                    look="secondary"
                    aria-label={t`Retirer ${email}`}
                    onClick={() => newsletterQueue.remove(email)}
                  >
                    <Trans>Retirer</Trans>
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
