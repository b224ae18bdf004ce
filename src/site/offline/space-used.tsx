import { Plural, Trans } from '@lingui/react/macro'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import type { KeptDocument } from '@/pwa/downloads/downloads'
import styles from './downloads.module.css'
import { useEstimate } from './use-estimate'

/** What the kept documents take, and what the whole site takes of what the browser allows. */
export function SpaceUsed({ documents }: { documents: readonly KeptDocument[] }) {
  const locale = useLocale()
  const estimate = useEstimate()
  const ours = size(
    documents.reduce((sum, one) => sum + one.size, 0),
    locale,
  )
  const all = estimate && size(estimate.usage, locale)
  const room = estimate && size(estimate.quota, locale)
  return (
    <p className={styles.space}>
      <strong>
        <Trans>
          <Plural value={documents.length} one="# document gardé" other="# documents gardés" />
           : {ours}.
        </Trans>
      </strong>{' '}
      {estimate && (
        <Trans>
          Le site entier occupe {all} sur cet appareil, où le navigateur lui en accorde jusqu’à {room}.
        </Trans>
      )}
    </p>
  )
}
