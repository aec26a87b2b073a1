import { Combobox as Base } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useHydrated } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import { ClosedField } from './closed-field.tsx'
import { PickerList, type PickerOption } from './picker-list.tsx'
import { OPENER } from './popup.ts'

interface OneValuePickerProps {
  label: string
  value: string
  options: readonly PickerOption[]
  /** What the button says of a value that is none of the options. */
  otherwise: string
  /** Names the field that narrows the list. */
  search: string
  /** Stands in the list's place where no name fits. */
  empty: string
  onChange: (value: string) => void
}

/** One of many values, found by typing. */
export function OneValuePicker(props: OneValuePickerProps) {
  const { label, value, options, otherwise, search, empty, onChange } = props
  const chosen = options.find((option) => option.value === value) ?? null
  const summary = chosen?.label ?? otherwise
  if (!useHydrated()) return <ClosedField label={label} chosen={summary} />
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        autoHighlight
        items={options}
        value={chosen}
        isItemEqualToValue={(one: PickerOption, other: PickerOption) => one.value === other.value}
        itemToStringLabel={(option: PickerOption) => option.label}
        onValueChange={(picked: PickerOption | null) => picked !== null && onChange(picked.value)}
      >
        <div className="flex min-w-0 flex-col gap-1.5">
          <Base.Label className="truncate text-xs font-semibold text-ink-2">{label}</Base.Label>
          <Base.Trigger className={`${OPENER} h-11`}>
            <span className="truncate">{summary}</span>
            <ChevronDown className="size-4 flex-none text-ink-3" />
          </Base.Trigger>
        </div>
        <PickerList label={label} search={search} empty={empty}>
          <span className="size-4 flex-none">
            <Base.ItemIndicator>
              <Check className="size-4 text-accent" />
            </Base.ItemIndicator>
          </span>
        </PickerList>
      </Base.Root>
    </CSPProvider>
  )
}
