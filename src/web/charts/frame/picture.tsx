import type { ReactNode } from 'react'
import type { KeyEntry } from './chart-content.ts'
import { KeySign } from './chart-key.tsx'
import { type PictureLayout, TEXT_STYLES } from './picture-layout.ts'

export const FONT = 'Hanken Grotesk'

/** Signs 16 high; others are 12. */
const isTall = ({ sign, number }: KeyEntry) => sign !== undefined || number !== undefined

/** Where the name of a series begins beside its sign. */
function textAt({ marker, dashed, sign, number }: KeyEntry): number {
  if (marker || dashed || sign !== undefined) return 30
  return number === undefined ? 18 : 22
}

interface PictureProps {
  label: string
  /** What the label does not say, for those who do not see the picture. */
  description?: string
  layout: PictureLayout
  /** The drawing, where it is not added later. */
  children?: ReactNode
}

/** Ground, key and texts of a chart as one picture, with its drawing. */
export function Picture({ label, description, layout, children }: PictureProps) {
  const { width, height, key, texts } = layout
  return (
    <svg
      role="img"
      aria-label={label}
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={`'${FONT}', system-ui, sans-serif`}
    >
      {description !== undefined && <desc>{description}</desc>}
      <rect width={width} height={height} fill="var(--surface)" />
      {key.map(({ entry, x, y }) => (
        <g key={entry.label} transform={`translate(${x} ${y})`}>
          <g transform={`translate(0 ${isTall(entry) ? -12 : -10})`}>
            <KeySign entry={entry} />
          </g>
          <text x={textAt(entry)} fontSize={12} fill="var(--ink)">
            {entry.label}
          </text>
        </g>
      ))}
      {texts.map(({ text, style, x, y }) => {
        const { size, weight, colour } = TEXT_STYLES[style]
        return (
          <text key={y} x={x} y={y} fontSize={size} fontWeight={weight} fill={`var(${colour})`}>
            {text}
          </text>
        )
      })}
      {children}
    </svg>
  )
}
