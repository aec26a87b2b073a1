import { Check } from 'lucide-react'

interface PlotSwitchProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
}

/** Shows or hides a part of a drawing, or changes its scale. */
export function PlotSwitch({ label, on, onChange }: PlotSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-line-strong bg-surface px-2.5 text-xs font-[550] text-ink transition-colors duration-quick hover:bg-tint aria-checked:border-accent aria-checked:bg-tint aria-checked:text-accent-strong md:min-h-8"
    >
      <span
        aria-hidden="true"
        className="inline-flex size-4 flex-none items-center justify-center rounded-xs border border-line-strong in-aria-checked:border-accent"
      >
        {on && <Check className="size-3" />}
      </span>
      {label}
    </button>
  )
}
