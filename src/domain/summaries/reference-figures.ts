/**
 * What the earlier edition of this portal counted, as stated in March 2025. Shown where the portal's own
 * count cannot be read, and always with that date. Source: document 1, section 9; supplement, section 2.
 */
export const REFERENCE_FIGURES = { totalSpecies: 43, tradeRecordCount: 473_102 } as const
