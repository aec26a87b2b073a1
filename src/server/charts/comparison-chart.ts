import { Answer } from '../answers/answer.ts'
import { comparedSpecies } from '../views/compared-species.ts'
import { inOrder } from '../views/view-query.ts'
import type { AddressedChart } from './addressed-chart.ts'

const PATH = '/research/species-comparison'

/** A comparison of species, whose names and notes are those of now, so that it may change. */
export const comparisonChart: AddressedChart = {
  path: PATH,
  isPinned: false,
  page: (query) => `${PATH}?${inOrder(query)}`,
  title: (t) => t('common:pages.comparison.crumb'),
  count: async ({ query }, ask) => {
    const compared = await comparedSpecies(query, ask)
    if (compared instanceof Answer) return compared
    const { selection: _, release, ...figures } = compared
    return { figures: { view: 'comparison', ...figures }, release, isFixed: false }
  },
}
