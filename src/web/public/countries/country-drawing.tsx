import type { CountryProfile } from '#contract/countries-contract.ts'
import type { CountryViewName } from '#domain/views/country-views.ts'
import { CountryBarsChart } from './country-bars-chart.tsx'
import { CountryYears } from './country-years.tsx'

/** A chart of a country by its name. */
export function CountryDrawing({ chart, profile }: { chart: CountryViewName; profile: CountryProfile }) {
  return chart === 'records-over-time' ? (
    <CountryYears profile={profile} />
  ) : (
    <CountryBarsChart profile={profile} chart={chart} />
  )
}
