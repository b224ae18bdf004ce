import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { type CacheSize, cacheSizes } from '@/pwa/downloads/cache-sizes'
import styles from './diagnosis.module.css'
import { useEstimate } from './use-estimate'

const parts: Record<CacheSize['part'], MessageDescriptor> = {
  site: msg`Pages et fichiers du site`,
  pictures: msg`Images`,
  documents: msg`Documents que vous avez gardés`,
}

/** What the pictures, the documents and the site itself take, and what the browser counts in all. */
export function KeptParts() {
  const { t } = useLingui()
  const locale = useLocale()
  const [sizes, setSizes] = useState<CacheSize[] | 'reading' | 'refused'>('reading')
  const estimate = useEstimate()
  useEffect(() => {
    let current = true
    void cacheSizes().then((found) => current && setSizes(found ?? 'refused'))
    return () => {
      current = false
    }
  }, [])
  if (sizes === 'refused') {
    return (
      <p>
        <Trans>
          Ce navigateur n’autorise pas la conservation de fichiers (navigation privée, ou stockage refusé) : les textes
          restent lisibles hors ligne, mais ni les images ni les documents.
        </Trans>
      </p>
    )
  }
  if (sizes === 'reading') return null
  const used = estimate && size(estimate.usage, locale)
  const room = estimate && size(estimate.quota, locale)
  return (
    <dl className={styles.facts}>
      {sizes.map(({ part, entries, bytes }) => (
        <div key={part}>
          <dt>{t(parts[part])}</dt>
          <dd>
            <Plural value={entries} _0="aucun fichier" one="# fichier" other="# fichiers" />
            {bytes > 0 && ` · ${size(bytes, locale)}`}
          </dd>
        </div>
      ))}
      {estimate && (
        <div>
          <dt>
            <Trans>Total mesuré par le navigateur</Trans>
          </dt>
          <dd>
            <Trans>
              {used} sur {room}
            </Trans>
          </dd>
        </div>
      )}
    </dl>
  )
}
