import type { CountryProfile } from '#contract/countries-contract.ts'
import { CountryYears } from '../../countries/country-years.tsx'
import { BriefChart, drawnAt } from '../brief-frame.tsx'
import { PAGE_WIDTH } from '../paper.ts'

const DRAWN = drawnAt({ width: PAGE_WIDTH, height: 125 })

/** Records by year, as exporter and as importer. */
export function CountryRecordsPart({ profile }: { profile: CountryProfile }) {
  return (
    <BriefChart drawn={DRAWN}>
      <CountryYears profile={profile} />
    </BriefChart>
  )
}
