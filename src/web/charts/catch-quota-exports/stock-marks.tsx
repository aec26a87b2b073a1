import type { StockYearAnswer } from '#contract/catch-quota-exports-contract.ts'
import { MarkerShape } from '../plot/marker-shape.tsx'
import { FIRST_TONE, toneColour } from '../plot/palette.ts'
import type { PlotScales } from '../plot/year-plot.ts'
import { quotaSteps, whiskerOf } from './stock-points.ts'

/* What is drawn of a stock beside its bars: steps, marks above bars, diamonds with whiskers. */

export const STOCK_TONES = { caught: FIRST_TONE, quota: 2, exports: 4 } as const

const QUOTA = toneColour(STOCK_TONES.quota)
const EXPORTS = toneColour(STOCK_TONES.exports)
const FAINT = 0.55
/** How far a mark is above its bar. */
const MARK_ABOVE = 9
const CAP = 3.5

interface MarksProps {
  years: readonly StockYearAnswer[]
  scales: PlotScales
}

/** A triangle over each catch above its quota, on top of the steps. */
export function AboveQuotaMarks({ years, scales: { x, y } }: MarksProps) {
  return years.map(
    ({ year, catch_total, above_quota }) =>
      above_quota === true &&
      catch_total !== null && (
        <MarkerShape
          key={year}
          marker="triangle"
          colour={QUOTA}
          filled
          at={{ x: x(year), y: y(catch_total) - MARK_ABOVE }}
        />
      ),
  )
}

/** The quota as steps, each as wide as its year; years without a quota interrupt them. */
export function QuotaSteps({ years, scales: { x, y } }: MarksProps) {
  return quotaSteps(years).map((run) => {
    const path = run
      .map(
        ({ year, quota }, index) => `${index === 0 ? 'M' : 'L'}${x(year - 0.5)} ${y(quota)}H${x(year + 0.5)}`,
      )
      .join('')
    return (
      <g key={run[0]?.year} fill="none">
        {/* Set off from the bars it crosses. */}
        <path d={path} stroke="var(--surface)" strokeWidth={5} strokeOpacity={0.8} />
        <path d={path} stroke={QUOTA} strokeWidth={2} />
      </g>
    )
  })
}

/**
 * Exports as diamonds, with a whisker between both sides' reports. Hollow is reported by one side alone; a year in which
 * no export is reported is a small one on the axis, so that a trade that stopped looks stopped.
 */
export function ExportDiamonds({ years, scales: { x, y } }: MarksProps) {
  return years.map((one) => {
    const { year, larger, sides, complete } = one
    if (larger === null) return null
    const [low, high] = whiskerOf(one) ?? []
    const at = { x: x(year), y: y(larger) }
    return (
      <g key={year} opacity={complete ? 1 : FAINT}>
        {low !== undefined && high !== undefined && (
          <>
            <path
              d={whisker(at.x, y(low), y(Math.max(high, larger)))}
              stroke="var(--surface)"
              strokeWidth={4}
            />
            <path
              d={`${whisker(at.x, y(low), y(Math.max(high, larger)))}${cap(at.x, y(low))}${cap(at.x, y(high))}`}
              stroke={EXPORTS}
              strokeWidth={1.5}
            />
          </>
        )}
        <g transform={sides === 'none' ? `translate(${at.x} ${at.y}) scale(0.6)` : undefined}>
          <MarkerShape
            marker="diamond"
            colour={EXPORTS}
            filled={sides === 'both'}
            at={sides === 'none' ? { x: 0, y: 0 } : at}
          />
        </g>
      </g>
    )
  })
}

const whisker = (x: number, low: number, high: number) => `M${x} ${low}V${high}`
const cap = (x: number, y: number) => `M${x - CAP} ${y}H${x + CAP}`
