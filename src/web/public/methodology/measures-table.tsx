import type { ReactNode } from 'react'
import { CONVERTIBLE_MEASURES, UNIT_CONVERSIONS } from '#domain/trade/measures.ts'
import { keyedTable } from '#web/public/written/markdown-table.ts'
import { WrittenTable } from '#web/public/written/written-table.tsx'

type Measure = (typeof CONVERTIBLE_MEASURES)[number]

interface MeasuresTableProps {
  caption: string
  /** A unit left blank, which counts specimens. */
  blank: string
  /** A table of the measures: what each is called, its units (left empty); and `others`, which are never converted. */
  children: ReactNode
}

/** The measures with the units that are converted into each, as the rule converts them. */
export function MeasuresTable({ caption, blank, children }: MeasuresTableProps) {
  const { head, row } = keyedTable(children, [...CONVERTIBLE_MEASURES, 'others'])
  return (
    <WrittenTable
      caption={caption}
      head={head}
      rows={[
        ...CONVERTIBLE_MEASURES.map((measure) => [
          row[measure][0],
          <Units key={measure} measure={measure} blank={blank} />,
        ]),
        row.others,
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
