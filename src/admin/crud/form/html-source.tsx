import styles from './rich-text-field.module.css'

/** What both views of a text with its form are given. */
export interface TextView {
  id: string
  label: string
  invalid: boolean
  required: boolean
  value: string
  onChange: (value: string) => void
}

/** A text as the HTML it is. */
export function HtmlSource({ id, invalid, required, value, onChange }: TextView) {
  return (
    <textarea
      id={id}
      rows={10}
      spellCheck={false}
      aria-required={required}
      className={styles.source}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(invalid && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
    />
  )
}
