import { useId } from 'react'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** Closer on phones, for more of them than three. */
  dense?: boolean
}

/** One of a few ways to look at the same thing, all of them in sight. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  dense = false,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <legend className="float-left text-sm text-ink-3 max-sm:w-full">{label}</legend>
      <div className="inline-flex rounded-md border border-line-strong bg-surface">
        {options.map((option) => (
          <label
            key={option.value}
            className={`inline-flex h-10.5 cursor-pointer items-center px-3.5 text-sm font-[550] text-ink transition-colors duration-quick not-first:border-l not-first:border-line-strong first:rounded-l-[3px] last:rounded-r-[3px] hover:bg-tint has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:h-8.5 ${dense ? 'max-sm:px-2 max-sm:text-xs' : ''}`}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
