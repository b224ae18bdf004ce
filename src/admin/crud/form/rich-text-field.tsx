import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '@/ui/button/button'
import { FieldFrame } from '@/ui/fields/text-field'
import { HtmlSource } from './html-source'
import { loadRichText } from './load-rich-text'
import styles from './rich-text-field.module.css'

const RichText = lazy(loadRichText)

/** What the visual editor would drop. */
const beyondEditor = /<(?:img|table|figure|iframe|video)\b/i

/** A text with its form: written as it will look, or as HTML. A text the editor cannot hold opens as HTML. */
export function RichTextField({
  id,
  label,
  hint,
  error,
  required,
  value,
  onChange,
}: {
  id: string
  label: string
  hint: ReactNode
  error: ReactNode
  required: boolean
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useLingui()
  const [asHtml, setAsHtml] = useState(() => beyondEditor.test(value))
  const held = !beyondEditor.test(value)
  const view = { id, label, invalid: Boolean(error), required, value, onChange }
  return (
    <FieldFrame name={id} label={label} hint={hint} error={error} required={required}>
      <div className={styles.views}>
        <Button look="quiet" aria-pressed={asHtml} disabled={asHtml && !held} onClick={() => setAsHtml(!asHtml)}>
          <Trans>Vue HTML</Trans>
        </Button>
        {!held && (
          <p className={styles.note}>
            <Trans>Ce texte contient une image ou un tableau : il se modifie en HTML.</Trans>
          </p>
        )}
      </div>
      {asHtml ? (
        <HtmlSource {...view} />
      ) : (
        <Suspense fallback={<p className={styles.note}>{t`Chargement de l’éditeur…`}</p>}>
          <RichText {...view} />
        </Suspense>
      )}
    </FieldFrame>
  )
}
