import { MarkerShape } from '../plot/marker-shape.tsx'
import { toneColour } from '../plot/palette.ts'
import type { KeyEntry } from './chart-content.ts'

/** The series by colour, marker and name. */
export function ChartKey({ entries }: { entries: readonly KeyEntry[] }) {
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink">
      {entries.map((entry) => (
        <li key={entry.label} className="flex items-center gap-2">
          <KeySign entry={entry} />
          {entry.label}
        </li>
      ))}
    </ul>
  )
}

/** A line with its marker, or a filled square for bars. */
export function KeySign({ entry: { tone, marker, dashed } }: { entry: KeyEntry }) {
  const colour = toneColour(tone)
  const isLine = marker !== undefined || dashed === true
  return (
    <svg width={isLine ? 24 : 12} height={12} aria-hidden="true" className="flex-none">
      {isLine ? (
        <line
          x1={0}
          x2={24}
          y1={6}
          y2={6}
          stroke={colour}
          strokeWidth={2}
          strokeDasharray={dashed ? '5 3' : undefined}
        />
      ) : (
        <rect width={12} height={12} fill={colour} />
      )}
      {marker && <MarkerShape marker={marker} colour={colour} at={{ x: 12, y: 6 }} />}
    </svg>
  )
}
