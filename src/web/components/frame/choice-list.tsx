import { useId } from 'react'

interface ChoiceListProps<Value extends string> {
  label: string
  /** In the order shown; `lang` where a name is in another language than the page. */
  choices: readonly { value: Value; name: string; lang?: string }[]
  chosen: string
  onChoose: (value: Value) => void
}

/** A few settings of which one holds. */
export function ChoiceList<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceListProps<Value>) {
  const group = useId()
  return (
    <fieldset>
      <legend className="text-xs font-semibold text-ink-2">{label}</legend>
      {choices.map(({ value, name, lang }) => (
        <label key={value} lang={lang} className="flex min-h-9 items-center gap-2.5 text-sm text-ink">
          <input
            type="radio"
            name={group}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="size-4 accent-accent"
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
