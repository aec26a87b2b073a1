import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { tradeCaveats } from '#domain/trade/trade-caveats.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { CaveatSign, InfoSign } from '#web/ui/caveat-sign.tsx'
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
  const caveats = tradeCaveats(trade)
  const note = estimated ? t('summary.estimate') : undefined
  const { overall_min_year, overall_max_year, total_quantity } = trade

  return (
    <div className="@container rounded-md border border-line bg-surface">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-4 py-4 md:px-5 @2xl:flex @2xl:px-0">
        <Figure
          name={t('summary.records')}
          sign={caveats.includes('both_reporters') && <InfoSign>{t('caveat.both_reporters')}</InfoSign>}
          figure={format.number(trade.total_trade_records)}
          note={note}
        />
        <Figure
          name={t('summary.years')}
          sign={
            caveats.includes('latest_year_incomplete') && (
              <InfoSign>{t('caveat.latest_year_incomplete', { year: trade.last_complete_year })}</InfoSign>
            )
          }
          figure={format.number(trade.distinct_years)}
          note={format.years(overall_min_year, overall_max_year)}
        />
        <Figure
          name={t('summary.quantity')}
          sign={caveats.includes('mixed_units') && <CaveatSign>{t('caveat.mixed_units')}</CaveatSign>}
          figure={format.number(total_quantity, total_quantity < 1 ? 2 : 0)}
          note={note ?? <Units units={trade.units} />}
        />
        {!estimated && <TradeTrend trade={trade} />}
      </dl>
    </div>
  )
}

interface FigureProps {
  name: string
  sign: ReactNode
  figure: string
  note: ReactNode
}

function Figure({ name, sign, figure, note }: FigureProps) {
  return (
    <div className="min-w-0 border-line @2xl:border-l @2xl:px-5 @2xl:first:border-l-0">
      <dt className="flex items-center gap-1.5 text-xs text-ink-2">
        {name}
        {sign}
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
  const names = units
    .toSorted((a, b) => b.records - a.records)
    .map(({ unit }) => unit ?? t('summary.specimens'))
  if (names.length === 1) return t('summary.oneUnit', { units: names[0] })
  if (names.length <= UNITS_NAMED) return t('summary.units', { units: format.list(names) })
  const named = names.slice(0, UNITS_NAMED).join(', ')
  return t('summary.units', {
    units: t('summary.moreUnits', { units: named, count: names.length - UNITS_NAMED }),
  })
}
