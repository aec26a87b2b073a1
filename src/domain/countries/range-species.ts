/** How a country is named in the range of a listing in the Convention on Migratory Species. */
export const LISTED_RANGES = ['native', 'introduced', 'extinct', 'uncertain', 'uncategorised'] as const
/** The same, and what curators enter. */
export const RANGE_KINDS = [...LISTED_RANGES, 'entered'] as const
export type RangeKind = (typeof RANGE_KINDS)[number]

interface NamedSpecies {
  species_id: string
  scientific_name: string
  common_name: string | null
}

/** A current listing, and which of its lists name the country. */
export type ListedRange<Appendix> = NamedSpecies & { appendix: Appendix } & Readonly<
    Record<(typeof LISTED_RANGES)[number], boolean>
  >

/** A species whose range includes a country. */
export interface RangeSpecies<Appendix> extends NamedSpecies {
  kind: RangeKind
  appendix: Appendix | null
  presence: string | null
}

/** The species whose range includes a country, by kind of range, native first; each as the lists give them. */
export function rangeSpecies<Appendix>(
  listed: readonly ListedRange<Appendix>[],
  entered: readonly (NamedSpecies & { presence: string | null })[],
): RangeSpecies<Appendix>[] {
  const named = ({ species_id, scientific_name, common_name }: NamedSpecies): NamedSpecies => ({
    species_id,
    scientific_name,
    common_name,
  })
  return [
    ...LISTED_RANGES.flatMap((kind) =>
      listed
        .filter((one) => one[kind])
        .map((one) => ({ ...named(one), kind, appendix: one.appendix, presence: null })),
    ),
    ...entered.map((one) => ({
      ...named(one),
      kind: 'entered' as const,
      appendix: null,
      presence: one.presence,
    })),
  ]
}

/** The first species of each kind of range. */
export const firstOfRanges = <Species extends { kind: RangeKind }>(
  all: readonly Species[],
  most: number,
): Species[] => RANGE_KINDS.flatMap((kind) => all.filter((one) => one.kind === kind).slice(0, most))

/** How many species there are of each kind of range. */
export const rangeCounts = (all: readonly { kind: RangeKind }[]): Record<RangeKind, number> =>
  Object.fromEntries(
    RANGE_KINDS.map((kind) => [kind, all.filter((one) => one.kind === kind).length]),
  ) as Record<RangeKind, number>
