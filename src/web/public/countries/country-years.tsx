import type { CountryProfile } from '#contract/countries-contract.ts'
import { CountryRecordsChart } from '#web/charts/country-records/country-records-chart.tsx'
import { spanOf, useAboutCountry } from './use-country-charts.ts'

/** Records over time, in both roles. */
export function CountryYears({ profile }: { profile: CountryProfile }) {
  return (
    <CountryRecordsChart
      about={useAboutCountry(profile, 'records-over-time')}
      profile={profile}
      span={spanOf(profile)}
    />
  )
}
