import { json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ExplorerAnswers } from '#domain/explorer/explorer-jobs.ts'

/**
 * What was counted over the files of all species in use, so that it is counted once for a release and not after each start.
 * A later release, or later rules of counting, take the place of all of it.
 */
export const trade_counts = pgTable(
  'trade_counts',
  {
    /** Digest of the species and their files. */
    files: text().notNull(),
    /** Digest of the sources of the rules that counted. */
    rules: text().notNull(),
    /** The question as JSON. */
    job: text().notNull(),
    /** As text, so that it is read in the order in which it was written. */
    answer: json().$type<ExplorerAnswers[keyof ExplorerAnswers]>().notNull(),
    counted_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.files, table.rules, table.job] })],
)
