import { useTranslation } from 'react-i18next'
import type { FlowsOfYears } from '#domain/trade/trade-flows-view.ts'
import { useFormat } from '#web/i18n/use-format.ts'

interface LandingFlowsTableProps {
  flows: FlowsOfYears
  country: (code: string) => string
}

/** The flows that the map draws, and all others. */
export function LandingFlowsTable({ flows, country }: LandingFlowsTableProps) {
  const { t } = useTranslation('landing')
  const format = useFormat()
  const sums = [
    { name: t('map.others', { count: flows.others.flows }), figure: flows.others.figure },
    { name: t('map.unnamed', { count: flows.unnamed.flows }), figure: flows.unnamed.figure },
    { name: t('map.highSeas', { count: flows.high_seas.flows }), figure: flows.high_seas.figure },
  ]
  return (
    <table className="w-full border-collapse text-sm text-ink">
      <thead>
        <tr className="border-b border-ink text-xs text-ink-2">
          <th scope="col" className="py-1 text-left font-semibold">
            {t('map.exporter')}
          </th>
          <th scope="col" className="py-1 text-left font-semibold">
            {t('map.importer')}
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            {t('map.records')}
          </th>
        </tr>
      </thead>
      <tbody>
        {flows.flows.map(({ from, importer, figure }) => (
          <tr key={`${from} ${importer}`} className="border-b border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {country(from)}
            </th>
            <td className="py-1">{country(importer)}</td>
            <td className="py-1 text-right">{format.number(figure)}</td>
          </tr>
        ))}
        {sums.map(({ name, figure }) => (
          <tr key={name} className="border-b border-line text-ink-2">
            <th scope="row" colSpan={2} className="py-1 text-left font-normal">
              {name}
            </th>
            <td className="py-1 text-right">{format.number(figure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
