import { NumberInput, type NumberInputProps } from '@mantine/core'
import { typedNumber } from '@/i18n/typed-number'
import { useLocale } from '@/i18n/use-locale'

/** A number, null for none; a text while it is none yet. A number that was copied as people write it can be pasted. */
export function NumberField({
  value,
  onChange,
  ...props
}: Omit<NumberInputProps, 'value' | 'onChange'> & {
  value: number | string | null
  onChange: (value: number | string | null) => void
}) {
  const locale = useLocale()
  return (
    <NumberInput
      {...props}
      value={value ?? ''}
      onChange={(input) => onChange(input === '' ? null : input)}
      decimalSeparator={locale === 'fr' ? ',' : '.'}
      clampBehavior="none"
      hideControls
      // A key that goes through a form changes no figure.
      withKeyboardEvents={false}
      autoComplete="off"
      // The input takes each sign for a digit's neighbour: of "1,234.5" it would make 1.2345.
      onPasteCapture={(event) => {
        const text = event.clipboardData.getData('text')
        const number = typedNumber(text, locale)
        if (typeof number !== 'number' || /^\d*$/.test(text)) return
        event.preventDefault()
        event.stopPropagation()
        onChange(number)
      }}
    />
  )
}
