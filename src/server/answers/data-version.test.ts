import { expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { Unavailable } from '#domain/problems.ts'
import { DataVersion } from './data-version.ts'

const GONE = Object.assign(new Error('Nobody listens'), { code: 'ECONNREFUSED' })
const DAY = () => '2026-01-01'

type Version = () => Promise<{ version: number }[]>
const refused: Version = async () => {
  throw GONE
}
const frozen: Version = () => new Promise(() => undefined)
const answers =
  (version: number): Version =>
  async () => [{ version }]

/** A database whose word of changes can be cut off, and that then answers questions in one of these ways. */
function goneDatabase(answer: Version) {
  let tell: (version: number | undefined) => void = () => undefined
  let asked = 0
  const database = {
    connection: {
      onDataVersion: async (listener: typeof tell) => {
        tell = listener
        tell(7)
      },
      urgent: {
        select: () => ({
          from: () => {
            asked += 1
            return database.answer()
          },
        }),
      },
    } as unknown as Connection,
    answer,
    asked: () => asked,
    goes: () => tell(undefined),
    returns: () => tell(8),
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
  const { promise, resolve } = Promise.withResolvers<{ version: number }[]>()
  const database = goneDatabase(() => promise)
  const dataVersion = await watch(database.connection)
  database.goes()
  expect(await dataVersion.ask()).toBe('7.2026-01-01')
  resolve([{ version: 8 }])
  await expect.poll(() => dataVersion.ask()).toBe('8.2026-01-01')
  expect(database.asked()).toBe(1)
})

test('an answer that is overtaken takes nothing back', async () => {
  const { promise, resolve } = Promise.withResolvers<{ version: number }[]>()
  const database = goneDatabase(() => promise)
  const dataVersion = await watch(database.connection)
  await dataVersion.catchUp()
  database.returns()
  resolve([{ version: 7 }])
  await promise
  expect(await dataVersion.ask()).toBe('8.2026-01-01')
})

test('a change is heard of although the database said too late which version it made', async () => {
  const { promise, resolve } = Promise.withResolvers<{ version: number }[]>()
  const database = goneDatabase(() => promise)
  const dataVersion = await watch(database.connection)
  const heard: (string | undefined)[] = []
  dataVersion.onChange(() => heard.push(dataVersion.known))
  await dataVersion.catchUp()
  resolve([{ version: 8 }])
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
