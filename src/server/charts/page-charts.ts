import { Invalid, NotFound } from '#domain/problems.ts'
import { Answer } from '../answers/answer.ts'
import { askedTrade } from '../views/asked-trade.ts'
import { namesNoGroup } from '../views/explorer-view.ts'
import { withoutRelease } from '../views/view-query.ts'
import type { AddressedChart } from './addressed-chart.ts'
import { speciesNamesIn } from './species-names.ts'

const PATH = '/trade'

/** The trade of any species, grouped and drawn as its address asks. */
export const explorerChart: AddressedChart = {
  path: PATH,
  isPinned: true,
  page: (query) => PATH + withoutRelease(query),
  title: (t) => t('common:pages.explorer.heading'),
  count: async ({ query, language }, ask) => {
    const found = await askedTrade(query, ask, { ofRecordsAlone: language === undefined })
    if (found instanceof Answer) return found
    const { asked, explored, flows } = found
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
