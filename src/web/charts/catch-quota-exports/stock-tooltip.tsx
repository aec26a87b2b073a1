import { useTranslation } from 'react-i18next'
import type { StockYearAnswer } from '#contract/catch-quota-exports-contract.ts'
import { TooltipFigures, TooltipHead } from '../plot/chart-tooltip.tsx'
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
