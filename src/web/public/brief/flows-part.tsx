import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { drawnFlows } from '#domain/trade/flow-counts.ts'
import type { FlowsOfYears } from '#domain/trade/flows-of-years.ts'
import { api } from '#web/api.ts'
import { TradeMapChart } from '#web/charts/polar-map/trade-map-chart.tsx'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { rangeStates } from '../species/trade/range-states.ts'
import { useTradeShown } from '../species/trade/use-trade-shown.ts'
import { BriefChart, drawnAt } from './brief-frame.tsx'
import type { BriefTrade } from './records-part.tsx'

/** Wide enough for figures in the map; it is printed smaller. */
const DRAWN = drawnAt({ width: 600 })

interface FlowsPartProps extends BriefTrade {
  species: SpeciesDetail
}

/** Where the main article goes, as a map with its largest flows beside it. */
export function FlowsPart({ species, view }: FlowsPartProps) {
  const trade = useTradeShown({ species, view, selection: {} })
  const { data: flows } = useSuspenseQuery(api.trade.flows.queryOptions({ input: { id: species.id } }))
  if (flows === null || flows.all === null) return null
  return (
    <div className="brief-flows">
      <BriefChart drawn={DRAWN}>
        <TradeMapChart trade={trade} flows={flows} range={rangeStates(species)} byDecade={false} />
      </BriefChart>
      <LargestFlows all={flows.all} />
    </div>
  )
}

function LargestFlows({ all }: { all: FlowsOfYears }) {
  const { t } = useTranslation(['brief', 'trade'])
  const quantity = useQuantity()
  const { country } = useTradeLabels()
  return (
    <div>
      <table className="brief-table">
        <caption>{t('flows.title')}</caption>
        <tbody>
          {drawnFlows(all.flows).map(({ from, importer, figure }, index) => (
            <tr key={`${from} ${importer}`}>
              <td>{index + 1}</td>
              <th scope="row">
                {t('trade:ledgers.pair', { exporter: country(from), importer: country(importer) })}
              </th>
              <td className="brief-number">{quantity(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
