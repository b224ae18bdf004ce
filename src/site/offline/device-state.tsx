import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useConnection } from '@/pwa/network/connection'
import { savesData } from '@/pwa/network/low-data'
import { useAppUpdate } from '@/pwa/update/app-update'
import { countFiles, type FileCount } from '@/pwa/worker/messages'
import styles from './offline-page.module.css'

/** The connection, whether the site can be read without one, and whether it is up to date. */
export function DeviceState() {
  const connection = useConnection()
  const files = useFileCount()
  const update = useAppUpdate()
  const percent = typeof files === 'object' ? Math.floor((100 * files.here) / files.all) : 0
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Réseau</Trans>
        </dt>
        <dd data-state={connection}>
          {connection === 'online' && <Trans>En ligne</Trans>}
          {connection === 'offline' && <Trans>Hors ligne : les contenus gardés sont affichés</Trans>}
          {connection === 'silent' && <Trans>Le réseau ne répond pas : les contenus gardés sont affichés</Trans>}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Lecture sans réseau</Trans>
        </dt>
        <dd>
          {files === 'impossible' ? (
            <Trans>Ce navigateur ne le permet pas</Trans>
          ) : files === 'not asked' ? (
            <Trans>Rien n’est gardé : l’économie de données est active</Trans>
          ) : files === undefined ? (
            <Trans>En préparation</Trans>
          ) : files.here === files.all ? (
            <Trans>Prête : le site s’ouvre hors ligne</Trans>
          ) : (
            <Trans>En préparation : {percent} %</Trans>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Version du site</Trans>
        </dt>
        <dd>
          {update === 'unavailable' ? (
            <Trans>Les mises à jour n’arrivent plus</Trans>
          ) : update === 'offered' ? (
            <Trans>Une nouvelle version est disponible</Trans>
          ) : update !== 'none' ? (
            <Trans>Une nouvelle version est prête</Trans>
          ) : (
            <Trans>À jour</Trans>
          )}
        </dd>
      </div>
    </dl>
  )
}

const lookAgain = 5000

/** What the worker has of the site on this device; undefined until it answers, asked again until all is there. */
function useFileCount() {
  const [files, setFiles] = useState<FileCount | 'impossible' | 'not asked'>()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return setFiles('impossible')
    let timer: ReturnType<typeof setTimeout>
    let current = true
    const look = async () => {
      if (savesData() && (await navigator.serviceWorker.getRegistration()) === undefined) {
        if (!current) return
        setFiles('not asked')
        timer = setTimeout(() => void look(), lookAgain)
        return
      }
      const counted = await countFiles()
      if (!current) return
      setFiles(counted)
      if (counted.here < counted.all) timer = setTimeout(() => void look(), lookAgain)
    }
    void look()
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [])
  return files
}
