/**
 * Which share of a total is covered, in percent with one decimal and never above 100; of nothing, nothing is.
 * Source: specification, document 1, section 5.
 */
export function coveragePercentage(covered: number, total: number): number {
  return total === 0 ? 0 : Math.min(100, Math.round((covered / total) * 1000) / 10)
}
