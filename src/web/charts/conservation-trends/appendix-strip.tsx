import type { Appendix } from '#domain/listings/appendix.ts'
import { textWidth } from '../plot/label-places.ts'
import type { YearSpan } from '../plot/years.ts'
import type { Stretch } from './conservation-trends-points.ts'
import { citesColours } from './status-colours.ts'
import { STRIP, type TrendsLayout } from './trends-layout.ts'

interface AppendixStripProps {
  label: string
  stretches: readonly Stretch<Appendix>[]
  span: YearSpan
  layout: Pick<TrendsLayout, 'x' | 'stripTop'> & { edges: Pick<TrendsLayout['edges'], 'left' | 'right'> }
  /** 'Appendix II' */
  nameOf: (appendix: Appendix) => string
}

const TEXT = 11
const TEXT_DROP = 10
const PADDING = 6
const LABEL_GAP = 8

/** Under the plot, the CITES appendix of each time; where the species was not listed, the ground shows. */
export function AppendixStrip({ label, stretches, span, layout, nameOf }: AppendixStripProps) {
  const { x, edges, stripTop } = layout
  // Like the bands, the colours of the first and the last year run to the edges of the plot.
  const leftOf = (year: number) => (year === span.first ? edges.left : x(year))
  const rightOf = (year: number) => (year === span.last ? edges.right : x(year))
  const fitting = (appendix: Appendix, room: number) =>
    [nameOf(appendix), appendix].find((text) => textWidth(text, TEXT) + 2 * PADDING <= room)

  return (
    <g transform={`translate(0 ${stripTop})`}>
      <text x={edges.left - LABEL_GAP} y={TEXT_DROP} textAnchor="end" className="fill-ink-3 text-2xs">
        {label}
      </text>
      <rect x={edges.left} width={edges.right - edges.left} height={STRIP} fill="var(--sunken)" />
      {stretches.map(({ first, last, value: appendix }) => {
        const width = rightOf(last) - leftOf(first)
        const colours = citesColours(appendix)
        return (
          <g key={first} data-cites={appendix} transform={`translate(${leftOf(first)} 0)`}>
            <rect width={width} height={STRIP} fill={colours.fill} />
            <text x={PADDING} y={TEXT_DROP} fontSize={TEXT} fontWeight={600} fill={colours.text}>
              {fitting(appendix, width)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
