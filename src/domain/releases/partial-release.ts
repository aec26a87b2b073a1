import { isOlderVersion } from '../trade/release-address.ts'
import { type Covering, isWhole, releaseOfSpecies, wholeRelease } from './release-of-species.ts'

interface Comparable extends Covering {
  version?: string | null | undefined
  simulated?: boolean | undefined
  aggregated?: boolean | undefined
}

/** Why a release of some species cannot stand beside those in use. Each is a key of `admin:validation`. */
export const PARTIAL_PROBLEMS = [
  'partial_needs_whole',
  'partial_of_another_kind',
  'partial_needs_version',
  'partial_is_older',
] as const
export type PartialProblem = (typeof PARTIAL_PROBLEMS)[number]

/**
 * Whether a release of some species may stand beside those in use: published records of a whole release, of the same kind
 * (sums and shipments are never mixed), and none newer of the same species. An older release may lack the last of the complete
 * years, which are those of the whole release for every species. Source: trade-methods, section 6.
 */
export function partialProblem(set: readonly Comparable[], release: Comparable): PartialProblem | undefined {
  const whole = wholeRelease(set)
  if (whole === undefined || whole.simulated) return 'partial_needs_whole'
  if ((whole.aggregated ?? false) !== (release.aggregated ?? false)) return 'partial_of_another_kind'
  const replaced = set.filter((one) => isWhole(one) || one.covers?.some((id) => release.covers?.includes(id)))
  const version = release.version ?? null
  if (version === null && replaced.some((one) => one.version != null)) return 'partial_needs_version'
  return replaced.some((one) => isOlderVersion(version, one.version ?? null)) ? 'partial_is_older' : undefined
}

interface Identified extends Covering {
  id?: string | undefined
}

/**
 * The species whose records differ in origin between two sets of releases; undefined where that is the whole dataset, since
 * it is another whole release.
 */
export function speciesBetween(
  one: readonly Identified[],
  other: readonly Identified[],
): string[] | undefined {
  const whole = wholeRelease(one)
  if (whole?.id === undefined || whole.id !== wholeRelease(other)?.id) return undefined
  const named = new Set([...one, ...other].flatMap(({ covers }) => covers ?? []))
  return [...named].filter((id) => releaseOfSpecies(one, id)?.id !== releaseOfSpecies(other, id)?.id)
}
