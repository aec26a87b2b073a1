import type { EngineThread } from './embedded-thread.ts'
import { quoted } from './engine.ts'

/** Pages of 8 kB, so that a piece has about two megabytes however many rows there are. */
const PAGES_AT_ONCE = 256

/**
 * A table's rows as COPY's text, some pages at a time: the engine hands over what a statement copies in one
 * piece, and a large table in one piece would need as much memory. The caller's transaction holds the engine's
 * only session, so that nothing changes between two pieces.
 */
export async function* copyByPages(
  thread: EngineThread,
  table: string,
  columns: readonly string[],
): AsyncGenerator<Uint8Array> {
  const names = columns.map(quoted).join(', ')
  const pages = await countPages(thread, table)
  for (let first = 0; first < pages; first += PAGES_AT_ONCE) {
    const { copied } = await thread.query({
      text: `copy (select ${names} from ${quoted(table)}
        where ctid >= '(${first},0)' and ctid < '(${first + PAGES_AT_ONCE},0)') to '/dev/blob'`,
      params: [],
    })
    if (copied !== undefined && copied.length > 0) yield copied
  }
}

async function countPages(thread: EngineThread, table: string): Promise<number> {
  const { rows } = await thread.query({
    text: "select pg_relation_size($1::regclass) / current_setting('block_size')::integer as pages",
    params: [quoted(table)],
  })
  return Number((rows[0] as { pages: string }).pages)
}
