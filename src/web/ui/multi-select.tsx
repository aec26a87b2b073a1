import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { useHydrated } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosedField } from './closed-field.tsx'
import { OPENER, POPUP, POPUP_ITEM } from './popup.ts'

interface MultiSelectOption<Value extends string> {
  value: Value
  label: ReactNode
  /** How many records carry the value. */
  count?: number
}

interface MultiSelectProps<Value extends string> {
  label: string
  /** A sign beside the label that explains it. */
  help?: ReactNode
  values: readonly Value[]
  options: readonly MultiSelectOption<Value>[]
  /** What is in the list's place when there is nothing to choose from. */
  empty?: string
  onChange: (values: Value[]) => void
}

/** Any of several values; none chosen means all. The list stays open while choosing. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { label, help, values, options, empty, onChange } = props
  const { t } = useTranslation()
  const summary = (chosen: readonly Value[]) =>
    chosen.length === 0 ? t('select.all') : t('select.chosen', { count: chosen.length })
  if (!useHydrated()) return <ClosedField label={label} help={help} chosen={summary(values)} />
  return (
    <CSPProvider disableStyleElements>
      <Base.Root multiple modal={false} value={[...values]} onValueChange={onChange}>
        <div className="flex min-w-0 flex-col gap-1.5">
          <div className="flex items-center gap-1.5">
            <Base.Label className="truncate text-xs font-semibold text-ink-2">{label}</Base.Label>
            {help}
          </div>
          <Base.Trigger className={`${OPENER} h-11`}>
            <Base.Value className="truncate">{summary}</Base.Value>
            <Base.Icon>
              <ChevronDown className="size-4 text-ink-3" />
            </Base.Icon>
          </Base.Trigger>
        </div>
        <Base.Portal>
          <Base.Positioner sideOffset={4} align="start" alignItemWithTrigger={false} className="z-40">
            <Base.Popup
              className={`${POPUP} max-h-[min(24rem,var(--available-height))] min-w-[max(var(--anchor-width),16rem)] max-w-[calc(100vw-2rem)] overflow-y-auto p-1.25`}
            >
              {options.length === 0 && <p className="p-2.5 text-sm text-ink-3">{empty}</p>}
              {options.map((option) => (
                <Option key={option.value} option={option} />
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}

function Option<Value extends string>({ option }: { option: MultiSelectOption<Value> }) {
  return (
    <Base.Item value={option.value} className={`group ${POPUP_ITEM}`}>
      <span className="inline-flex size-4.5 items-center justify-center rounded-sm border border-line-strong bg-surface text-on-accent group-data-selected:border-accent group-data-selected:bg-accent">
        <Base.ItemIndicator>
          <Check className="size-3.25" />
        </Base.ItemIndicator>
      </span>
      <Base.ItemText className="min-w-0 flex-1">{option.label}</Base.ItemText>
      {option.count !== undefined && <span className="text-2xs text-ink-3">{option.count}</span>}
    </Base.Item>
  )
}
