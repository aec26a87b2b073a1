/** The texts that a species' profile is written in, in the order of the page. */
export const SPECIES_TEXTS = [
  'description',
  'threats_overview',
  'habitat_description',
  'movement_patterns',
  'conservation_overview',
  'use_and_trade',
] as const
export type SpeciesText = (typeof SPECIES_TEXTS)[number]
