const THOUSAND = 1000
const TEN_THOUSAND = 10_000

/** A count for a small space: rounded thousands with K above a thousand. Source: document 1, section 2.3. */
export function roundedThousands(count: number): string {
  return count > THOUSAND ? `${Math.round(count / THOUSAND)}K` : String(count)
}

/** A count that promises no more than there is: '460K+' for 464,042. Source: supplement, section 2. */
export function flooredTenThousands(count: number): string {
  return count < TEN_THOUSAND ? String(count) : `${Math.floor(count / TEN_THOUSAND) * 10}K+`
}
