/** Where a species' picture came from (an administrator's choice, the taxon service), or why there is none. */
export const IMAGE_OUTCOMES = ['chosen', 'found', 'no-match', 'no-photo', 'no-licence'] as const
export type ImageOutcome = (typeof IMAGE_OUTCOMES)[number]
