import { Combobox as Base } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useHydrated } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import { ClosedField } from './closed-field.tsx'
import { PickerList, type PickerOption } from './picker-list.tsx'
import { OPENER } from './popup.ts'

interface ValuePickerProps {
  label: string
  values: readonly string[]
  options: readonly PickerOption[]
  /** What the button says of the values chosen. */
  summary: string
  /** Names the field that narrows the list. */
  search: string
  /** Stands in the list's place where no name fits. */
  empty: string
  onChange: (values: string[]) => void
}

/** Any of many values, found by typing; the list stays open while choosing. */
export function ValuePicker(props: ValuePickerProps) {
  const { label, values, options, summary, search, empty, onChange } = props
  const chosen = options.filter(({ value }) => values.includes(value))
  if (!useHydrated()) return <ClosedField label={label} chosen={summary} />
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        multiple
        autoHighlight
        items={options}
        value={chosen}
        isItemEqualToValue={(one: PickerOption, other: PickerOption) => one.value === other.value}
        itemToStringLabel={(option: PickerOption) => option.label}
        onValueChange={(picked: PickerOption[]) => onChange(picked.map(({ value }) => value))}
      >
        <div className="flex min-w-0 flex-col gap-1.5">
          <Base.Label className="truncate text-xs font-semibold text-ink-2">{label}</Base.Label>
          <Base.Trigger className={`${OPENER} h-11`}>
            <span className="truncate">{summary}</span>
            <ChevronDown className="size-4 flex-none text-ink-3" />
          </Base.Trigger>
        </div>
        <PickerList label={label} search={search} empty={empty}>
          <span className="inline-flex size-4.5 flex-none items-center justify-center rounded-sm border border-line-strong bg-surface text-on-accent group-data-selected:border-accent group-data-selected:bg-accent">
            <Base.ItemIndicator>
              <Check className="size-3.25" />
            </Base.ItemIndicator>
          </span>
        </PickerList>
      </Base.Root>
    </CSPProvider>
  )
}
