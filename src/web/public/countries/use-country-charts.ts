import type { CountryProfile } from '#contract/countries-contract.ts'
import { type CountryViewName, countryViewPath } from '#domain/views/country-views.ts'
import { useTradeSource } from '#web/charts/chart-sources.ts'
import type { ChartAbout } from '#web/charts/frame/chart-content.ts'
import { useNameLabels } from '#web/components/use-name-labels.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'

type Named = Pick<CountryProfile, 'code' | 'species' | 'release'>

/** What all charts of a country have in common: whom they are about, their source, the names of their files and their address. */
export function useAboutCountry(
  { code, release }: Pick<Named, 'code' | 'release'>,
  chart: CountryViewName,
): ChartAbout {
  const subject = useCountryName()(code)
  return {
    name: `country-${code.toLowerCase()}-${chart}`,
    subject,
    source: useTradeSource(),
    view: {
      path: countryViewPath(code, chart),
      query: release === null ? '' : `${new URLSearchParams({ release })}`,
      drawn: true,
    },
  }
}

/** What the species of a country are called in the reader's language; their scientific name where they have no other. */
export function useSpeciesNames({ species }: Pick<Named, 'species'>): (id: string) => string {
  const label = useNameLabels()
  const known = new Map(species.map((one) => [one.id, { ...one, species_id: one.id }]))
  return (id) => {
    const found = known.get(id)
    return found === undefined ? id : label(found)
  }
}

/** The species of a country's trade, those with most records first. */
export const rankedSpecies = ({ as_exporter, as_importer, sent_on }: CountryProfile): string[] =>
  [as_exporter, as_importer, sent_on]
    .flatMap(({ species }) => species)
    .toSorted((a, b) => b.records - a.records)
    .map(({ value }) => value)

/** The years from a country's first record to the newest of the release, so that trade that stopped is seen to stop. */
export const spanOf = ({
  first_year,
  last_year_of_release,
}: Pick<CountryProfile, 'first_year' | 'last_year_of_release'>) => ({
  first: first_year ?? 0,
  last: last_year_of_release ?? -1,
})

/** The same in words. */
export function useYears(profile: Pick<CountryProfile, 'first_year' | 'last_year'>): string {
  return useFormat().years(profile.first_year, profile.last_year)
}
