import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, integer, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The key of every curated row; catalogue rows bring a fixed one. */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`)

/** Where a fact comes from, whether someone compared it with that source, and which edit of the row this is. */
export const curated = () => ({
  source: text(),
  checked: boolean().notNull().default(false),
  /** 1 as loaded from the catalogue; each curator's save adds one, and the catalogue never overwrites those. */
  version: integer().notNull().default(1),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The check that a column holds a word of its vocabulary, or nothing. */
export const isOneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`

/** An exact decimal, read as a number where a screen shows it. */
export const decimal = () => numeric({ mode: 'number' })
