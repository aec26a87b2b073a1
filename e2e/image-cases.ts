import type { TaxonAnswer } from '#testing/taxon-answers.ts'

/** How the stand-in for the taxon service answers about some of the species; about the others rightly. */
export const IMAGE_CASES = {
  'Odobenus rosmarus': 'wrong-species',
  'Delphinapterus leucas': 'subspecies-only',
  'Enhydra lutris': 'no-licence',
  'Lynx canadensis': 'no-photo',
  'Balaena mysticetus': 'slow',
  'Eschrichtius robustus': 'failing',
  'Orcinus orca': 'malformed',
  'Ziphius cavirostris': 'broken-photo',
} as const satisfies Record<string, TaxonAnswer>
