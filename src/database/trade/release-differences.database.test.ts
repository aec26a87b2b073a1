import { beforeEach, expect, test } from 'vitest'
import { noChanges } from '#domain/releases/changes-by-country.ts'
import type { ComparedFiles } from '#domain/releases/compare-jobs.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { release_country_differences, release_differences } from '../schema/index.ts'
import { storeDifferences } from './release-differences-changes.ts'
import {
  addUpCountry,
  type ComparedBy,
  type DigestsOfFiles,
  listStoredDifferences,
} from './release-differences-queries.ts'

const OF_NARWHAL = { before: 'a1', after: 'a2' }
const OF_BEAR = { before: 'b1', after: '' }
const BY = { last_complete_year: { before: 2022, after: null }, rules: 'these' }

const found = (rows: number): ComparedFiles => ({
  rows: { before: rows, after: rows, added: 0, removed: 0, changed: 1 },
  figures: { before: null, after: null },
  largest: [
    {
      measure: 'number',
      count: 1,
      changes: [
        {
          term: 'tusks',
          measure: 'number',
          year: 2015,
          before: 0.1,
          after: 0.30000000000000004,
          change: 0.2,
        },
      ],
    },
  ],
  by_country: {
    GL: {
      exporter: { before: rows, after: 2, added: 3, removed: 4, changed: 5 },
      importer: { ...noChanges().importer, after: 6 },
    },
    DK: { ...noChanges(), importer: { before: rows, after: 1, added: 1, removed: 1, changed: 1 } },
  },
})

describeOnBothEngines('what files of two releases differ in', (connection) => {
  const store = (files: DigestsOfFiles, rows = 7, by: ComparedBy = BY) =>
    connection().db.transaction((tx) => storeDifferences(tx, files, by, found(rows)))
  const asked = { files: [OF_BEAR, OF_NARWHAL], ...BY }
  const { by_country: _, ...COMPARED } = found(7)

  beforeEach(async () => {
    await connection().db.delete(release_differences)
  })

  test('is found by both digests, to the last digit, and undefined of other files', async () => {
    const { db } = connection()
    expect(await listStoredDifferences(db, asked)).toEqual([undefined, undefined])
    await store(OF_NARWHAL)
    const stored = await listStoredDifferences(db, asked)
    expect(stored).toEqual([undefined, COMPARED])
    expect(JSON.stringify(stored[1])).toBe(JSON.stringify(COMPARED))
    expect(await listStoredDifferences(db, { ...asked, files: [{ before: 'a2', after: 'a1' }] })).toEqual([
      undefined,
    ])
    expect(await listStoredDifferences(db, { ...asked, files: [] })).toEqual([])
  })

  test('is counted anew for another last complete year, and by later rules', async () => {
    const { db } = connection()
    await store(OF_NARWHAL)
    const other = { ...BY, last_complete_year: { before: 2023, after: null } }
    expect(await listStoredDifferences(db, { ...other, files: [OF_NARWHAL] })).toEqual([undefined])
    expect(await addUpCountry(db, { ...other, files: [OF_NARWHAL] }, 'GL')).toMatchObject({
      missing: [0],
    })
    await store(OF_NARWHAL, 7, other)
    expect(await db.$count(release_differences)).toBe(2)
    await db.update(release_differences).set({ rules: 'former' })
    expect(await listStoredDifferences(db, asked)).toEqual([undefined, undefined])
    await store(OF_NARWHAL)
    expect(await db.select({ rules: release_differences.rules }).from(release_differences)).toEqual([
      { rules: 'these' },
    ])
  })

  test('a country is added up over all files, and those of which nothing is stored are named', async () => {
    const { db } = connection()
    await store(OF_NARWHAL)
    expect(await addUpCountry(db, asked, 'GL')).toEqual({ changes: found(7).by_country.GL, missing: [0] })
    await store(OF_BEAR, 10)
    expect(await addUpCountry(db, asked, 'GL')).toEqual({
      changes: {
        exporter: { before: 17, after: 4, added: 6, removed: 8, changed: 10 },
        importer: { before: 0, after: 12, added: 0, removed: 0, changed: 0 },
      },
      missing: [],
    })
    expect(await addUpCountry(db, asked, 'JP')).toEqual({ changes: noChanges(), missing: [] })
    expect(await addUpCountry(db, { ...asked, files: [] }, 'GL')).toEqual({
      changes: noChanges(),
      missing: [],
    })
  })

  test('two who count the same store it once', async () => {
    const { db } = connection()
    await Promise.all([store(OF_NARWHAL), store(OF_NARWHAL), store(OF_NARWHAL)])
    expect(await db.$count(release_differences)).toBe(1)
    expect(await db.$count(release_country_differences)).toBe(2)
  })
})
