import type { MatchingName } from '#database/species/matching-names-queries.ts'
import { nameKey } from '#domain/names/stored-name.ts'
import { detached } from './files/detached.ts'

/**
 * Finds the species that a published name means: exactly its current name or one of its synonyms, whatever
 * the case. Nothing looser, since a genus or a part of a name would draw in other species' records.
 */
export class SpeciesMatcher {
  readonly #species = new Map<string, string>()
  /** Names as they were asked for: a release asks the same one in thousands of rows. */
  readonly #asked = new Map<string, string | undefined>()

  constructor(names: readonly MatchingName[]) {
    // Current names come before synonyms, and a name that two species claim goes to the first.
    for (const { species_id, name } of names.toReversed()) this.#species.set(nameKey(name), species_id)
  }

  /** The id of the species, or undefined when the name is none of them. */
  match(name: string): string | undefined {
    const species_id = this.#asked.get(name)
    if (species_id !== undefined || this.#asked.has(name)) return species_id
    const found = this.#species.get(nameKey(name))
    this.#asked.set(detached(name), found)
    return found
  }
}
