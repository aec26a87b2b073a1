type Field = string | number | boolean | readonly string[] | null
export type Fields = Readonly<Record<string, Field>>

/** One row of a curated table that a published list would add or change. */
export interface ProposedChange {
  /** Names the change while someone decides about it. */
  key: string
  species_id: string
  /** The row to change, as edited up to `version`; null for a new one. */
  row_id: string | null
  version: number | null
  /** The fields that would change, as they stand; empty for a new row. */
  before: Fields
  after: Fields
  /** The published list carries no date and the row needs one: a curator supplies it. */
  needs_date: boolean
  /** What the fact itself names as its source; without it the release is the source. */
  source?: string
}

/** A stored row that may be changed. */
export interface StoredRow {
  id: string
  version: number
}

/** A change of the fields in which `after` differs from the row; undefined where it agrees in all. */
export function changeOf<Row extends StoredRow & { species_id: string }>(
  row: Row,
  after: Partial<Omit<Row, keyof StoredRow>> & object,
): ProposedChange | undefined {
  const stored = row as unknown as Fields
  const differing = Object.entries(after as Fields).filter(([name, value]) => stored[name] !== value)
  if (differing.length === 0) return undefined
  return {
    key: row.id,
    species_id: row.species_id,
    row_id: row.id,
    version: row.version,
    before: Object.fromEntries(differing.map(([name]) => [name, stored[name] ?? null])),
    after: Object.fromEntries(differing),
    needs_date: false,
  }
}

/** A row that is not there yet; `key` is what makes it the one it is. */
export function additionOf(
  key: string,
  { species_id, ...after }: Fields & { species_id: string },
  needs_date = false,
): ProposedChange {
  return { key, species_id, row_id: null, version: null, before: {}, after, needs_date }
}

/**
 * Whether two comparisons of one release propose the same: it reads the same files, so that only rows added,
 * removed or saved in between make a difference.
 */
export function proposeTheSame(shown: readonly ProposedChange[], now: readonly ProposedChange[]): boolean {
  const seen = new Set(shown.map(rowSeen))
  return shown.length === now.length && now.every((change) => seen.has(rowSeen(change)))
}

const rowSeen = ({ key, version }: ProposedChange) => `${key} ${version}`
