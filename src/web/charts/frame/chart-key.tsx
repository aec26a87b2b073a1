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
export function KeySign({ entry: { tone, marker, dashed, number, sign } }: { entry: KeyEntry }) {
  if (sign !== undefined) {
    return (
      <svg width={24} height={16} aria-hidden="true" className="flex-none">
        {sign}
      </svg>
    )
  }
  const colour = toneColour(tone)
  const isLine = marker !== undefined || dashed === true
  if (number !== undefined) {
    return (
      <svg width={16} height={16} aria-hidden="true" className="flex-none">
        <rect width={16} height={16} fill={colour} />
        <PartNumber number={number} at={{ x: 8, y: 8 }} />
      </svg>
    )
  }
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

/** The number of a part, legible on every colour. */
export function PartNumber({ number, at }: { number: number; at: { x: number; y: number } }) {
  return (
    <text
      x={at.x}
      y={at.y + 3.5}
      textAnchor="middle"
      fontSize={10}
      stroke="var(--surface)"
      strokeWidth={3}
      strokeLinejoin="round"
      paintOrder="stroke"
      className="fill-ink font-semibold"
    >
      {number}
    </text>
  )
}
