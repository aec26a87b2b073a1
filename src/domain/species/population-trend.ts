/** The words a population's trend comes to. */
export const POPULATION_TRENDS = ['Increasing', 'Declining', 'Stable', 'Unknown'] as const
export type PopulationTrend = (typeof POPULATION_TRENDS)[number]

const WORDS: readonly (readonly [PopulationTrend, RegExp])[] = [
  ['Increasing', /increas|recover|rebound/i],
  ['Declining', /declin|decreas|reducing/i],
  ['Stable', /stable/i],
]

/**
 * Reads a trend out of free text; the first word of the list that occurs decides.
 * Source: specification, document 1, section 4.
 */
export function populationTrend(text: string | null): PopulationTrend {
  if (text === null) return 'Unknown'
  return WORDS.find(([, word]) => word.test(text))?.[0] ?? 'Unknown'
}
