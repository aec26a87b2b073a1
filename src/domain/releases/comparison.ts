/** How many records of one species an import would leave, add, take away or change. */
export interface SpeciesComparison {
  /** null: records whose species is no longer on the portal. */
  species_id: string | null
  before: number
  after: number
  added: number
  removed: number
  changed: number
}

export type ComparisonTotals = Omit<SpeciesComparison, 'species_id'>

interface HowToCompare<Compared> {
  /** What makes two records the same one, e.g. species, country, area and season. */
  key: (record: Compared) => string
  /** Everything a reader would see; records of one key that differ here are changed. */
  content: (record: Compared) => string
}

/** What a figure comes to: 12, 12.0 and 12.00 are one, which the database writes in its own way. */
export const amountOf = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal))

/** How records differ: counted by species, and each that does. */
export interface ComparedRecords<Compared> {
  species: SpeciesComparison[]
  removed: Compared[]
  changed: { before: Compared; after: Compared }[]
  added: Compared[]
}

/**
 * Compares the records in use with those that wait, species by species. Records alike in everything stay;
 * of the others, as many of one key as are on both sides are changed, the rest are added or removed.
 */
export function compareRecords<Compared extends { species_id: string }>(
  before: readonly Compared[],
  after: readonly Compared[],
  { key, content }: HowToCompare<Compared>,
): ComparedRecords<Compared> {
  const bySpecies = new Map<string, SpeciesComparison>()
  const of = (species_id: string) => {
    const known = bySpecies.get(species_id)
    if (known !== undefined) return known
    const fresh = { species_id, before: 0, after: 0, added: 0, removed: 0, changed: 0 }
    bySpecies.set(species_id, fresh)
    return fresh
  }
  for (const { species_id } of before) of(species_id).before += 1
  for (const { species_id } of after) of(species_id).after += 1

  const whole = (record: Compared) => `${record.species_id}\n${key(record)}\n${content(record)}`
  const keyed = (record: Compared) => `${record.species_id}\n${key(record)}`
  const unlike = paired(before, after, whole)
  const { left: removed, right: added, pairs } = paired(unlike.left, unlike.right, keyed)
  for (const { species_id } of removed) of(species_id).removed += 1
  for (const { species_id } of added) of(species_id).added += 1
  for (const [{ species_id }] of pairs) of(species_id).changed += 1
  const changed = pairs.map(([one, other]) => ({ before: one, after: other }))
  return { species: [...bySpecies.values()], removed, changed, added }
}

/** Pairs both sides, one for one, by what `identity` calls the same; what is left over stays apart. */
function paired<Compared>(
  left: readonly Compared[],
  right: readonly Compared[],
  identity: (record: Compared) => string,
): { left: Compared[]; right: Compared[]; pairs: [Compared, Compared][] } {
  const waiting = Map.groupBy(right, identity)
  const pairs: [Compared, Compared][] = []
  const leftOver = left.filter((record) => {
    const same = waiting.get(identity(record))?.shift()
    if (same !== undefined) pairs.push([record, same])
    return same === undefined
  })
  return { left: leftOver, right: [...waiting.values()].flat(), pairs }
}

/** The same over all species. */
export function totalsOf(comparison: readonly ComparisonTotals[]): ComparisonTotals {
  const sum = (count: (one: ComparisonTotals) => number) =>
    comparison.reduce((total, one) => total + count(one), 0)
  return {
    before: sum(({ before }) => before),
    after: sum(({ after }) => after),
    added: sum(({ added }) => added),
    removed: sum(({ removed }) => removed),
    changed: sum(({ changed }) => changed),
  }
}

const HALF = 0.5

/** Whether so many rows would go that perhaps not every file of the release was sent: more than half. */
export const leavesLittle = ({ before, after }: ComparisonTotals): boolean => after < before * HALF

/** Whether neither side has a row. */
export const isWithoutRows = ({ before, after }: ComparisonTotals): boolean => before + after === 0

/** Whether accepting would change any record. */
export const changesNothing = ({ added, removed, changed }: ComparisonTotals): boolean =>
  added + removed + changed === 0
