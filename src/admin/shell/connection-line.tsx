import { Trans } from '@lingui/react/macro'
import { IconCloudOff } from '@tabler/icons-react'
import { useConnection } from '@/pwa/network/connection'
import styles from './connection-line.module.css'

/** Says that the back office needs the network, while there is none. Forms stay open and go on afterwards. */
export function ConnectionLine() {
  const connection = useConnection()
  return (
    <div role="status">
      {connection !== 'online' && (
        <p className={styles.line}>
          <IconCloudOff aria-hidden />
          {connection === 'offline' ? (
            <Trans>
              Vous êtes hors ligne. L’administration a besoin du réseau : votre saisie reste affichée, et vous pourrez
              l’enregistrer à son retour.
            </Trans>
          ) : (
            <Trans>
              Le réseau ne répond pas. L’administration en a besoin : une nouvelle tentative est faite automatiquement.
            </Trans>
          )}
        </p>
      )}
    </div>
  )
}
