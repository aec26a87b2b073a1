import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { OPENER } from './popup.ts'

interface ClosedFieldProps {
  label: string
  help?: ReactNode
  /** The text of the field for the value chosen. */
  chosen: ReactNode
  inline?: boolean
}

/**
 * A field that opens a list, as the server sends it: the library's own brings a style attribute along, which the
 * security policy forbids.
 */
export function ClosedField({ label, help, chosen, inline = false }: ClosedFieldProps) {
  return (
    <div className={inline ? 'flex items-center gap-2.5' : 'flex min-w-0 flex-col gap-1.5'}>
      <span className="flex items-center gap-1.5">
        <span
          className={
            inline ? 'text-sm whitespace-nowrap text-ink-3' : 'truncate text-xs font-semibold text-ink-2'
          }
        >
          {label}
        </span>
        {help}
      </span>
      <span className={`${OPENER} ${inline ? 'h-9 w-20' : 'h-11'}`}>
        <span className="truncate">{chosen}</span>
        <ChevronDown className="size-4 flex-none text-ink-3" />
      </span>
    </div>
  )
}
