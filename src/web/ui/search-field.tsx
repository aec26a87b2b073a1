import { Search, X } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useEffect, useState } from 'react'

interface SearchFrameProps {
  /** Of the field, which the name and the button belong to. */
  id: string
  label: string
  /** What the button that empties the field is called. */
  clearLabel: string
  value: string
  onClear: () => void
  /** The field itself, with `SEARCH_INPUT` as its look. */
  children: ReactNode
}

export const SEARCH_INPUT =
  'h-11 w-full rounded-md border border-line-strong bg-surface pr-3 pl-9.5 text-ui text-ellipsis not-placeholder-shown:pr-11 placeholder:text-ink-3 read-only:bg-sunken'

/** What is around a field to search in: its name above and, once something is written, a button that empties it. */
export function SearchFrame({ id, label, clearLabel, value, onClear, children }: SearchFrameProps) {
  useInheritedFocus(id)
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-xs font-semibold text-ink-2">
        {label}
      </label>
      <div className="relative">
        <Search className="pointer-events-none absolute top-3.25 left-3 size-4.5 text-ink-3" />
        {children}
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

/** Keeps the focus when a field takes the place of one with the same id, as a combobox does after hydration. */
function useInheritedFocus(id: string) {
  const [hadFocus] = useState(() => !import.meta.env.SSR && document.activeElement?.id === id)
  useEffect(() => {
    if (hadFocus) document.getElementById(id)?.focus()
  }, [hadFocus, id])
}

interface SearchFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange' | 'id' | 'value'>,
    Omit<SearchFrameProps, 'children'> {
  onWrite: (text: string) => void
}

/** A field to search in. */
export function SearchField({ label, clearLabel, onWrite, onClear, ...input }: SearchFieldProps) {
  const { id, value } = input
  return (
    <SearchFrame id={id} label={label} clearLabel={clearLabel} value={value} onClear={onClear}>
      <input
        type="text"
        inputMode="search"
        autoComplete="off"
        onChange={(event) => onWrite(event.target.value)}
        className={SEARCH_INPUT}
        {...input}
      />
    </SearchFrame>
  )
}
