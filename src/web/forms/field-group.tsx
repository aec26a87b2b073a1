import type { ReactNode } from 'react'

interface FieldGroupProps {
  title?: string
  /** Called when one of the fields loses the focus. */
  onLeave?: () => void
  children: ReactNode
}

/** Fields that belong together, in two columns where there is room. */
export function FieldGroup({ title, onLeave, children }: FieldGroupProps) {
  return (
    <fieldset onBlur={onLeave} className="grid gap-x-5 gap-y-4.5 md:grid-cols-2">
      {title && <legend className="mb-3.5 text-h3 font-[650]">{title}</legend>}
      {children}
    </fieldset>
  )
}
