import { useLingui } from '@lingui/react/macro'
import { memo, Suspense, useState } from 'react'
import { isTranslated } from '@/admin/crud/definition/fields'
import type { Value } from '@/admin/crud/record/values'
import type { EnglishTextProps } from '@/admin/translation/english-text'
import { withTexts } from '@/admin/with-texts'
import { onDemand } from '@/ui/hydration/on-demand'
import { FieldControl, type FieldControlProps } from './field-control'
import styles from './form-field.module.css'

type FormFieldProps = Omit<FieldControlProps, 'existing' | 'onChange' | 'onError'> &
  Omit<EnglishTextProps, 'label' | 'record'> & {
    /** The record as the list has it. */
    row: object | undefined
    /** The key of the record that is edited; none while one is made. */
    record: EnglishTextProps['record'] | undefined
    onChange: (name: string, value: Value) => void
    onError: (name: string, message: string) => void
  }

/** One field of a form and, where readers get a translation of it, what they get. Drawn anew with its own value only. */
export const FormField = memo(function FormField({
  screen,
  name,
  row,
  record,
  saved,
  isTyped,
  onChange,
  onError,
  ...control
}: FormFieldProps) {
  const { t } = useLingui()
  const { field, value: text } = control
  const [isTyping, setIsTyping] = useState(false)
  const isText = !screen.untranslated && isTranslated(field)
  return (
    <div
      className={styles.field}
      onFocus={() => setIsTyping(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsTyping(currentTarget.contains(relatedTarget))}
    >
      <FieldControl
        {...control}
        existing={row && screen.files(row)[name]}
        onChange={(value) => onChange(name, value)}
        onError={(message) => onError(name, message)}
      />
      {/* An empty form has nothing to point out, and does not load what does. */}
      {isText && typeof text === 'string' && (text !== '' || isTyped) && (
        <Suspense>
          <FieldWarnings
            name={name}
            label={t(field.label)}
            text={text}
            isHtml={field.kind === 'html'}
            isTyped={isTyped}
            isTyping={isTyping}
          />
        </Suspense>
      )}
      {record !== undefined && isText && (
        <Suspense>
          <ReaderText {...{ screen, name, record, saved, isTyped }} label={t(field.label)} />
        </Suspense>
      )}
    </div>
  )
})

const FieldWarnings = onDemand(
  async () => (await withTexts(import('@/admin/content-check/field-warnings'))).FieldWarnings,
)
const ReaderText = onDemand(async () => (await import('./reader-text')).ReaderText)
