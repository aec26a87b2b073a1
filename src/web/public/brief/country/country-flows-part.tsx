import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { drawnFlows } from '#domain/trade/flow-counts.ts'
import { api } from '#web/api.ts'
import { useTradeSource } from '#web/charts/chart-sources.ts'
import { TradeMapChart } from '#web/charts/polar-map/trade-map-chart.tsx'
import { useCountryBars } from '#web/charts/top-countries/top-countries-charts.tsx'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { BriefChart, drawnAt } from '../brief-frame.tsx'
import { RankedList } from './ranked-list.tsx'

/** Without figures, which are beside it, so that names stay legible; it is printed smaller. */
const DRAWN = drawnAt({ width: 440 })
const MOST_SENDERS = 8

/** Where the exports of a country go by records, as a map with the largest flows beside it; of one without exports, its imports. */
export function CountryFlowsPart({ profile }: { profile: CountryProfile }) {
  const { t } = useTranslation('countries')
  const question = flowsOfCountry(profile)
  const sentOn = useCountryBars(profile.sent_on.partners, profile.sent_on.partners.high_seas > 0)
  return (
    <div className="brief-flows brief-flows-of-country">
      <FlowsMap profile={profile} question={question} />
      <LargestFlows question={question} />
      {profile.sent_on.records > 0 && (
        <RankedList title={t('partners.sent_on.title')} bars={sentOn.listed} most={MOST_SENDERS} />
      )}
    </div>
  )
}

function FlowsMap({ profile, question }: { profile: CountryProfile; question: FlowsOfCountry }) {
  const subject = useTradeLabels().country(profile.code)
  const source = useTradeSource()
  const { data: flows } = useSuspenseQuery(api.explorer.flows.queryOptions({ input: question }))
  if (flows === null) return null
  return (
    <BriefChart drawn={DRAWN}>
      <TradeMapChart
        trade={{
          name: `country-${profile.code.toLowerCase()}-flows`,
          subject,
          source,
          narrowed: undefined,
          dataOf: () => ({ path: '/trade', query: '', drawn: false }),
          signs: {},
          countedQuantity: () => ({ unit: '', measure: '', reporter: '', basis: '' }),
        }}
        flows={flows}
        range={null}
        byDecade={false}
      />
    </BriefChart>
  )
}

function LargestFlows({ question }: { question: FlowsOfCountry }) {
  const { t } = useTranslation(['brief', 'trade'])
  const format = useFormat()
  const { country } = useTradeLabels()
  const { data: flows } = useSuspenseQuery(api.explorer.flows.queryOptions({ input: question }))
  if (flows === null || flows.all === null) return null
  return (
    <table className="brief-table">
      <caption>{t('flows.title')}</caption>
      <tbody>
        {drawnFlows(flows.all.flows).map(({ from, importer, figure }, index) => (
          <tr key={`${from} ${importer}`}>
            <td>{index + 1}</td>
            <th scope="row">{country(question.exporter === undefined ? from : importer)}</th>
            <td className="brief-number">{format.number(figure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Which flows the map of a brief shows, as records of all species. */
type FlowsOfCountry =
  | { of: 'records'; exporter: string; importer?: undefined }
  | { of: 'records'; importer: string; exporter?: undefined }

/** The exports of a country; its imports where it has none. */
const flowsOfCountry = ({
  code,
  as_exporter,
}: Pick<CountryProfile, 'code' | 'as_exporter'>): FlowsOfCountry =>
  as_exporter.records > 0 ? { of: 'records', exporter: code } : { of: 'records', importer: code }
