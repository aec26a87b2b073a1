import { type SQL, sql } from 'drizzle-orm'
import { SILENT_AFTER_MS } from '#domain/releases/import-states.ts'
import { dataset_imports } from '../schema/index.ts'

/**
 * Whether an import has reported nothing for so long that the process that reads it must have stopped. What was told
 * as long ahead was told by a clock that has been set back since.
 */
export const isSilent: SQL<boolean> = sql`(
  abs(extract(epoch from now() - ${dataset_imports.told_at})) * 1000 > ${SILENT_AFTER_MS}
)`
