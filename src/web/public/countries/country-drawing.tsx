import type { CountryProfile } from '#contract/countries-contract.ts'
import { COUNTRY_BARS, type CountryViewName } from '#domain/views/country-views.ts'
import { CountryYears } from './country-years.tsx'
import { RolePartnersChart, RoleSpeciesChart, RoleTermsChart } from './role-charts.tsx'

/** A chart of a country by its name. */
export function CountryDrawing({ chart, profile }: { chart: CountryViewName; profile: CountryProfile }) {
  if (chart === 'records-over-time') return <CountryYears profile={profile} />
  const bars = COUNTRY_BARS[chart]
  switch (bars.by) {
    case 'species':
      return <RoleSpeciesChart profile={profile} of={bars.role} />
    case 'terms':
      return <RoleTermsChart profile={profile} of={bars.role} />
    case 'partners':
      return <RolePartnersChart profile={profile} of={bars.role} />
  }
}
