import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileText, IconRefresh, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cachedRows } from '@/api/queries'
import { textOf } from '@/contract/rows/define-rows'
import { documentLists } from '@/contract/rows/public-lists'
import { dayAndTime } from '@/i18n/dates'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { DownloadButton } from '@/pwa/downloads/button/download-button'
import type { Download } from '@/pwa/downloads/downloads'
import { RemoveQuestion } from '@/pwa/downloads/removal/remove-question'
import { type Comparison, compareWithServer } from '@/pwa/downloads/server-document'
import { downloadDocument } from '@/pwa/downloads/transfer/download-document'
import { useTransfers } from '@/pwa/downloads/transfers'
import { useConnection } from '@/pwa/network/connection'
import { Button } from '@/ui/button/button'
import { documentType } from '@/ui/card/document-title'
import { notify } from '@/ui/toast/toasts'
import styles from './downloads-page.module.css'

/** A downloaded document: its facts, whether the server has another one by now, and what can be done with it. */
export function DownloadRow({ document }: { document: Download }) {
  const { t } = useLingui()
  const locale = useLocale()
  const title = useDownloadTitle(document)
  const comparison = useComparison(document.address)
  const transfer = useTransfers().get(new URL(document.address, location.href).href)
  const [isAsking, setAsking] = useState(false)
  const weight = comparison.size === undefined ? '' : ` (${size(comparison.size, locale)})`
  const moment = dayAndTime(document.savedAt, locale)

  async function renew() {
    const isStored = await downloadDocument(document.address, document.title)
    if (isStored) notify('success', t`La nouvelle version est gardée.`)
  }

  return (
    <li className={`cluster ${styles.document}`}>
      <IconFileText aria-hidden />
      <div className={styles.facts}>
        <a href={document.address} target="_blank" rel="noopener noreferrer" className="strong">
          {title}
          <span className="visually-hidden"> {t`(nouvel onglet)`}</span>
        </a>
        <small className="note">
          {[documentType(document.address), size(document.size, locale)].filter(Boolean).join(' · ')}
          {' · '}
          <Trans>gardé le {moment}</Trans>
        </small>
        <ServerNote server={comparison.server} />
      </div>
      <div className="buttons gap-2">
        {transfer && <DownloadButton address={document.address} title={title} />}
        {comparison.server === 'changed' && !transfer && (
          <Button look="secondary" onClick={() => void renew()}>
            <IconRefresh aria-hidden />
            <span>
              <Trans>Mettre à jour</Trans>
              {weight}
              <span className="visually-hidden"> {title}</span>
            </span>
          </Button>
        )}
        <Button look="quiet" onClick={() => setAsking(true)}>
          <IconX aria-hidden />
          <span>
            <Trans>Retirer</Trans>
            <span className="visually-hidden"> {title}</span>
          </span>
        </Button>
        {isAsking && <RemoveQuestion address={document.address} title={title} onClose={() => setAsking(false)} />}
      </div>
    </li>
  )
}

function ServerNote({ server }: Pick<Comparison, 'server'>) {
  if (server !== 'changed' && server !== 'gone') return null
  return (
    <p className={`small ${styles.changed}`}>
      {server === 'changed' ? (
        <Trans>Ce document a changé sur le site depuis que vous l’avez gardé.</Trans>
      ) : (
        <Trans>Ce document n’est plus sur le site : cette copie est la dernière.</Trans>
      )}
    </p>
  )
}

/** How a downloaded document compares with the server's, while there is a network. */
function useComparison(address: string) {
  const connection = useConnection()
  const [comparison, setComparison] = useState<Comparison>({ server: 'unknown' })
  useEffect(() => {
    if (connection !== 'online') return undefined
    let current = true
    void compareWithServer(address).then((answer) => current && setComparison(answer))
    return () => {
      current = false
    }
  }, [address, connection])
  return comparison
}

/** A downloaded document's title in the reader's language, from the cached lists; else as it was at the download. */
function useDownloadTitle({ address, title }: Download): string {
  const queryClient = useQueryClient()
  const locale = useLocale()
  for (const list of documentLists) {
    const row = cachedRows(queryClient, list, locale).find((candidate) => textOf(candidate, list.document) === address)
    if (row) return textOf(row, list.texts[0])
  }
  return title
}
