import { Trans } from '@lingui/react/macro'
import { waitingTime } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'

/** Tells how long a write waits because the provider limits the requests. */
export function PauseNote({ ms }: { ms: number }) {
  const time = waitingTime(Math.ceil(ms / 1000), useLocale())
  return <Trans>Le service reçoit trop de demandes : la suite part d’elle-même après une pause de {time}.</Trans>
}
