import { useId } from 'react'
import { EXPORTER_TONE, FIRST_TONE, toneColour } from '../plot/palette.ts'
import { type LedgerYear, unmatched } from './two-ledgers-points.ts'

interface MirroredBarsProps {
  years: readonly LedgerYear[]
  x: (year: number) => number
  /** Where the two sides meet. */
  middle: number
  /** The height of a quantity, in pixels. */
  height: (quantity: number) => number
  /** Of a bar. */
  width: number
  /** The year pointed at. */
  at: number | null
}

const EXPORTERS = toneColour(EXPORTER_TONE)
const IMPORTERS = toneColour(FIRST_TONE)

/** Exporters up, importers down: solid what the other side confirms, hatched what one side alone reports. */
export function MirroredBars({ years, x, middle, height, width, at }: MirroredBarsProps) {
  const id = useId()
  const [up, down] = [`${id}-e`, `${id}-i`]
  return (
    <g>
      <defs>
        <Hatch id={up} colour={EXPORTERS} />
        <Hatch id={down} colour={IMPORTERS} />
      </defs>
      {years.map(({ year, exporters, importers, matched }, index) => {
        const solid = height(matched)
        const above = height(unmatched(exporters, matched))
        const below = height(unmatched(importers, matched))
        const left = x(year) - width / 2
        return (
          <g key={year} opacity={at === null || at === index ? 1 : 0.55}>
            <rect x={left} y={middle - solid} width={width} height={solid} fill={EXPORTERS} />
            <rect
              x={left}
              y={middle - solid - above}
              width={width}
              height={above}
              fill={`url(#${up})`}
              stroke={EXPORTERS}
              strokeWidth={above > 0 ? 0.75 : 0}
            />
            <rect x={left} y={middle} width={width} height={solid} fill={IMPORTERS} />
            <rect
              x={left}
              y={middle + solid}
              width={width}
              height={below}
              fill={`url(#${down})`}
              stroke={IMPORTERS}
              strokeWidth={below > 0 ? 0.75 : 0}
            />
          </g>
        )
      })}
    </g>
  )
}

/** A pattern of slanted lines, for what one side only reports. */
function Hatch({ id, colour }: { id: string; colour: string }) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={6} height={6} fill="var(--surface)" />
      <rect width={2.4} height={6} fill={colour} />
    </pattern>
  )
}
