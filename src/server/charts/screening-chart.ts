import type { ScreeningList } from '#contract/screening-contract.ts'
import { NotFound } from '#domain/problems.ts'
import { contentOf } from '../answers/answer.ts'
import { askScreening } from '../views/screening-view.ts'
import { withoutRelease } from '../views/view-query.ts'
import type { AddressedChart } from './addressed-chart.ts'
import { speciesNamesIn } from './species-names.ts'

const PATH = '/screening'

/** The flags that the filters of an address leave. */
export const screeningChart: AddressedChart = {
  path: PATH,
  isPinned: true,
  page: (query) => PATH + withoutRelease(query),
  title: (t) => t('common:pages.screening.heading'),
  count: async ({ query, language }, ask) => {
    const found = await askScreening(query, ask)
    if (found.status !== 200) return found
    const list = contentOf<ScreeningList>(found)
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
