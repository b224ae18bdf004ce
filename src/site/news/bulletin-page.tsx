import { Trans, useLingui } from '@lingui/react/macro'
import { monthAndYear } from '@/i18n/dates'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { ListBody } from '@/site/lists/list-body'
import { Emblem } from '@/ui/brand/emblem'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import styles from './bulletin.module.css'
import { BulletinEntry } from './bulletin-entry'
import { type BulletinItem, useBulletin } from './use-bulletin'

/** The newest press releases, publications, interviews and news as one dated bulletin, month by month. */
export function BulletinPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const bulletin = useBulletin()
  return (
    <>
      <PageHeader
        trail={[{ label: t`Actualités` }]}
        title={<Trans>Bulletin d’information</Trans>}
        lead={<Trans>Communiqués, publications, interviews et actualités, réunis du plus récent au plus ancien.</Trans>}
        tools={<ReadingTools title={t`Bulletin d’information`} />}
      />
      <div className={`container ${styles.bulletin}`}>
        <ListBody list={bulletin} empty={<Trans>Aucun bulletin disponible pour le moment.</Trans>}>
          {(entries) => (
            <>
              <p className={styles.masthead} aria-hidden>
                <Emblem className={styles.emblem} />
                <span>InfoCDEC</span>
              </p>
              {byMonth(entries, locale).map(([month, ofMonth]) => (
                <section key={month} className={styles.month}>
                  <h2>{month || <Trans>Date inconnue</Trans>}</h2>
                  <ul role="list">
                    {ofMonth.map((entry) => (
                      <BulletinEntry key={`${entry.kind}-${entry.id}`} entry={entry} />
                    ))}
                  </ul>
                </section>
              ))}
            </>
          )}
        </ListBody>
      </div>
    </>
  )
}

function byMonth(entries: readonly BulletinItem[], locale: Locale) {
  const months = new Map<string, BulletinItem[]>()
  for (const entry of entries) {
    const month = monthAndYear(entry.date, locale)
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months]
}
