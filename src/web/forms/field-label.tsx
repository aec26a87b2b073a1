import type { ReactNode } from 'react'

interface FieldLabelProps {
  /** Of the control that it names. */
  id: string
  required?: boolean | undefined
  children: ReactNode
}

/** What a control is called, and whether it has to be filled in. */
export function FieldLabel({ id, required = false, children }: FieldLabelProps) {
  return (
    <label htmlFor={id} className="text-xs font-semibold text-ink-2">
      {children}
      {required && (
        <span aria-hidden="true" className="text-danger">
          {' *'}
        </span>
      )}
    </label>
  )
}
