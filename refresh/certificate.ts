import { once } from 'node:events'
import { connect } from 'node:tls'
import { settings } from '@/site/settings'

/**
 * Returns when the certificate ends that the web server of this machine shows for the site, in milliseconds; undefined where
 * none answers.
 */
export async function certificateEnd(port: number): Promise<number | undefined> {
  const servername = new URL(settings.origin).hostname
  // One that has ended, or belongs to another name, is looked at too.
  const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(5000) })
    return Date.parse(socket.getPeerCertificate().valid_to)
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}
