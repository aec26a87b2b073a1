import { countryPath } from '#domain/countries/country-page.ts'
import { NotFound } from '#domain/problems.ts'
import { COUNTRY_BARS, type CountryViewName, countryViewPath } from '#domain/views/country-views.ts'
import { countryName } from '../pages/country-name.ts'
import type { Words } from '../pages/words.ts'
import { countryProfile } from '../views/country-views.ts'
import type { AddressedChart } from './addressed-chart.ts'
import { speciesNamesIn } from './species-names.ts'

/** A chart of a country's page. */
export const countryChart = (code: string, view: CountryViewName): AddressedChart => ({
  path: countryViewPath(code, view),
  isPinned: true,
  page: () => `${countryPath(code)}#chart-${view}`,
  title: (t) => `${countryName(code, t)}: ${t(titleOf(view))}`,
  count: async ({ query, language }, ask) => {
    const profile = await countryProfile(code, query, ask)
    if (profile.last_year === null) throw new NotFound(`No trade record names ${code}`)
    const nameOf = await speciesNamesIn(
      language,
      profile.species.map(({ id }) => id),
      ask,
    )
    const species = profile.species.map((one) => ({ ...one, common_name: nameOf(one.id) ?? null }))
    return {
      figures: { view: 'country', chart: view, profile: { ...profile, species } },
      release: profile.release,
      isFixed: true,
    }
  },
})

function titleOf(view: CountryViewName): Parameters<Words>[0] {
  if (view === 'records-over-time') return 'countries:records.title'
  const { role, by } = COUNTRY_BARS[view]
  return `countries:${by}.${role}.title`
}
