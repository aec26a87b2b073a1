interface ArticleMoments {
  last_updated: Date | null
  /** When an assessment, listing or suspension of the species was last changed by someone; null never. */
  last_change: Date | null
}

/**
 * Whether a summary is outdated: something changed since, or another year began, from
 * which on years are counted. One that was never made is not outdated but missing.
 */
export function isOutdated({ last_updated, last_change }: ArticleMoments, currentDay: string): boolean {
  if (last_updated === null) return false
  const firstOfYear = `${currentDay.slice(0, 4)}-01-01T00:00:00Z`
  return (last_change !== null && last_change > last_updated) || last_updated < new Date(firstOfYear)
}

/** The rows with the answer in place of the moment it rests on. */
export function withAge<Row extends ArticleMoments>(rows: readonly Row[], currentDay: string) {
  return rows.map(({ last_change, ...row }) => ({
    ...row,
    is_outdated: isOutdated({ last_change, last_updated: row.last_updated }, currentDay),
  }))
}
