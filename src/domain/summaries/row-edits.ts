/** A row as it is in the database. */
export interface SavedRow {
  id: string
  version: number
}

/** A row as it is written in a form; one without an id is new. */
export interface WrittenRow {
  id?: string
  [field: string]: unknown
}

/** What saving has to do to the rows of one table. */
export interface RowEdits<Row> {
  created: Row[]
  updated: (Row & SavedRow)[]
  removed: SavedRow[]
}

/**
 * What makes the saved rows become the written ones. Rows that were not edited stay out of it, so that what
 * others save of them in the meantime is no conflict.
 */
export function rowEdits<Row extends WrittenRow>(
  saved: readonly SavedRow[],
  written: readonly Row[],
): RowEdits<Row> {
  return {
    created: written.filter(({ id }) => id === undefined),
    updated: saved.flatMap((row) => {
      const found = written.find(({ id }) => id === row.id)
      return found && isEdited(row, found) ? [{ ...found, id: row.id, version: row.version }] : []
    }),
    removed: saved
      .filter((row) => !written.some(({ id }) => id === row.id))
      .map(({ id, version }) => ({ id, version })),
  }
}

/** Whether a written row differs from the saved one, which may hold fields that the form has not. */
export function isEdited(saved: SavedRow, written: WrittenRow): boolean {
  const before: Readonly<Record<string, unknown>> = { ...saved }
  return Object.keys(written)
    .filter((field) => field !== 'version')
    .some((field) => asWritten(before[field]) !== asWritten(written[field]))
}

/** A form holds every value as text and an unknown one as nothing. */
const asWritten = (value: unknown): string => String(value ?? '')
