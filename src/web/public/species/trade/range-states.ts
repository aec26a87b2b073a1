import type { SpeciesDetail } from '#contract/species-contract.ts'

/** Where a species is native by the list of the Convention on Migratory Species; none where it is not listed there. */
export function rangeStates({ cms_listings }: Pick<SpeciesDetail, 'cms_listings'>): string[] {
  return [
    ...new Set(cms_listings.filter(({ is_current }) => is_current).flatMap((one) => one.native_distribution)),
  ]
}
