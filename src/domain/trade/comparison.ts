/** How many species one comparison takes. Source: specification, document 2, section 9. */
export const FEWEST_COMPARED = 2
export const MOST_COMPARED = 5

/** What is compared year by year: rows of annual reports, quantities of one article and measure, or whole animals. */
export const COMPARED_MEASURES = ['records', 'quantity', 'animals'] as const
export type ComparedMeasure = (typeof COMPARED_MEASURES)[number]

/** One scale for all in equal steps or in powers of ten, or each species against its own peak year. */
export const COMPARISON_SCALES = ['common', 'log', 'indexed'] as const
export type ComparisonScale = (typeof COMPARISON_SCALES)[number]

/**
 * The species of an address: each once and in its order, unknown ones apart, no more than
 * five. An unknown one takes no place.
 */
export function comparisonSelection(ids: readonly string[], known: ReadonlySet<string>) {
  const asked = [...new Set(ids)]
  const found = asked.filter((id) => known.has(id))
  return {
    chosen: found.slice(0, MOST_COMPARED),
    /** Ids that no species carries. */
    unknown: asked.filter((id) => !known.has(id)),
    /** Species beyond the fifth. */
    surplus: Math.max(0, found.length - MOST_COMPARED),
  }
}

/**
 * Values as parts of the largest of them, which becomes 100, so that species traded in tons and species
 * traded one by one show the same rise as the same rise. The peak, not the first year: early years hold
 * a few records, and whatever follows them would be thousands. What is missing stays missing, and without
 * a value above zero there is nothing to measure by.
 */
export function indexedToPeak(values: readonly (number | null)[]): (number | null)[] {
  const peak = Math.max(0, ...values.flatMap((value) => value ?? []))
  return values.map((value) => (value === null || peak === 0 ? null : (value / peak) * 100))
}
