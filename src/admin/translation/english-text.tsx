import { Trans, useLingui } from '@lingui/react/macro'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { SafeHtml } from '@/ui/html/safe-html'
import styles from './translation.module.css'
import { useEnglish } from './use-english'

export interface EnglishTextProps {
  screen: ResourceDefinition
  record: number | string
  name: string
  label: string
  /** The text has been edited since. */
  isTyped: boolean
}

/** One field in English, read again each time it opens. */
export function EnglishText({ screen, record, name, label, isTyped }: EnglishTextProps) {
  const { t } = useLingui()
  const { row, isReading, retry } = useEnglish(screen, record, { fresh: true })
  const value = row && screen.edit(row)[name]
  const text = typeof value === 'string' ? value : ''
  return (
    <section className={styles.panel} aria-label={t`Ce que lisent les anglophones – ${label}`}>
      <p role="status" className={styles.state}>
        {isReading && <Trans>Lecture de l’anglais…</Trans>}
        {row && isTyped && (
          <Trans>C’est la traduction du texte enregistré ; la nouvelle sera lue après l’enregistrement.</Trans>
        )}
      </p>
      {retry && (
        <FailureAlert title={undefined} retry={retry}>
          <Trans>L’anglais n’a pas pu être lu.</Trans>
        </FailureAlert>
      )}
      {row && text === '' && (
        <p className={styles.none}>
          <Trans>Rien : le champ est vide en anglais.</Trans>
        </p>
      )}
      {row && text !== '' && (
        <div lang="en" className={styles.text}>
          {screen.fields[name]?.kind === 'html' ? <SafeHtml html={text} /> : text}
        </div>
      )}
    </section>
  )
}
