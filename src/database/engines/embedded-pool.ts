import pg from 'pg'
import type { EngineThread } from './embedded-thread.ts'

interface QueryConfig {
  text: string
  rowMode?: 'array'
  types?: { getTypeParser: (oid: number, format: 'text') => (text: string) => unknown }
}

interface QueryResult {
  rows: unknown[]
  rowCount: number
}

type Release = () => void

/**
 * The part of node-postgres' Pool that the query builder uses, over the embedded engine's one session:
 * the same driver then serves both engines. A connection taken out, as a transaction does, holds the
 * session alone until it is released; everything else waits its turn.
 */
export class EmbeddedPool {
  readonly #session: Session

  constructor(thread: EngineThread, turns: Turns, role?: string) {
    this.#session = new Session(thread, turns, role)
  }

  query(config: QueryConfig | string, params: unknown[] = []): Promise<QueryResult> {
    return this.#session.alone((run) => run(config, params))
  }

  async connect(): Promise<{ query: EmbeddedPool['query']; release: Release }> {
    const { run, release } = await this.#session.take()
    return { query: run, release }
  }
}

/** Lets one holder at a time use the engine, in the order of asking. */
export class Turns {
  #last: Promise<void> = Promise.resolve()
  /** The holder and all who wait. */
  #asking = 0

  async take(): Promise<Release> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    this.#asking += 1
    await before
    return () => {
      this.#asking -= 1
      resolve()
    }
  }

  state(): { used: number; idle: number; waiting: number } {
    const used = Math.min(1, this.#asking)
    return { used, idle: 1 - used, waiting: this.#asking - used }
  }
}

type Run = (config: QueryConfig | string, params?: unknown[]) => Promise<QueryResult>

class Session {
  readonly #thread: EngineThread
  readonly #turns: Turns
  readonly #role: string | undefined

  constructor(thread: EngineThread, turns: Turns, role: string | undefined) {
    this.#thread = thread
    this.#turns = turns
    this.#role = role
  }

  async take(): Promise<{ run: Run; release: Release }> {
    const release = await this.#turns.take()
    const run: Run = (config, params = []) => this.#run(config, params)
    if (this.#role === undefined) return { run, release }
    await run(`set role ${this.#role}`)
    return { run, release: () => void this.#putBack(run).finally(release) }
  }

  /** The engine works in order, so whoever comes next finds the role already put back; one that has ended has none. */
  async #putBack(run: Run): Promise<void> {
    try {
      await run('reset role')
    } catch (problem) {
      if (!this.#thread.hasEnded) throw problem
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

  async #run(config: QueryConfig | string, params: unknown[]): Promise<QueryResult> {
    const { text, rowMode, types = pg.types } = typeof config === 'string' ? { text: config } : config
    const done = await this.#thread.query({ text, params: params.map(asText), rowMode: 'array' })
    const parsers = done.fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'))
    const rows = (done.rows as (string | null)[][]).map((row) =>
      row.map((cell, column) => (cell === null ? null : parsers[column]?.(cell))),
    )
    const byName = (row: unknown[]) =>
      Object.fromEntries(done.fields.map(({ name }, column) => [name, row[column]]))
    return { rows: rowMode === 'array' ? rows : rows.map(byName), rowCount: done.affectedRows ?? rows.length }
  }
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
