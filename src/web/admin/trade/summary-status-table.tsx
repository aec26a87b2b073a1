import { useTranslation } from 'react-i18next'
import type { TradeSummaryStatus } from '#contract/trade-summaries-curation.ts'
import type { TradeSummaryState } from '#domain/summaries/trade-summary-state.ts'
import { localeOf, useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { OwnerCell } from '../records/cells.tsx'

const TONES = {
  up_to_date: 'ok',
  outdated: 'warn',
  no_trade_data: 'neutral',
  no_summary: 'danger',
} as const satisfies Record<TradeSummaryState, string>

/** One line per species. */
export function SummaryStatusTable({ statuses }: { statuses: readonly TradeSummaryStatus[] }) {
  const { t, i18n } = useTranslation('admin')
  const { number } = useFormat()
  const moment = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeStyle: 'short' })
  if (statuses.length === 0)
    return <p className="border-t border-ink px-4 py-9 text-center text-ink-2">{t('tradeSummary.empty')}</p>

  return (
    // What is only heard is placed, and would else widen the page.
    <div className="relative overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-y border-ink text-xs text-ink-2">
            <th scope="col" className="px-4 py-2.5 font-semibold">
              {t('columns.species')}
            </th>
            <th scope="col" className="px-4 py-2.5 font-semibold">
              {t('tradeSummary.columns.status')}
            </th>
            <th scope="col" className="px-4 py-2.5 text-right font-semibold">
              {t('tradeSummary.columns.records')}
            </th>
            <th scope="col" className="px-4 py-2.5 font-semibold">
              {t('tradeSummary.columns.updated')}
            </th>
          </tr>
        </thead>
        <tbody>
          {statuses.map(({ species, state, total_trade_records, last_updated_at }) => (
            <tr key={species.id} className="h-12.5 border-b border-line last:border-0 hover:bg-tint">
              <td className="px-4 py-1.5">
                <OwnerCell species={species} />
              </td>
              <td className="px-4 py-1.5">
                <Badge tone={TONES[state]}>{t(`tradeSummary.states.${state}`)}</Badge>
              </td>
              <td className="px-4 py-1.5 text-right tabular-nums">
                {total_trade_records === null ? t('tradeSummary.notCounted') : number(total_trade_records)}
              </td>
              <td className="px-4 py-1.5 whitespace-nowrap">
                {last_updated_at === null
                  ? t('tradeSummary.never')
                  : moment.format(new Date(last_updated_at))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
