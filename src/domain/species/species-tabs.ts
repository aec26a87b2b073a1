/** The tabs of the species page, in their order, by the names they have in its address. */
export const SPECIES_TABS = ['overview', 'trade', 'illegal-trade', 'catch', 'conservation'] as const
export type SpeciesTab = (typeof SPECIES_TABS)[number]
