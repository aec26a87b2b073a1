import { useId } from 'react'
import { useFormat } from '#web/i18n/use-format.ts'

export interface RowOption<Value> {
  value: Value
  label: string
  /** How many rows it would leave; undefined where it does not filter. */
  rows?: number | undefined
  isChosen: boolean
}

interface OptionRowProps<Value> {
  label: string
  options: readonly RowOption<Value>[]
  onPress: (value: Value) => void
}

/** Choices beside their name, each with the rows that it would leave. */
export function OptionRow<Value extends string>({ label, options, onPress }: OptionRowProps<Value>) {
  const format = useFormat()
  const id = useId()
  if (options.length === 0) return null
  return (
    <div className="grid gap-x-4 gap-y-1.5 @min-[32rem]:grid-cols-[8rem_minmax(0,1fr)] @min-[32rem]:items-baseline">
      <span id={id} className="text-xs font-semibold text-ink-2">
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be beside its buttons */}
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-1.5">
        {options.map(({ value, label: name, rows, isChosen }) => (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onPress(value)}
            className="inline-flex min-h-9 items-center gap-2 rounded-sm border border-line-strong bg-surface px-2.5 py-1 text-left text-xs text-ink transition-colors duration-quick hover:bg-tint aria-pressed:border-accent aria-pressed:bg-tint aria-pressed:font-semibold aria-pressed:text-accent-strong"
          >
            {name}
            {rows !== undefined && (
              <span className="text-2xs text-ink-2 transition-opacity duration-quick in-data-stale:opacity-60 in-data-stale:delay-200">
                {format.number(rows)}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  )
}
