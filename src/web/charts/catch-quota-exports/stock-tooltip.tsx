import { useTranslation } from 'react-i18next'
import type { StockYearAnswer } from '#contract/catch-quota-exports-contract.ts'
import { useCatchLabels } from '../catches-by-year/use-catch-labels.ts'
import { TooltipFigures, TooltipHead } from '../plot/chart-tooltip.tsx'
import { useQuantity } from '../use-quantity.ts'
import type { NamedEvent } from './named-events.tsx'

interface StockTooltipProps {
  year: StockYearAnswer
  figures: { name: string; figure: string }[]
  events: readonly NamedEvent[]
}

/** A year's catch, quota and exports, with what to know of them. */
export function StockTooltip({ year, figures, events }: StockTooltipProps) {
  const { t } = useTranslation('trade')
  const isSeason = year.season !== null && year.season !== String(year.year)
  return (
    <>
      <TooltipHead
        name={isSeason ? t('catches.seasonOf', { season: year.season }) : String(year.year)}
        {...(year.above_quota === true ? { figure: t('stock.aboveQuota') } : {})}
      />
      <TooltipFigures figures={figures} />
      {!year.complete && <p className="mt-1.5 text-ink-3">{t('stock.incomplete')}</p>}
      {events.map(({ id, title, lang }) => (
        <p key={id} lang={lang} className="mt-2 border-t border-line pt-1.5 font-semibold text-event">
          {title}
        </p>
      ))}
    </>
  )
}

/** The figures of a year in words: catch, quota, exports and what each side reports. */
export function useStockFigures(unit: string) {
  const { t } = useTranslation('trade')
  const { figure } = useCatchLabels()
  const quantity = useQuantity()
  const reported = (amount: number | null) => (amount === null ? t('stock.notReported') : quantity(amount))

  return ({ catch_total, quota_amount, exporters, importers, larger, sides }: StockYearAnswer) => {
    const caught = [
      { name: t('columns.catch'), figure: figure(catch_total) },
      { name: t('columns.quota'), figure: figure(quota_amount) },
    ]
    if (larger === null) return caught
    const name = t('stock.exportsIn', { unit })
    if (sides === 'none') return [...caught, { name, figure: t('stock.noneReported') }]
    return [
      ...caught,
      { name, figure: quantity(larger) },
      { name: t('columns.byExporters'), figure: reported(exporters) },
      { name: t('columns.byImporters'), figure: reported(importers) },
    ]
  }
}
