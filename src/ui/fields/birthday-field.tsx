import { useLingui } from '@lingui/react/macro'
import type { ClipboardEvent, ReactNode } from 'react'
import { typedParts } from '@/i18n/typed-date'
import styles from './birthday-field.module.css'
import fieldStyles from './text-field.module.css'

/**
 * A date of birth as three inputs, `id`-day, `id`-month and `id`-year, which browsers can fill. The month can be a
 * name, and a whole date can be pasted into any of them.
 */
export function BirthdayField({
  id,
  label,
  hint,
  error,
}: {
  id: string
  label: ReactNode
  hint: ReactNode
  error?: ReactNode
}) {
  const { t } = useLingui()
  const parts = [
    { name: `${id}-day`, text: t`Jour`, max: 2, autoComplete: 'bday-day' },
    { name: `${id}-month`, text: t`Mois`, max: 12, autoComplete: 'bday-month' },
    { name: `${id}-year`, text: t`Année`, max: 4, autoComplete: 'bday-year' },
  ]
  return (
    <fieldset className={`${fieldStyles.field} ${styles.field}`}>
      <legend className="small strong">
        {label}
        <span className={fieldStyles.mark} aria-hidden>
          {' *'}
        </span>
      </legend>
      <p id={`${id}-hint`} className="note">
        {hint}
      </p>
      <div className="buttons" onPaste={spread}>
        {parts.map(({ name, text, max, autoComplete }, index) => (
          <label key={name} className={styles.part} data-length={max}>
            <span className="note">{text}</span>
            <input
              id={name}
              name={name}
              className="control"
              // A month can be a name.
              inputMode={max === 12 ? undefined : 'numeric'}
              autoComplete={autoComplete}
              maxLength={max}
              required
              aria-invalid={error ? true : undefined}
              // The hint is read with the first field, not with each of them.
              aria-describedby={index > 0 ? undefined : error ? `${id}-hint ${id}-error` : `${id}-hint`}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

function spread(event: ClipboardEvent<HTMLDivElement>) {
  const date = typedParts(event.clipboardData.getData('text'))
  if (date === null) return
  event.preventDefault()
  const inputs = event.currentTarget.querySelectorAll('input')
  for (const [n, value] of date.entries()) {
    const input = inputs[n]
    // Setting the value dispatches no event for the form.
    input?.setRangeText(value, 0, input.value.length, 'end')
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  inputs[2]?.focus()
}
