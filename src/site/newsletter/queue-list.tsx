import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconClockPause, IconExclamationCircle, IconSend } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { connectionState, useConnection, watchConnectionState } from '@/pwa/network/connection'
import { newsletterQueue, type QueueEntry, sendQueue, tidyQueue } from '@/pwa/newsletter-queue/newsletter-queue'
import { Button } from '@/ui/button/button'
import { notify } from '@/ui/toast/toasts'
import styles from './queue-list.module.css'
import { subscribe } from './subscribe'

const states: Record<QueueEntry['state'], { text: MessageDescriptor; Icon: typeof IconSend }> = {
  waiting: { text: msg`En attente du réseau`, Icon: IconClockPause },
  sending: { text: msg`Envoi en cours…`, Icon: IconSend },
  sent: { text: msg`Envoyée`, Icon: IconCircleCheck },
  refused: { text: msg`Refusée`, Icon: IconExclamationCircle },
  interrupted: { text: msg`Interrompue : elle est peut-être déjà arrivée`, Icon: IconExclamationCircle },
}

/** The subscriptions that were made without a network, and what became of them. */
export function QueueList() {
  const { t } = useLingui()
  const entries = useSyncExternalStore(newsletterQueue.subscribe, newsletterQueue.read)
  const online = useConnection() === 'online'

  const flush = async () => {
    if (connectionState() !== 'online' || !newsletterQueue.read().some(({ state }) => state === 'waiting')) return
    const sent = await sendQueue(subscribe)
    if (sent.length > 0) notify('success', t`Votre inscription a été prise en compte.`)
  }
  const onNetwork = useEffectEvent(() => void flush())
  useEffect(() => {
    void tidyQueue().then(() => onNetwork())
    return watchConnectionState(() => onNetwork())
  }, [])

  const resend = (email: string) => {
    newsletterQueue.add(email)
    void flush()
  }

  return (
    <section className={styles.queue}>
      <h3 className={styles.title}>
        <Trans>Inscriptions à envoyer</Trans>
      </h3>
      <ul role="list" className={styles.list}>
        {entries.map(({ email, state, reason }) => {
          const { text, Icon } = states[state]
          const stopped = state === 'refused' || state === 'interrupted' || (state === 'waiting' && online)
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
              <div className={styles.actions}>
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
