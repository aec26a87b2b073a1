import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { quantityDecimals } from '#domain/trade/shown-quantity.ts'
import type { TrendVerdict } from '#domain/trade/trend-verdict.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CaveatSign } from '#web/ui/caveat-sign.tsx'
import { NothingCell } from '../records/cells.tsx'
import type { ArticleRow } from './article-row.ts'
import { TrendBadge } from './trend-badge.tsx'

/** The number of records and their years. */
export function RecordsCell({ trade_records_count: records, ...row }: ArticleRow) {
  const { number, years } = useFormat()
  if (records === null) return <NothingCell />
  return (
    <>
      {number(records)}
      <span className="block text-2xs text-ink-3">{years(row.period_start_year, row.period_end_year)}</span>
    </>
  )
}

/** The trend of the plain sum over all rows; that of the complete years too, where it differs. */
export function PlainSumTrendCell({ trade_trend, complete_years_trend, last_complete_year }: ArticleRow) {
  const { t } = useTranslation('trade')
  if (trade_trend === null || complete_years_trend === null) return <NothingCell />
  return (
    <>
      <TrendBadge trend={trade_trend} />
      {complete_years_trend !== trade_trend && last_complete_year !== null && (
        <span className="mt-1 block whitespace-nowrap">
          <TrendBadge trend={complete_years_trend} />
          <span className="block text-2xs text-ink-3">
            {t('trend.onCompleteYears', { year: last_complete_year })}
          </span>
        </span>
      )}
    </>
  )
}

/** A sum of quantities, with a caveat where units are mixed. */
export function QuantityCell({ quantity, mixed = false }: { quantity: number | null; mixed?: boolean }) {
  const { t } = useTranslation('trade')
  const { number } = useFormat()
  if (quantity === null) return <NothingCell />
  return (
    <span className="inline-flex items-center gap-1.5">
      {mixed && <CaveatSign>{t('caveat.mixed_units')}</CaveatSign>}
      {number(quantity, quantityDecimals(quantity))}
    </span>
  )
}

export function UseCell({ purpose }: { purpose: string | null }) {
  const labels = useTradeLabels()
  return purpose === null ? (
    <NothingCell />
  ) : (
    <span className="whitespace-nowrap">{labels.purpose(purpose)}</span>
  )
}

export function PercentCell({ share }: { share: number | null }) {
  const { percent } = useFormat()
  return share === null ? <NothingCell /> : percent(share)
}

interface ExporterCellProps {
  exporter: string | null
  share: number | null
  /** The text for a species without one. */
  none: string | null
}

/** The exporter with most records, and its share of all records. */
export function ExporterCell({ exporter, share, none }: ExporterCellProps) {
  const labels = useTradeLabels()
  const { percent } = useFormat()
  if (exporter === null) return none === null ? <NothingCell /> : <span className="text-ink-3">{none}</span>
  return (
    <>
      <span className="whitespace-nowrap">{labels.country(exporter)}</span>
      {share !== null && <span className="block text-2xs text-ink-3">{percent(share)}</span>}
    </>
  )
}

/** Source: specification, document 3, section 9: increasing destructive, decreasing secondary, stable default. */
const TONES: Readonly<Record<TrendVerdict, ComponentProps<typeof Badge>['tone']>> = {
  increasing: 'danger',
  decreasing: 'neutral',
  no_clear_trend: 'accent',
  depends_on_what_is_counted: 'warn',
  too_little_data: 'outline',
}

/** The verdict on trade, its window and the tests that it rests on. Source: trade-methods, section 6. */
export function VerdictCell({ trade_finding }: ArticleRow) {
  const { t } = useTranslation(['trade', 'conservation'])
  const { number, years } = useFormat()
  if (trade_finding === null) return <NothingCell />
  const { verdict, window_first, window_last, cells, rise, fall } = trade_finding
  return (
    <>
      <Badge tone={TONES[verdict]}>{t(`trade:verdict.${verdict}`)}</Badge>
      <span className="mt-0.5 block text-2xs whitespace-nowrap text-ink-3">
        {years(window_first, window_last)}
        {cells > 0 &&
          `, ${t('conservation:dashboard.tradeTrend.tests', {
            rise: number(rise),
            fall: number(fall),
            cells: number(cells),
          })}`}
      </span>
    </>
  )
}

/** The article of most rows and its measure. Source: trade-methods, section 2. */
export function MainArticleCell({ trade_finding }: ArticleRow) {
  const labels = useTradeLabels()
  if (trade_finding === null) return <NothingCell />
  const { main_term: term, main_measure: measure } = trade_finding
  return <span className="whitespace-nowrap">{labels.article({ term, measure })}</span>
}
