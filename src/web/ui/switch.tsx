interface SwitchProps {
  label: string
  /** How many there are of what it leaves. */
  count?: number | undefined
  on: boolean
  onChange: (on: boolean) => void
}

/** On or off, at once. */
export function Switch({ label, count, on, onChange }: SwitchProps) {
  return (
    <label className="flex h-11 cursor-pointer items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 text-ui leading-tight text-ink lg:whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="relative h-5 w-9 flex-none rounded-full border border-line-strong bg-surface transition-colors duration-quick after:absolute after:top-0.75 after:left-0.75 after:size-3 after:rounded-full after:bg-line-strong after:transition-transform after:duration-quick peer-checked:border-accent peer-checked:bg-accent peer-checked:after:translate-x-4 peer-checked:after:bg-on-accent"
      />
      {label} {count !== undefined && <span className="text-2xs text-ink-3 max-lg:sr-only">{count}</span>}
    </label>
  )
}
