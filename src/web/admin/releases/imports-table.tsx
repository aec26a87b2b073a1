import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { adminApi } from '../admin-api.ts'
import { NothingCell } from '../records/cells.tsx'
import { StateBadge } from './state-badge.tsx'

const COLUMNS = ['sent', 'what', 'state', 'added', 'removed', 'changed', 'decided'] as const
const FIGURES: readonly string[] = ['added', 'removed', 'changed']

/** The latest releases sent from a browser, and what became of them. */
export function ImportsTable() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { data: imports } = useSuspenseQuery(
    adminApi.releases.imports.queryOptions({ staleTime: 0, refetchOnMount: true }),
  )
  if (imports.length === 0)
    return (
      <p className="rounded-md border border-line bg-surface px-4 py-9 text-center text-sm text-ink-2">
        {t('releases.imports.empty')}
      </p>
    )

  return (
    <div className="relative overflow-x-auto rounded-md border border-line bg-surface">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-ink text-xs text-ink-2">
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-4 py-2.5 font-semibold ${FIGURES.includes(column) ? 'text-right' : ''}`}
              >
                {t(`releases.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {imports.map((one) => (
            <tr key={one.id} className="h-12.5 border-b border-line last:border-0 hover:bg-tint">
              <td className="px-4 py-2 whitespace-nowrap">
                {format.moment(one.sent_at)}
                <span className="block text-xs text-ink-3">{one.sent_by}</span>
              </td>
              <th scope="row" className="min-w-48 px-4 py-2 font-normal">
                <Link to="/admin/releases/$id" params={{ id: one.id }} className="font-semibold text-accent">
                  {[t(`releases.sources.${one.source}`), one.release?.version].filter(Boolean).join(' ')}
                </Link>
              </th>
              <td className="px-4 py-2">
                <StateBadge state={one.state} />
              </td>
              {(['added', 'removed', 'changed'] as const).map((count) => (
                <td key={count} className="px-4 py-2 text-right">
                  {one.totals ? format.number(one.totals[count]) : <NothingCell />}
                </td>
              ))}
              <td className="px-4 py-2 whitespace-nowrap">
                {one.decided_at === null ? <NothingCell /> : format.moment(one.decided_at)}
                <span className="block text-xs text-ink-3">{one.decided_by}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
