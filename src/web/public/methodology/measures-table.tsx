import type { ReactNode } from 'react'
import { CONVERTIBLE_MEASURES, UNIT_CONVERSIONS } from '#domain/trade/measures.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'

type Measure = (typeof CONVERTIBLE_MEASURES)[number]

interface MeasuresTableProps {
  caption: string
  head: readonly [string, string]
  /** What the measures are called. */
  names: Readonly<Record<Measure, string>>
  /** A unit left blank, which counts specimens. */
  blank: string
  /** The last row: what is never converted. */
  containers: readonly [string, string]
}

/** The measures with the units that are converted into each, as the rule converts them. */
export function MeasuresTable({ caption, head, names, blank, containers }: MeasuresTableProps) {
  return (
    <WrittenTable
      caption={caption}
      head={head}
      rows={[
        ...CONVERTIBLE_MEASURES.map((measure) => [
          names[measure],
          <Units key={measure} measure={measure} blank={blank} />,
        ]),
        containers,
      ]}
    />
  )
}

function Units({ measure, blank }: { measure: Measure; blank: string }) {
  const units = UNIT_CONVERSIONS.filter((one) => one.measure === measure)
  return (
    <>
      {measure === 'number' && `${blank}, `}
      {units.map(({ unit, times, exponent }, place) => (
        <span key={unit}>
          {place > 0 && ', '}
          <code translate="no">{unit}</code>
          {factor(times, exponent)}
        </span>
      ))}
    </>
  )
}

function factor(times: number, exponent: number): ReactNode {
  if (times > 1) return ` × ${times}`
  if (exponent === 0) return null
  return (
    <>
      {' × 10'}
      <sup>{exponent < 0 ? `−${-exponent}` : exponent}</sup>
    </>
  )
}
