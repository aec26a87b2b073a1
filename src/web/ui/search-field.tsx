import { Search, X } from 'lucide-react'
import type { InputHTMLAttributes, Ref } from 'react'

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange'> {
  ref?: Ref<HTMLInputElement>
  id: string
  label: string
  /** What the button that empties the field is called. */
  clearLabel: string
  value: string
  onWrite: (text: string) => void
  onClear: () => void
}

/** A field to search in, with its name above and, once something is written, a button that empties it. */
export function SearchField({ id, label, clearLabel, value, onWrite, onClear, ...input }: SearchFieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-xs font-semibold text-ink-2">
        {label}
      </label>
      <div className="relative">
        <Search className="pointer-events-none absolute top-3.25 left-3 size-4.5 text-ink-3" />
        <input
          id={id}
          type="text"
          inputMode="search"
          autoComplete="off"
          value={value}
          onChange={(event) => onWrite(event.target.value)}
          className="h-11 w-full rounded-md border border-line-strong bg-surface pr-3 pl-9.5 text-ui text-ellipsis not-placeholder-shown:pr-11 placeholder:text-ink-3 read-only:bg-sunken"
          {...input}
        />
        {value !== '' && (
          <button
            type="button"
            aria-label={clearLabel}
            onClick={() => {
              onClear()
              document.getElementById(id)?.focus()
            }}
            className="absolute top-0 right-0 inline-flex size-11 items-center justify-center text-ink-3 hover:text-ink"
          >
            <X className="size-4.5" />
          </button>
        )}
      </div>
    </div>
  )
}
