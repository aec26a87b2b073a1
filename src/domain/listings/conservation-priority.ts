/** How urgent a migratory species' conservation is, as an article summary words it. */
export const CONSERVATION_PRIORITIES = ['High', 'Medium'] as const
export type ConservationPriority = (typeof CONSERVATION_PRIORITIES)[number]
