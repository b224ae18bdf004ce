import { TextInput, type TextInputProps } from '@mantine/core'
import { typedDate } from '@/i18n/typed-date'
import { isIsoDay } from '@/lib/iso-day'

/** A date, as an ISO day; a date that was copied as people write it can be pasted. */
export function DateInput({
  onChange,
  ...props
}: Omit<TextInputProps, 'type' | 'onChange'> & { onChange: (day: string) => void }) {
  return (
    <TextInput
      {...props}
      type="date"
      onChange={(event) => onChange(event.currentTarget.value)}
      onPaste={(event) => {
        const day = typedDate(event.clipboardData.getData('text'))
        if (!isIsoDay(day)) return
        event.preventDefault()
        onChange(day)
      }}
    />
  )
}
