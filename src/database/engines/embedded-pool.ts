import pg from 'pg'
import type { EngineThread } from './embedded-thread.ts'
import type { Rank, Release, Turns } from './turns.ts'

interface QueryConfig {
  text: string
  rowMode?: 'array'
  types?: { getTypeParser: (oid: number, format: 'text') => (text: string) => unknown }
}

interface QueryResult {
  rows: unknown[]
  rowCount: number
}

/** Whose questions they are. */
export interface Place {
  rank: Rank
  role?: string
  /** What has not begun when it aborts is not begun. */
  signal?: AbortSignal
}

/** Where the thread to ask comes from: another one once the last has ended. */
interface ThreadSource {
  thread: () => Promise<EngineThread>
}

/** What a transaction runs on. */
export interface EmbeddedClient {
  query: EmbeddedPool['query']
  release: Release
  thread: EngineThread
}

/**
 * The part of node-postgres' Pool that the query builder uses, over the embedded engine's one session:
 * the same driver then serves both engines. A connection taken out, as a transaction does, holds the
 * session alone until it is released; everything else waits its turn (turns.ts).
 */
export class EmbeddedPool {
  readonly #session: Session

  constructor(engine: ThreadSource, turns: Turns, place: Place) {
    this.#session = new Session(engine, turns, place)
  }

  query(config: QueryConfig | string, params: unknown[] = []): Promise<QueryResult> {
    return this.#session.alone((run) => run(config, params))
  }

  async connect(): Promise<EmbeddedClient> {
    const { run, release, thread } = await this.#session.take()
    return { query: run, release, thread }
  }
}

type Run = (config: QueryConfig | string, params?: unknown[]) => Promise<QueryResult>

class Session {
  readonly #engine: ThreadSource
  readonly #turns: Turns
  readonly #place: Place

  constructor(engine: ThreadSource, turns: Turns, place: Place) {
    this.#engine = engine
    this.#turns = turns
    this.#place = place
  }

  async take(): Promise<{ run: Run; release: Release; thread: EngineThread }> {
    const { rank, role, signal } = this.#place
    const release = await this.#turns.take(rank)
    try {
      signal?.throwIfAborted()
      const thread = await this.#engine.thread()
      const run: Run = async (config, params = []) => {
        try {
          return await runOn(thread, config, params)
        } catch (problem) {
          // The query builder does not give a connection back on which `begin` failed.
          if (thread.hasEnded) release()
          throw problem
        }
      }
      if (leftInRole.has(thread)) await putBack(run, thread)
      if (role === undefined) return { run, release, thread }
      leftInRole.add(thread)
      await run(`set role ${role}`)
      // Where it fails, the next caller tries again, and fails with it.
      const giveBack = () => void putBack(run, thread).then(release, () => release())
      return { run, release: giveBack, thread }
    } catch (problem) {
      release()
      throw problem
    }
  }

  async alone<Result>(use: (run: Run) => Promise<Result>): Promise<Result> {
    const { run, release } = await this.take()
    try {
      return await use(run)
    } finally {
      release()
    }
  }
}

/** Threads whose session has a role that was not put back yet. */
const leftInRole = new WeakSet<EngineThread>()

/** The engine works in order, so the next query finds the role already reset; one that has ended has none. */
async function putBack(run: Run, thread: EngineThread): Promise<void> {
  try {
    await run('reset role')
    leftInRole.delete(thread)
  } catch (problem) {
    if (!thread.hasEnded) throw problem
  }
}

async function runOn(
  thread: EngineThread,
  config: QueryConfig | string,
  params: unknown[],
): Promise<QueryResult> {
  const { text, rowMode, types = pg.types } = typeof config === 'string' ? { text: config } : config
  const done = await thread.query({ text, params: params.map(asText), rowMode: 'array' })
  const parsers = done.fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'))
  const rows = (done.rows as (string | null)[][]).map((row) =>
    row.map((cell, column) => (cell === null ? null : parsers[column]?.(cell))),
  )
  const byName = (row: unknown[]) =>
    Object.fromEntries(done.fields.map(({ name }, column) => [name, row[column]]))
  return { rows: rowMode === 'array' ? rows : rows.map(byName), rowCount: done.affectedRows ?? rows.length }
}

/** A parameter as PostgreSQL's text form; the query builder has already turned arrays and JSON into text. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(asArrayElement).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function asArrayElement(value: unknown): string {
  if (Array.isArray(value)) return asText(value) ?? 'NULL'
  const text = asText(value)
  return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
