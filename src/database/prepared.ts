import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from './access.ts'

/** A value of a query that is known when it is asked, or named in one that is prepared. */
export type Given<Value> = Value | Placeholder

/**
 * A query that is put together once per database instead of at each asking, and that a server plans once per
 * connection, under the name it was prepared with.
 */
export function preparedOnce<Query>(prepare: (db: Reader) => Query): (db: Reader) => Query {
  const prepared = new WeakMap<Reader, Query>()
  return (db) => {
    const known = prepared.get(db)
    if (known !== undefined) return known
    const query = prepare(db)
    prepared.set(db, query)
    return query
  }
}

/**
 * The rows of another query as one value of a row, in their order and under their columns' names, so that a
 * record comes with what belongs to it by one question. For columns that JSON can hold: text, numbers, days, lists.
 */
export function rowsOf<Row>(query: SQLWrapper & PromiseLike<Row[]>): SQL<Row[]> {
  return sql<Row[]>`(select coalesce(json_agg(nested), '[]') from ${query} as nested)`
}
