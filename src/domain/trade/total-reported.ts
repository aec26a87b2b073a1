/** The plain sum of what was reported, whatever the unit; null where nothing was. Source: supplement, section 4. */
export function totalReported(reported: readonly { quantity: number | null }[]): number | null {
  return reported.reduce<number | null>(
    (total, { quantity }) => (quantity === null ? total : (total ?? 0) + quantity),
    null,
  )
}
