import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useConnection } from '@/pwa/network/connection'
import { buttonClass } from '@/ui/button/button'
import styles from './downloads.module.css'

const retryEvery = 15_000

/** A document was opened without a network and is not kept: so, and it opens by itself once the network is back. */
export function AbsentDocument({ address }: { address: string }) {
  const connection = useConnection()
  const safe = ofThisSite(address)
  useEffect(() => {
    if (safe === undefined) return undefined
    const tryAgain = async () => {
      if (await answers(safe)) window.location.replace(safe)
    }
    const again = setInterval(() => void tryAgain(), retryEvery)
    window.addEventListener('online', tryAgain)
    return () => {
      clearInterval(again)
      window.removeEventListener('online', tryAgain)
    }
  }, [safe])
  if (safe === undefined) return null
  return (
    <div role="status" className={styles.absent}>
      <p>
        <Trans>
          Ce document n’est pas gardé sur cet appareil, et le réseau ne répond pas. Il s’ouvrira dès le retour de la
          connexion.
        </Trans>
      </p>
      {connection !== 'offline' && (
        <a href={safe} className={buttonClass('secondary')}>
          <Trans>Réessayer</Trans>
        </a>
      )}
    </div>
  )
}

/** The address comes from the page's own: only a document of this site may be opened from it. */
function ofThisSite(address: string): string | undefined {
  if (!/^\/(?:api\/|[^/\\].*\.[a-z0-9]+$)/i.test(address)) return undefined
  const url = new URL(address, 'http://site.invalid')
  return url.origin === 'http://site.invalid' ? url.pathname + url.search : undefined
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8000) })).ok
  } catch {
    return false
  }
}
