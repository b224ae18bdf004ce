import { TextInput, type TextInputProps } from '@mantine/core'
import { typedDate } from '@/i18n/typed-date'
import { isIsoDay } from '@/lib/iso-day'

/** The value of a date with a part missing, for which the browser gives '' like for none. It is not valid anywhere. */
const incompleteDay = 'incomplete'

/** A date, as an ISO day; '' for none. A date that was copied as people write it can be pasted. */
export function DateInput({
  value,
  onChange,
  ...props
}: Omit<TextInputProps, 'type' | 'value' | 'onChange'> & { value: string; onChange: (day: string) => void }) {
  const dayIn = (input: HTMLInputElement) => (input.validity.badInput ? incompleteDay : input.value)
  return (
    <TextInput
      {...props}
      type="date"
      value={isIsoDay(value) ? value : ''}
      onChange={({ currentTarget }) => onChange(dayIn(currentTarget))}
      // A date that is begun, or whose rest is taken away, changes without an event.
      onBlur={({ currentTarget }) => {
        const day = dayIn(currentTarget)
        if (day !== value) onChange(day)
      }}
      onPaste={(event) => {
        const day = typedDate(event.clipboardData.getData('text'))
        if (!isIsoDay(day)) return
        event.preventDefault()
        onChange(day)
      }}
    />
  )
}
