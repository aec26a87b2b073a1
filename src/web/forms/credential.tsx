import { type InputHTMLAttributes, useId } from 'react'
import { CONTROL } from './control.ts'
import { FieldLabel } from './field-label.tsx'

/** A field that the browser and its password store know: an e-mail, a password, a code. */
export function Credential({
  label,
  hint,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <FieldLabel id={id} required>
        {label}
      </FieldLabel>
      <input
        id={id}
        required
        aria-describedby={hint && `${id}-note`}
        {...input}
        className={`${CONTROL} h-11`}
      />
      {hint && (
        <p id={`${id}-note`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
