import type { InputHTMLAttributes, Ref } from 'react'
import { CONTROL, Field } from './field.tsx'

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
  error?: string
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(ids) => <input type="text" {...ids} {...input} className={`${CONTROL} h-11`} />}
    </Field>
  )
}
