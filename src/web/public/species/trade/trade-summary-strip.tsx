import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import type { CaveatNote } from '#web/charts/frame/chart-content.ts'
import { notesOf } from '#web/charts/trade-shown.ts'
import { useCaveatNotes } from '#web/charts/use-caveat-notes.ts'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useTradeWords } from '#web/charts/use-trade-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { TradeTrend } from './trade-trend.tsx'

const UNITS_NAMED = 3

interface TradeSummaryStripProps {
  trade: TradeSummary
  estimated: boolean
}

/** Records, years and quantity of what is shown, each with what has to be known about it. */
export function TradeSummaryStrip({ trade, estimated }: TradeSummaryStripProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const quantity = useQuantity()
  const caveats = useCaveatNotes(trade)
  const note = estimated ? t('summary.estimate') : undefined
  const { overall_min_year, overall_max_year, total_quantity } = trade

  return (
    <div className="@container rounded-md border border-line bg-surface">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-4 py-4 md:px-5 @2xl:flex @2xl:px-0">
        <Figure
          name={t('summary.records')}
          caveats={notesOf(caveats.both_reporters, caveats.latest_year_incomplete)}
          figure={format.number(trade.total_trade_records)}
          note={note}
        />
        <Figure
          name={t('summary.years')}
          caveats={notesOf(caveats.latest_year_incomplete)}
          figure={format.number(trade.distinct_years)}
          note={format.years(overall_min_year, overall_max_year)}
        />
        <Figure
          name={t('summary.quantity')}
          caveats={notesOf(caveats.mixed_units, caveats.both_reporters, caveats.latest_year_incomplete)}
          figure={quantity(total_quantity)}
          note={note ?? <Units units={trade.units} />}
          wide
        />
        {!estimated && <TradeTrend trade={trade} />}
      </dl>
    </div>
  )
}

interface FigureProps {
  name: string
  caveats: readonly CaveatNote[]
  figure: string
  note: ReactNode
  /** Billions do not fit into half of a small screen. */
  wide?: boolean
}

function Figure({ name, caveats, figure, note, wide = false }: FigureProps) {
  return (
    <div
      className={`min-w-0 border-line @2xl:border-l @2xl:px-5 @2xl:first:border-l-0 ${wide ? '@max-md:col-span-full' : ''}`}
    >
      <dt className="text-xs text-ink-2">
        {name}
        <Caveats notes={caveats} />
      </dt>
      <dd className="mt-0.5 font-serif text-2xl leading-[1.15]">{figure}</dd>
      <dd className="mt-0.5 max-w-56 text-2xs text-ink-3">{note}</dd>
    </div>
  )
}

/** In which units the quantities were reported, the most frequent first; no unit means specimens. */
function Units({ units }: Pick<TradeSummary, 'units'>) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const words = useTradeWords()
  const names = units.toSorted((a, b) => b.records - a.records).map(({ unit }) => words.unit(unit))
  if (names.length === 1) return t('summary.oneUnit', { units: names[0] })
  if (names.length <= UNITS_NAMED) return t('summary.units', { units: format.list(names) })
  const named = names.slice(0, UNITS_NAMED).join(', ')
  return t('summary.units', {
    units: t('summary.moreUnits', { units: named, count: names.length - UNITS_NAMED }),
  })
}
