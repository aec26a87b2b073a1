/** A release in use; `covers` is null where it is the whole dataset. */
export interface Covering {
  covers?: readonly string[] | null | undefined
}

/** The release that is the whole dataset, beside which others may cover some species. */
export const wholeRelease = <Release extends Covering>(set: readonly Release[]): Release | undefined =>
  set.find(isWhole)

/** The release that a species' records come from: the one that covers it, else the one that is the whole dataset. */
export const releaseOfSpecies = <Release extends Covering>(
  set: readonly Release[],
  species: string,
): Release | undefined => set.find(({ covers }) => covers?.includes(species)) ?? wholeRelease(set)

/** Whether a release is the whole of its dataset. */
export const isWhole = ({ covers }: Covering) => covers == null
