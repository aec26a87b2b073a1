/**
 * How often the status changed: every assessment and listing after the first of its kind.
 * Source: specification, document 2, section 4.
 */
export function statusChangesCount(counts: { assessments: number; cites: number; cms: number }): number {
  return Object.values(counts).reduce((total, count) => total + Math.max(0, count - 1), 0)
}
