import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { publicLists } from '@/contract/public-lists'
import { shortMoment } from '@/i18n/dates'
import { locales } from '@/i18n/locale'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import type { KeptRead } from '@/pwa/query-cache/cached-reads'
import styles from './diagnosis.module.css'
import { useKeptReads } from './use-cached-reads'

const kinds: Record<(typeof publicLists)[number]['name'], MessageDescriptor> = {
  communications: msg`Communiqués`,
  publications: msg`Publications`,
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
export function KeptLists() {
  const { t } = useLingui()
  const locale = useLocale()
  const reads = useKeptReads()
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
function Downloaded({ reads }: { reads: readonly KeptRead[] }) {
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
      <small>{shortMoment(list.at, locale)}</small>
    </dd>
  )
}
