/** How many records a release holds of one year. */
export interface RecordsOfYear {
  year: number
  records: number
}

/**
 * The newest year that holds at least half as many records as the year before it: parties report late,
 * so the newest years of a release are a stub. Undefined without records.
 * Source: supplement, section 4.
 */
export function lastCompleteYear(annual: readonly RecordsOfYear[]): number | undefined {
  const recordsIn = new Map(annual.map(({ year, records }) => [year, records]))
  return [...recordsIn.keys()]
    .sort((a, b) => b - a)
    .find((year) => (recordsIn.get(year) ?? 0) * 2 >= (recordsIn.get(year - 1) ?? 0))
}
