/** What published figures may be sorted by. */
export const FIGURE_SORTS = ['species', 'printed', 'ours', 'verdict'] as const
export type FigureSort = (typeof FIGURE_SORTS)[number]

export interface FigureOrder {
  sort: FigureSort
  descending: boolean
}
