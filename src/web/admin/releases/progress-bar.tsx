import { useId } from 'react'
import { useFormat } from '#web/i18n/use-format.ts'

/** How much of something is done, `share` from 0 to 1. */
export function ProgressBar({ label, share, note }: { label: string; share: number; note?: string }) {
  const format = useFormat()
  const id = useId()
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="text-ink-2">{note ?? format.percent(Math.floor(share * 100))}</span>
      </div>
      <progress aria-labelledby={id} max={1} value={share} className="progress w-full" />
    </div>
  )
}
