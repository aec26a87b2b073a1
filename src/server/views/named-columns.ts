import type { ColumnName } from '#domain/views/codebook.ts'
import type { Cell } from '#domain/views/view-table.ts'

/** Columns that hold the fields of a record by which they are named. */
export const fields = <const Name extends ColumnName>(...names: Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, (record: Readonly<Partial<Record<Name, Cell>>>) => record[name]]),
  ) as { [Column in Name]: (record: Readonly<Partial<Record<Column, Cell>>>) => Cell | undefined }
