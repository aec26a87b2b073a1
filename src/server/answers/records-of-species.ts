import type { Reader } from '#database/access.ts'
import { type DataScopes, EVERYTHING, speciesIn } from '#database/releases/data-scopes.ts'
import { listSpeciesIds } from '#database/species/species-queries.ts'
import { MOST_LISTED } from '#domain/species/named-parts.ts'
import {
  byScientificName,
  type ListedSpecies,
  withSpeciesReadAgain,
} from '#domain/species/species-in-order.ts'
import type { DataVersion, ScopeChanges } from './data-version.ts'

/** A question about every species, or about those with some ids. Its answer is ordered by `byScientificName`. */
export type ReadSpecies = (db: Reader, ids?: readonly string[]) => Promise<readonly ListedSpecies[]>

/** The tables that a list of species is read from. */
export interface TablesOfList {
  /** Their rows belong to one species, and say so. */
  ofSpecies: DataScopes
  /** Their rows belong to none, so that any of them may change every species. */
  shared: DataScopes
}

/** Where more species changed, all are read. */
const MOST_SPECIES = 500

/** The species to read again after changes; undefined where that is all of them. */
export function speciesToRead(
  changed: ScopeChanges['scopes'],
  { ofSpecies, shared }: TablesOfList,
): readonly string[] | undefined {
  const has = (scope: string) => changed.has(scope)
  if (has(EVERYTHING) || shared.some(has)) return undefined
  if (!ofSpecies.some(has)) return []
  const ids = speciesIn(changed)
  return ids !== undefined && ids.length <= MOST_SPECIES ? ids : undefined
}

/**
 * A list of all species that stays in memory. After a change the species that it belongs to are read again, and no others;
 * what did not change stays the same object, so that what was made of it holds.
 */
export class RecordsOfSpecies {
  readonly #read: ReadSpecies
  readonly #tables: TablesOfList
  readonly #versions: Pick<DataVersion, 'changesSince'>
  readonly #listIds: typeof listSpeciesIds
  #known: { moment: number; records: Promise<readonly ListedSpecies[]> } | undefined

  constructor(
    read: ReadSpecies,
    tables: TablesOfList,
    versions: Pick<DataVersion, 'changesSince'>,
    listIds = listSpeciesIds,
  ) {
    this.#read = read
    this.#tables = tables
    this.#versions = versions
    this.#listIds = listIds
  }

  /** The list with every change that this process has heard of. */
  async of(db: Reader): Promise<readonly ListedSpecies[]> {
    const before = this.#known
    const { moment, scopes } = this.#versions.changesSince(before?.moment ?? 0)
    const ids = before && speciesToRead(scopes, this.#tables)
    const records =
      before === undefined || ids === undefined
        ? this.#readAll(db)
        : ids.length === 0
          ? before.records
          : Promise.all([before.records, this.#read(db, ids)]).then(([list, found]) =>
              withSpeciesReadAgain(list, ids, found),
            )
    this.#known = { moment, records }
    try {
      return await records
    } catch (problem) {
      if (this.#known?.records === records) this.#known = undefined
      throw problem
    }
  }

  /** One part after another, since the rows of 40,000 species with their names would take some 300 MB for a moment. Of what changes meanwhile this process hears, and reads it again with the next question. */
  async #readAll(db: Reader): Promise<readonly ListedSpecies[]> {
    const ids = await this.#listIds(db)
    if (ids.length <= MOST_LISTED) return this.#read(db)
    const list: ListedSpecies[] = []
    for (let from = 0; from < ids.length; from += MOST_LISTED)
      list.push(...(await this.#read(db, ids.slice(from, from + MOST_LISTED))))
    return list.sort(byScientificName)
  }
}
