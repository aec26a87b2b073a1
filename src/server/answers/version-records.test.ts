import { expect, test } from 'vitest'
import type { Reader } from '#database/access.ts'
import type { DataVersion } from './data-version.ts'
import { VersionRecords } from './version-records.ts'

const db = {} as Reader
/** Releases last changed in version 1. */
const versions: Pick<DataVersion, 'ofScopes' | 'changesSince'> = {
  changesSince: () => ({ moment: 0, scopes: new Set() }),
  ofScopes: (dataVersion, scopes) => (scopes === undefined ? dataVersion : '1'),
}

/** A question that counts how often it was asked. */
function aQuestion() {
  const asked = { times: 0 }
  const read = async () => {
    asked.times += 1
    return [`answer ${asked.times}`]
  }
  return { asked, read }
}

test('records are read once in a data version, however many ask at the same time', async () => {
  const records = new VersionRecords(versions)
  const { asked, read } = aQuestion()
  await Promise.all(Array.from({ length: 20 }, () => records.of('1', db, read)))
  expect(await records.of('1', db, read)).toEqual(['answer 1'])
  expect(asked.times).toBe(1)
})

test('a query that would run each time it is awaited runs once', async () => {
  const records = new VersionRecords(versions)
  let ran = 0
  // biome-ignore lint/suspicious/noThenProperty: the query builder's queries are such things.
  const query = { then: (resolve: (rows: string[]) => void) => resolve([`run ${++ran}`]) }
  const read = () => query as unknown as Promise<string[]>
  for (let times = 0; times < 3; times++) expect(await records.of('1', db, read)).toEqual(['run 1'])
})

test('a new data version reads them anew, and so does the one before when it is asked for again', async () => {
  const records = new VersionRecords(versions)
  const { read } = aQuestion()
  const told = []
  for (const dataVersion of ['1', '2', '2', '1']) told.push(...(await records.of(dataVersion, db, read)))
  expect(told).toEqual(['answer 1', 'answer 2', 'answer 2', 'answer 3'])
})

test('records that rest on tables which did not change are not read again', async () => {
  const records = new VersionRecords(versions, () => ['dataset_releases'])
  const { asked, read } = aQuestion()
  for (const dataVersion of ['1', '2', '3']) await records.of(dataVersion, db, read)
  expect(asked.times).toBe(1)
})

test('each question has its own records', async () => {
  const records = new VersionRecords(versions)
  expect(await records.of('1', db, async () => 'species')).toBe('species')
  expect(await records.of('1', db, async () => 'names')).toBe('names')
})

test('a failure is passed on and not kept', async () => {
  const records = new VersionRecords(versions)
  let fails = true
  const read = async () => {
    if (fails) throw new Error('no database')
    return 'species'
  }
  await expect(records.of('1', db, read)).rejects.toThrow('no database')
  fails = false
  expect(await records.of('1', db, read)).toBe('species')
})
