import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type Connection, type DatabasePlace, openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { loadCatalogue } from '#ingest/catalogue/load-catalogue.ts'
import { isLongRun } from './long-run.ts'
import type { Place } from './place.ts'
import { createServerDatabase } from './postgresql-server.ts'
import type { Contents } from './prepared-databases.ts'

/** Whether there is a PostgreSQL server for tests. */
export const serverAnswers = inject('templates') !== undefined

/** A PostgreSQL database of its own, which nothing has migrated yet unless it begins with some contents. */
export const createTestDatabase = (contents?: Contents) =>
  createServerDatabase({ template: contents && inject('templates')?.[contents], isHurried: true })

/** A migrated, empty database at this place, else one of the embedded engine in memory. */
export const openMigrated = (place: Partial<DatabasePlace> = {}) => openPrepared('tables', place)

/** The same with the catalogue in it. */
export const openWithCatalogue = (place: Partial<DatabasePlace> = {}) => openPrepared('catalogue', place)

/**
 * A migrated, empty database for tests that fill it with published records and are about something else: in the usual run
 * on PostgreSQL, which takes them in a tenth of the time, in the long run and without a server on the embedded engine.
 */
export async function openForManyRecords(): Promise<Connection> {
  if (isLongRun || !serverAnswers) return openMigrated()
  const { databaseUrl, drop } = await createTestDatabase('tables')
  const connection = await openMigrated({ databaseUrl })
  return { ...connection, close: () => connection.close().then(drop) }
}

/** A new folder begins as the prepared database; what a server's database lacks is added. */
async function openPrepared(contents: Contents, place: Partial<DatabasePlace>): Promise<Connection> {
  const connection = await openDatabase({ ...place, image: inject('images')[contents] })
  await migrateDatabase(connection)
  if (contents === 'catalogue') await loadCatalogue(connection)
  return connection
}

/** Tests that need the PostgreSQL server. Without one they are skipped with a line that says so; under CI they fail. */
export function describeWithServer(what: string, tests: () => void): void {
  describe.skipIf(!serverAnswers && process.env.CI !== 'true')(what, tests)
}

type Tests<Made> = (made: () => Made) => void

/**
 * Runs the same tests on the embedded engine and on PostgreSQL, each on a migrated empty database.
 * Without a server those of PostgreSQL are skipped with a line that says so; under CI that is a failure.
 */
export const describeOnBothEngines = (what: string, tests: Tests<Connection>) =>
  describeOn('tables', what, tests)

/** The same on databases with the catalogue in them. */
export const describeWithCatalogue = (what: string, tests: Tests<Connection>) =>
  describeOn('catalogue', what, tests)

/**
 * For what has no SQL of its own, as permissions, drawings and the markup of pages: in the long run on both engines, in
 * the usual run on PostgreSQL, which answers sooner, or on the embedded engine where there is no server.
 */
export const describeOnOneEngine = (what: string, tests: Tests<Connection>) =>
  describeOn('tables', what, tests, !inBothPlaces)

/** The same on a database with the catalogue in it. */
export const describeWithCatalogueOnOneEngine = (what: string, tests: Tests<Connection>) =>
  describeOn('catalogue', what, tests, !inBothPlaces)

/** Whether what could do with one place runs in both. */
const inBothPlaces = isLongRun || !serverAnswers

function describeOn(contents: Contents, what: string, tests: Tests<Connection>, onServerAlone = false): void {
  if (!onServerAlone)
    describe(`${what}, embedded`, () => {
      tests(
        use(async () => {
          const connection = await openPrepared(contents, {})
          return { made: connection, clear: connection.close }
        }),
      )
    })
  describeWithServer(`${what}, PostgreSQL`, () => {
    tests(
      use(async () => {
        const { databaseUrl, drop } = await createTestDatabase(contents)
        const connection = await openPrepared(contents, { databaseUrl })
        return { made: connection, clear: () => connection.close().then(drop) }
      }),
    )
  })
}

/**
 * Runs the same tests for a portal of its own process: at an empty data folder, and at a database of the server that
 * begins with `contents`.
 */
export function describeAtBothPlaces(what: string, tests: Tests<Place>, contents?: Contents): void {
  describeAtFolder(what, tests)
  describeAtServer(what, tests, contents)
}

function describeAtServer(what: string, tests: Tests<Place>, contents?: Contents): void {
  describeWithServer(`${what}, PostgreSQL`, () => {
    tests(
      use(async () => {
        const { databaseUrl, drop } = await createTestDatabase(contents)
        return { made: { databaseUrl }, clear: drop }
      }),
    )
  })
}

/** The same at an empty data folder alone. */
export function describeAtFolder(what: string, tests: Tests<Place>): void {
  describe(`${what}, embedded`, () => {
    tests(
      use(async () => {
        const dataDir = await mkdtemp(join(tmpdir(), 'arctic-tracker-place-'))
        return { made: { dataDir }, clear: () => rm(dataDir, { recursive: true }) }
      }),
    )
  })
}

/** For what every process does alike, wherever its data are, as to end: in the usual run on PostgreSQL, where it starts sooner. */
export const describeAtOnePlace: typeof describeAtBothPlaces = (what, tests, contents) =>
  inBothPlaces ? describeAtBothPlaces(what, tests, contents) : describeAtServer(what, tests, contents)

/** Makes something before the tests that use it, and clears it away after them. */
function use<Made>(make: () => Promise<{ made: Made; clear: () => Promise<void> }>): () => Made {
  let opened: Awaited<ReturnType<typeof make>> | undefined

  beforeAll(async () => {
    opened = await make()
  })
  afterAll(() => opened?.clear())

  return () => {
    if (opened === undefined) throw new Error('What the tests run on is not made yet')
    return opened.made
  }
}
