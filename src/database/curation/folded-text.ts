import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { APOSTROPHES, PLAIN_LETTERS } from '#domain/names/fold-name.ts'

const ACCENTS_AND_APOSTROPHES = `[\\u0300-\\u036f'${APOSTROPHES}]`

/** A column as `foldName` folds a text that has no syllabics: the second copy of that rule, for searches in the database. */
export function foldedText(column: SQL | PgColumn): SQL {
  const plain = sql`regexp_replace(normalize(lower(${column}::text), nfd), ${ACCENTS_AND_APOSTROPHES}, '', 'g')`
  return Object.entries(PLAIN_LETTERS).reduce(
    (text, [letter, written]) => sql`replace(${text}, ${letter}, ${written})`,
    plain,
  )
}
