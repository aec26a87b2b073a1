interface PillsProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; count?: number }[]
  onChange: (value: Value) => void
}

/** A few choices side by side, one of them pressed. */
export function Pills<Value extends string>({ label, value, options, onChange }: PillsProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="heard-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="inline-flex h-9 items-center gap-1.75 rounded-full border border-line-strong bg-surface px-3.25 text-sm font-medium whitespace-nowrap text-ink-2 transition-colors duration-quick hover:bg-tint aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {option.label}
          {option.count !== undefined && <span className="text-xs opacity-75">{option.count}</span>}
        </button>
      ))}
    </fieldset>
  )
}
