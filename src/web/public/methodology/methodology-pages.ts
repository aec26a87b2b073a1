/** The pages of the methodology in reading order. */
export const METHODOLOGY_PAGES = [
  { word: 'overview', to: '/methodology' },
  { word: 'dataArchitecture', to: '/methodology/data-science' },
  { word: 'researchPipeline', to: '/methodology/scite-research' },
  { word: 'dashboardCalculations', to: '/methodology/dashboard-calculations' },
  { word: 'proof', to: '/methodology/proof' },
] as const

export type MethodologyPage = (typeof METHODOLOGY_PAGES)[number]['word']

/**
 * The two pages that the strip of small screens leads to: the one before and the one after. The first
 * page leads to both stages, the last one back to the first.
 */
export function neighbours(page: MethodologyPage) {
  const at = METHODOLOGY_PAGES.findIndex(({ word }) => word === page)
  const [overview, first, second] = METHODOLOGY_PAGES
  if (at <= 0) return [first, second] as const
  return [METHODOLOGY_PAGES[at - 1] ?? overview, METHODOLOGY_PAGES[at + 1] ?? overview] as const
}
