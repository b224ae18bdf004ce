import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { publicLists } from '@/contract/rows/public-lists'
import { shortMoment } from '@/i18n/dates'
import { locales } from '@/i18n/locale'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { type CacheSize, cacheSizes } from '@/pwa/downloads/cache-sizes'
import { type CachedRead, cachedReads, cachedText } from '@/pwa/query-cache/persist'
import styles from './offline-page.module.css'

const kinds: Record<(typeof publicLists)[number]['name'], MessageDescriptor> = {
  communications: msg`Communiqués`,
  publications: msg`Publications`,
  contents: msg`Informations pratiques`,
  reglementations: msg`Textes réglementaires`,
  videos: msg`Vidéos`,
  actualites: msg`Actualités`,
  interviews: msg`Interviews`,
  slides: msg`À la une`,
  stats: msg`Indicateurs`,
  missions: msg`Missions`,
  presentations: msg`Présentation`,
  domaines: msg`Domaines d’activité`,
  sponsors: msg`Partenaires`,
}

const languages = { fr: 'Français', en: 'English' } as const

/** Each list of the site: how many entries are downloaded in each language, from when, and what they take. */
export function CachedLists() {
  const { t } = useLingui()
  const locale = useLocale()
  const reads = useCachedReads()
  return (
    <ul role="list" className={styles.lists}>
      {publicLists.map(({ name }) => {
        const ofKind = reads.filter((read) => read.name === name)
        const taken = ofKind.reduce((sum, read) => sum + read.size, 0)
        return (
          <li key={name}>
            <h3>
              {t(kinds[name])} {taken > 0 && <small>{size(taken, locale)}</small>}
            </h3>
            <dl>
              {locales.map((language) => (
                <div key={language}>
                  <dt lang={language}>{languages[language]}</dt>
                  <Downloaded reads={ofKind.filter((read) => read.locale === language)} />
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}

/** How many entries, how many of them with their full text, and when they were read. */
function Downloaded({ reads }: { reads: readonly CachedRead[] }) {
  const locale = useLocale()
  const list = reads.find((read) => read.kind === 'list')
  const details = reads.filter((read) => read.kind === 'one').length
  if (list === undefined) {
    return (
      <dd className={styles.missing}>
        <Trans>pas encore</Trans>
      </dd>
    )
  }
  const { count } = list
  return (
    <dd>
      {details > 0 ? (
        <Trans>
          {count} ({details} en entier)
        </Trans>
      ) : (
        count
      )}{' '}
      <small>{list.at === undefined ? <Trans>date inconnue</Trans> : shortMoment(list.at, locale)}</small>
    </dd>
  )
}

const parts: Record<CacheSize['part'], MessageDescriptor> = {
  site: msg`Pages du site`,
  pictures: msg`Images`,
  documents: msg`Documents que vous avez gardés`,
}

/** The sizes of the pictures, the documents and the site itself. */
export function CachedParts() {
  const { t } = useLingui()
  const locale = useLocale()
  const [sizes, setSizes] = useState<CacheSize[] | 'reading' | 'refused'>('reading')
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
  return (
    <dl className={styles.facts}>
      {sizes.map(({ part, bytes }) => (
        <div key={part}>
          <dt>{t(parts[part])}</dt>
          <dd>{bytes > 0 ? size(bytes, locale) : <Trans>pas encore</Trans>}</dd>
        </div>
      ))}
    </dl>
  )
}

const lookEvery = 2000

/** Returns the persisted reads. The storage is read again every two seconds, because it may still be filling. */
function useCachedReads(): readonly CachedRead[] {
  const [reads, setReads] = useState<readonly CachedRead[]>([])
  useEffect(() => {
    let last: string | null = null
    const look = () => {
      const text = cachedText()
      if (text === last) return
      last = text
      setReads(cachedReads(text))
    }
    look()
    const again = setInterval(look, lookEvery)
    return () => clearInterval(again)
  }, [])
  return reads
}
