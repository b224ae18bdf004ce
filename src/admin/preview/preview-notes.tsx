import { Trans, useLingui } from '@lingui/react/macro'
import type { useEnglish } from '@/admin/translation/use-english'
import { FailureAlert } from '@/admin/ui/failure-alert'
import type { draftRow } from './draft-row'
import type { PublicPlacement } from './placements'
import styles from './preview.module.css'

/** The notes about a shown draft: its English texts, and that the place does not show it. */
export function PreviewNotes({
  english,
  untranslated,
  placement,
  isOnPage,
}: {
  english: Pick<ReturnType<typeof useEnglish>, 'isReading' | 'retry'>
  untranslated: ReturnType<typeof draftRow>['untranslated']
  placement: PublicPlacement
  isOnPage: boolean
}) {
  const { i18n } = useLingui()
  const fields = untranslated.map((label) => i18n._(label)).join(', ')
  return (
    <>
      <div role="status" className={`note ${styles.notes}`}>
        {english.isReading && (
          <p>
            <Trans>Lecture de l’anglais…</Trans>
          </p>
        )}
        {fields !== '' && !english.isReading && (
          <p>
            <Trans>Pas encore traduit, montré en français : {fields}. La traduction se fait à l’enregistrement.</Trans>
          </p>
        )}
        {!isOnPage && placement.absent && <p>{i18n._(placement.absent)}</p>}
      </div>
      {english.retry && (
        <FailureAlert retry={english.retry}>
          <Trans>L’anglais n’a pas pu être lu.</Trans>
        </FailureAlert>
      )}
    </>
  )
}
