import type { CountryProfile } from '#contract/countries-contract.ts'
import { ScreeningFlags } from '../screening/screening-flags.tsx'
import { ChartPair } from './chart-pair.tsx'
import { CountryArticles } from './country-articles.tsx'
import { RolePartnersChart, RoleSpeciesChart, RoleTermsChart } from './role-charts.tsx'

/** What a country exports and to whom, article by article in both ledgers, and who sends its goods on. */
export function CountryExports({ profile }: { profile: CountryProfile }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {profile.as_exporter.records > 0 && (
        <>
          <ChartPair>
            <RoleSpeciesChart profile={profile} of="as_exporter" />
            <RolePartnersChart profile={profile} of="as_exporter" />
          </ChartPair>
          <CountryArticles profile={profile} side="exported" />
          <ScreeningFlags of={{ exporter: profile.code }} />
        </>
      )}
      <ChartPair>
        {profile.as_exporter.records > 0 && <RoleTermsChart profile={profile} of="as_exporter" />}
        <RolePartnersChart profile={profile} of="sent_on" />
      </ChartPair>
    </div>
  )
}
