import { describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import type { DataVersionListener } from '#database/engines/engine.ts'
import type { DataVersions } from '#database/releases/data-scopes.ts'
import { Unavailable } from '#domain/problems.ts'
import { DataVersion } from './data-version.ts'

const GONE = Object.assign(new Error('Nobody listens'), { code: 'ECONNREFUSED' })
const DAY = () => '2026-01-01'

/** Rows as the database gives them: the data version beside each scope that changed. */
interface VersionRow {
  version: number
  scope: string | null
  changed_with: number | null
}
type Version = () => Promise<VersionRow[]>
const row = (version: number, scope: string | null = null): VersionRow => ({
  version,
  scope,
  changed_with: scope === null ? null : version,
})
const refused: Version = async () => {
  throw GONE
}
const frozen: Version = () => new Promise(() => undefined)
const answers =
  (version: number): Version =>
  async () => [row(version)]

const versions = (version: number, ...scopes: string[]) => ({
  version,
  scopes: new Map(scopes.map((scope) => [scope, version])),
})

/** A database whose word of changes can be cut off, and that then answers questions in one of these ways. */
function goneDatabase(answer: Version) {
  let tell: DataVersionListener = () => undefined
  let asked = 0
  const database = {
    connection: {
      onDataVersion: async (listener: typeof tell) => {
        tell = listener
        tell(versions(7))
      },
      urgent: {
        select: () => ({
          from: () => ({
            leftJoin: () => {
              asked += 1
              return database.answer()
            },
          }),
        }),
      },
    } as unknown as Connection,
    answer,
    asked: () => asked,
    goes: () => tell(undefined),
    returns: () => tell(versions(8)),
  }
  return database
}

/** Where nothing is left to be answered in time, on whatever machine. */
const watch = (connection: Connection, clock = () => 0) =>
  DataVersion.watch(connection, DAY, undefined, { clock, longestWaitMs: 10 })

test('while the database is gone the data version stays, though the day ends; it goes on where word arrives again', async () => {
  const { connection, goes, returns } = goneDatabase(refused)
  let day = '2026-01-01'
  const dataVersion = await DataVersion.watch(connection, () => day)
  goes()
  day = '2026-01-02'
  expect(dataVersion.known).toBeUndefined()
  expect(await dataVersion.ask()).toBe('7.2026-01-01')
  returns()
  expect(await dataVersion.ask()).toBe('8.2026-01-02')
})

test('a frozen database is asked once for all who wait, and then nobody waits any more', async () => {
  let now = 0
  const database = goneDatabase(frozen)
  const dataVersion = await watch(database.connection, () => now)
  database.goes()
  await Promise.all(Array.from({ length: 20 }, () => dataVersion.ask()))
  expect(database.asked()).toBe(1)
  now = 1000
  expect(await dataVersion.ask()).toBe('7.2026-01-01')
  // Who waits, waits for a question.
  expect(database.asked()).toBe(1)

  now = 1001
  database.answer = answers(8)
  expect(await dataVersion.ask()).toBe('7.2026-01-01')
  expect(database.asked()).toBe(2)
  await expect.poll(() => dataVersion.ask()).toBe('8.2026-01-01')
})

test('a database that never answers in time still shows what changed', async () => {
  const { promise, resolve } = Promise.withResolvers<VersionRow[]>()
  const database = goneDatabase(() => promise)
  const dataVersion = await watch(database.connection)
  database.goes()
  expect(await dataVersion.ask()).toBe('7.2026-01-01')
  resolve([row(8)])
  await expect.poll(() => dataVersion.ask()).toBe('8.2026-01-01')
  expect(database.asked()).toBe(1)
})

test('an answer that is overtaken takes nothing back', async () => {
  const { promise, resolve } = Promise.withResolvers<VersionRow[]>()
  const database = goneDatabase(() => promise)
  const dataVersion = await watch(database.connection)
  await dataVersion.catchUp()
  database.returns()
  resolve([row(7)])
  await promise
  expect(await dataVersion.ask()).toBe('8.2026-01-01')
})

test('a change is heard of although the database said too late which version it made', async () => {
  const { promise, resolve } = Promise.withResolvers<VersionRow[]>()
  const database = goneDatabase(() => promise)
  const dataVersion = await watch(database.connection)
  const heard: (string | undefined)[] = []
  dataVersion.onChange(() => heard.push(dataVersion.known))
  await dataVersion.catchUp()
  resolve([row(8)])
  await expect.poll(() => heard).toEqual(['7.2026-01-01', '8.2026-01-01'])
})

test('whoever changed something finds it, though what the database was asked before is unanswered', async () => {
  const database = goneDatabase(frozen)
  const dataVersion = await watch(database.connection)
  database.goes()
  await dataVersion.ask()
  database.answer = answers(8)
  await dataVersion.catchUp()
  expect(await dataVersion.ask()).toBe('8.2026-01-01')
})

test('a change is answered although a frozen database no longer says which version it made', async () => {
  const database = goneDatabase(frozen)
  const dataVersion = await watch(database.connection)
  await dataVersion.catchUp()
  expect(dataVersion.known).toBe('7.2026-01-01')
})

test('where no version was ever known, a frozen database leaves nothing to answer with', async () => {
  const { connection } = goneDatabase(frozen)
  const silent = { ...connection, onDataVersion: async () => undefined }
  const dataVersion = await watch(silent)
  await expect(dataVersion.ask()).rejects.toThrow(Unavailable)
})

describe('scopes', () => {
  const NARWHAL = ['species/narwhal', 'shared']

  /** A database that tells of one change after the other. */
  async function told(...changes: DataVersions[]) {
    const connection = {
      onDataVersion: async (tell: DataVersionListener) => {
        for (const change of changes) tell(change)
      },
    } as unknown as Connection
    return DataVersion.watch(connection, DAY)
  }

  test.each([
    { what: 'never changed', changes: [versions(7)], expected: '0.2026-01-01' },
    { what: 'changed', changes: [versions(7, 'species/narwhal')], expected: '7.2026-01-01' },
    {
      what: 'another species changed after',
      changes: [versions(7, 'shared'), versions(8, 'species/beluga')],
      expected: '7.2026-01-01',
    },
    {
      what: 'a restore changed all',
      changes: [versions(7, 'shared'), versions(8, 'everything')],
      expected: '8.2026-01-01',
    },
    {
      what: 'a transaction tells of its scopes one by one',
      changes: [versions(8, 'families'), versions(8, 'shared')],
      expected: '8.2026-01-01',
    },
    {
      what: 'word of an older change comes late',
      changes: [versions(8, 'shared'), versions(7, 'shared')],
      expected: '8.2026-01-01',
    },
  ])('$what', async ({ changes, expected }) => {
    const dataVersion = await told(...changes)
    expect(dataVersion.ofScopes(dataVersion.known ?? '', NARWHAL)).toBe(expected)
  })

  test('what changed after a data version has none in it', async () => {
    const dataVersion = await told(versions(8, 'species/narwhal'))
    expect(dataVersion.ofScopes('7.2026-01-01', NARWHAL)).toBeUndefined()
    expect(dataVersion.ofScopes('7.2026-01-01', ['species/beluga'])).toBe('0.2026-01-01')
    expect(dataVersion.ofScopes('7.2026-01-01', undefined)).toBeUndefined()
    expect(dataVersion.ofScopes('8.2026-01-01', undefined)).toBe('8.2026-01-01')
  })

  test('listeners hear of each scope of a transaction', async () => {
    let tell: DataVersionListener = () => undefined
    const connection = {
      onDataVersion: async (listener: DataVersionListener) => {
        tell = listener
        tell(versions(7))
      },
    } as unknown as Connection
    const dataVersion = await DataVersion.watch(connection, DAY)
    let heard = -1
    dataVersion.onChange(() => {
      heard += 1
    })
    tell(versions(8, 'families'))
    tell(versions(8, 'shared'))
    tell(versions(8, 'shared'))
    expect(heard).toBe(2)
  })
})
