import type { CountryProfile } from '#contract/countries-contract.ts'
import { ChartPair } from './chart-pair.tsx'
import { CountryArticles } from './country-articles.tsx'
import { RolePartnersChart, RoleSpeciesChart, RoleTermsChart } from './role-charts.tsx'

/** What a country imports and from whom, article by article in both ledgers. */
export function CountryImports({ profile }: { profile: CountryProfile }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChartPair>
        <RoleSpeciesChart profile={profile} of="as_importer" />
        <RolePartnersChart profile={profile} of="as_importer" />
      </ChartPair>
      <CountryArticles profile={profile} side="imported" />
      <RoleTermsChart profile={profile} of="as_importer" />
    </div>
  )
}
