import { Combobox as Base } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useHydrated } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ClosedField } from './closed-field.tsx'
import { PickerList, type PickerOption } from './picker-list.tsx'
import { OPENER } from './popup.ts'

interface PickerProps {
  label: string
  options: readonly PickerOption[]
  /** The text of a list without a fitting name. */
  empty: string
  /** Names the field that narrows the list. */
  search: string
}

/** Told what is typed, where the options are found elsewhere; else they are narrowed here. */
type PickerSearch = ((text: string) => void) | undefined

interface ValuePickerProps extends PickerProps {
  values: readonly string[]
  /** The text of the button for the values chosen. */
  summary: string
  onChange: (values: string[]) => void
  onSearch?: PickerSearch
}

/** Any of many values, found by typing; the list stays open while choosing. */
export function ValuePicker({ values, onChange, onSearch, ...field }: ValuePickerProps) {
  const { label, options, summary } = field
  if (!useHydrated()) return <ClosedField label={label} chosen={summary} />
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        {...BY_TYPING}
        multiple
        {...(onSearch && { filter: null, onInputValueChange: onSearch })}
        items={options}
        value={options.filter(({ value }) => values.includes(value))}
        onValueChange={(picked: PickerOption[]) => onChange(picked.map(({ value }) => value))}
      >
        <PickerField {...field}>
          <span className="inline-flex size-4.5 flex-none items-center justify-center rounded-sm border border-line-strong bg-surface text-on-accent group-data-selected:border-accent group-data-selected:bg-accent">
            <Base.ItemIndicator>
              <Check className="size-3.25" />
            </Base.ItemIndicator>
          </span>
        </PickerField>
      </Base.Root>
    </CSPProvider>
  )
}

interface OneValuePickerProps extends PickerProps {
  value: string
  /** The text of the button for a value that is none of the options. */
  otherwise: string
  onChange: (value: string) => void
  onSearch?: PickerSearch
}

/** One of many values, found by typing. */
export function OneValuePicker({ value, otherwise, onChange, onSearch, ...field }: OneValuePickerProps) {
  const { label, options } = field
  const chosen = options.find((option) => option.value === value) ?? null
  const summary = chosen?.label ?? otherwise
  if (!useHydrated()) return <ClosedField label={label} chosen={summary} />
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        {...BY_TYPING}
        {...(onSearch && { filter: null, onInputValueChange: onSearch })}
        items={options}
        value={chosen}
        onValueChange={(picked: PickerOption | null) => picked !== null && onChange(picked.value)}
      >
        <PickerField {...field} summary={summary}>
          <span className="size-4 flex-none">
            <Base.ItemIndicator>
              <Check className="size-4 text-accent" />
            </Base.ItemIndicator>
          </span>
        </PickerField>
      </Base.Root>
    </CSPProvider>
  )
}

const BY_TYPING = {
  autoHighlight: true,
  isItemEqualToValue: (one: PickerOption, other: PickerOption) => one.value === other.value,
  itemToStringLabel: (option: PickerOption) => option.label,
}

interface PickerFieldProps extends Omit<PickerProps, 'options'> {
  summary: string
  /** Marks each option as chosen or not. */
  children: ReactNode
}

function PickerField({ label, summary, search, empty, children }: PickerFieldProps) {
  return (
    <>
      <div className="flex min-w-0 flex-col gap-1.5">
        <Base.Label className="truncate text-xs font-semibold text-ink-2">{label}</Base.Label>
        <Base.Trigger className={`${OPENER} h-11`}>
          <span className="truncate">{summary}</span>
          <ChevronDown className="size-4 flex-none text-ink-3" />
        </Base.Trigger>
      </div>
      <PickerList label={label} search={search} empty={empty}>
        {children}
      </PickerList>
    </>
  )
}
