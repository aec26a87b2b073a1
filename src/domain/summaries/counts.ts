const THOUSAND = 1000
const TEN_THOUSAND = 10_000

/**
 * A count for a small space, in rounded thousands; undefined up to a thousand, where it stands as it is.
 * Source: document 1, section 2.3.
 */
export function roundedThousands(count: number): number | undefined {
  return count > THOUSAND ? Math.round(count / THOUSAND) : undefined
}

/**
 * A count that promises no more than there is: 460 thousand 'and more' for 464,042; undefined below ten
 * thousand. Source: supplement, section 2.
 */
export function flooredTenThousands(count: number): number | undefined {
  return count < TEN_THOUSAND ? undefined : Math.floor(count / TEN_THOUSAND) * 10
}
