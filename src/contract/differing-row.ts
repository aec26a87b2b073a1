import { z } from 'zod'
import { ROW_CHANGES } from '#domain/releases/row-change.ts'

/** A row that an import adds, removes or changes: as it is in use, and as it was sent. */
export const differingRow = z.object({
  change: z.enum(ROW_CHANGES),
  species_id: z.string().nullable(),
  scientific_name: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
