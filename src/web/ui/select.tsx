import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { useHydrated } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import { ClosedField } from './closed-field.tsx'
import { OPENER, POPUP, POPUP_ITEM } from './popup.ts'

interface SelectProps<Value extends string | number> {
  label: string
  /** Beside the control instead of above it. */
  inline?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of several values. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, inline = false, value, options, onChange } = props
  if (!useHydrated()) {
    const chosen = options.find((option) => option.value === value)?.label
    return <ClosedField label={label} inline={inline} chosen={chosen} />
  }
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        modal={false}
        items={[...options]}
        value={value}
        onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      >
        <div className={inline ? 'flex items-center gap-2.5' : 'flex min-w-0 flex-col gap-1.5'}>
          <Base.Label
            className={inline ? 'text-sm whitespace-nowrap text-ink-3' : 'text-xs font-semibold text-ink-2'}
          >
            {label}
          </Base.Label>
          <Base.Trigger className={`${OPENER} ${inline ? 'h-9 w-20' : 'h-11'}`}>
            <Base.Value className="truncate" />
            <Base.Icon>
              <ChevronDown className="size-4 text-ink-3" />
            </Base.Icon>
          </Base.Trigger>
        </div>
        <Base.Portal>
          <Base.Positioner sideOffset={4} align="start" alignItemWithTrigger={false} className="z-40">
            <Base.Popup
              className={`${POPUP} max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto p-1.25`}
            >
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} className={`${POPUP_ITEM} pr-8`}>
                  <span className="size-4">
                    <Base.ItemIndicator>
                      <Check className="size-4 text-accent" />
                    </Base.ItemIndicator>
                  </span>
                  <Base.ItemText>{option.label}</Base.ItemText>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
