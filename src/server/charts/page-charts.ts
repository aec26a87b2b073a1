import type { ScreeningList } from '#contract/screening-contract.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import { answered } from '../answers/refused-answer.ts'
import { askedTrade } from '../views/asked-trade.ts'
import { comparedSpecies } from '../views/compared-species.ts'
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
