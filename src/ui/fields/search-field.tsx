import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import styles from './search-field.module.css'

/** A labelled search field with a button that clears and focuses it. */
export function SearchField({
  label,
  value,
  onChange,
  onBlur,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.box} role="search">
      <IconSearch aria-hidden className={styles.icon} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        className={`control ${styles.input}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t`Effacer la recherche`}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <IconX aria-hidden />
        </button>
      )}
    </div>
  )
}
