import type { ScreeningList } from '#contract/screening-contract.ts'
import { countryPath } from '#domain/countries/country-page.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import { COUNTRY_BARS, type CountryViewName, countryViewPath } from '#domain/views/country-views.ts'
import { answered } from '../answers/refused-answer.ts'
import { countryName } from '../pages/country-name.ts'
import type { Words } from '../pages/words.ts'
import { askedTrade } from '../views/asked-trade.ts'
import { comparedSpecies } from '../views/compared-species.ts'
import { countryProfile } from '../views/country-views.ts'
import { namesNoGroup } from '../views/explorer-view.ts'
import { askScreening } from '../views/screening-view.ts'
import { inOrder, withoutRelease } from '../views/view-query.ts'
import type { AddressedChart } from './addressed-chart.ts'
import { speciesNamesIn } from './species-names.ts'

/** The trade of any species, grouped and drawn as its address asks. */
export const explorerChart: AddressedChart = {
  path: '/trade',
  isPinned: true,
  page: (query) => `/trade${withoutRelease(query)}`,
  title: (t) => t('common:pages.explorer.heading'),
  count: async ({ query, language }, ask) => {
    const { asked, explored, flows } = await askedTrade(query, ask, {
      ofRecordsAlone: language === undefined,
    })
    if (asked.show === 'table')
      throw new Invalid('A table is not drawn: take the CSV, or another way to show it')
    if (explored.rows === 0) throw new NotFound('No trade record fits this selection')
    const ids = explored.species.map(({ value }) => value)
    const nameOf = await speciesNamesIn(language, ids, ask)
    const species = explored.species.map(({ value: id, scientific_name }) => ({
      id,
      scientific_name,
      name: nameOf(id) ?? scientific_name,
    }))
    return {
      figures: { view: 'explorer', asked, explored, flows, species },
      release: explored.release,
      isFixed: namesNoGroup(asked),
    }
  },
}

/** A comparison of species, whose names and notes are those of now, so that it may change. */
export const comparisonChart: AddressedChart = {
  path: '/research/species-comparison',
  isPinned: false,
  page: (query) => `/research/species-comparison?${inOrder(query)}`,
  title: (t) => t('common:pages.comparison.crumb'),
  count: async ({ query }, ask) => {
    const compared = await comparedSpecies(query, ask)
    const { selection: _, release, ...figures } = compared
    return { figures: { view: 'comparison', ...figures }, release, isFixed: false }
  },
}

/** The flags that the filters of an address leave. */
export const screeningChart: AddressedChart = {
  path: '/screening',
  isPinned: true,
  page: (query) => `/screening${withoutRelease(query)}`,
  title: (t) => t('common:pages.screening.heading'),
  count: async ({ query, language }, ask) => {
    const list = answered<ScreeningList>(await askScreening(query, ask))
    if (list.release === null)
      throw new NotFound('Nothing is screened: the trade records are simulated or none are loaded')
    if (list.flags.length === 0) throw new NotFound('No species and exporter meet a criterion here')
    const nameOf = await speciesNamesIn(
      language,
      list.flags.map(({ species_id }) => species_id),
      ask,
    )
    const flags = list.flags.map((flag) => ({ ...flag, common_name: nameOf(flag.species_id) ?? null }))
    return {
      figures: {
        view: 'screening',
        list: { ...list, flags },
        query: withoutRelease(new URLSearchParams(query)).slice(1),
      },
      release: list.release,
      isFixed: true,
    }
  },
}

/** A chart of a country's page. */
export const countryChart = (code: string, view: CountryViewName): AddressedChart => ({
  path: countryViewPath(code, view),
  isPinned: true,
  page: () => `${countryPath(code)}#chart-${view}`,
  title: (t) => `${countryName(code, t)}: ${t(titleOf(view))}`,
  count: async ({ query, language }, ask) => {
    const profile = await countryProfile({ code, view, query }, ask)
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
