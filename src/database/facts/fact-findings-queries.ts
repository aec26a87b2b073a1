import { findInFacts } from '#domain/facts/find-in-facts.ts'
import type { Reader } from '../access.ts'
import { listFactRows } from '../assistant/facts-queries.ts'
import { listSpeciesFacts } from './species-facts-queries.ts'

/** The findings of the fact rules in the database, each with its species. */
export async function listFactFindings(db: Reader, currentYear: number) {
  const [rows, all] = await Promise.all([listFactRows(db), listSpeciesFacts(db)])
  const named = new Map(all.map(({ facts: _, ...species }) => [species.id, species]))
  return findInFacts(
    rows,
    all.map(({ facts }) => facts),
    currentYear,
  ).map(({ species_id, ...finding }) => ({
    ...finding,
    species: species_id === null ? null : (named.get(species_id) ?? null),
  }))
}
