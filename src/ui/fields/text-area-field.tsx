import type { ComponentProps, ReactNode } from 'react'
import { descriptionProps, FieldFrame } from './text-field'

/** A labelled text area. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  ...control
}: Omit<ComponentProps<'textarea'>, 'id'> & { id: string; label: ReactNode; hint?: ReactNode; error?: ReactNode }) {
  return (
    <FieldFrame name={id} label={label} hint={hint} error={error} required={control.required}>
      <textarea rows={7} {...control} id={id} {...descriptionProps(id, hint, error)} className="control" />
    </FieldFrame>
  )
}
