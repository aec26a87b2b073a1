import { getTableColumns, type Table } from 'drizzle-orm'

const ITS_SPECIES_AND_EDITING = ['species_id', 'version', 'created_at', 'updated_at'] as const

/** The columns of facts about a species: all but the species, by which they are asked for, and what belongs to their editing. */
export const factColumns = <Facts extends Table>(table: Facts) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) =>
      ITS_SPECIES_AND_EDITING.every((other) => other !== name),
    ),
  ) as Omit<Facts['_']['columns'], (typeof ITS_SPECIES_AND_EDITING)[number]>
