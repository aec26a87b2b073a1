import { gunzipSync } from 'node:zlib'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { COUNTED_COLUMNS, FURTHER_COLUMNS, readTradeFile } from '#domain/trade/trade-file.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import {
  cites_trade_records,
  dataset_releases,
  release_csv_files,
  release_files,
  species,
} from '../schema/index.ts'
import { storeReleaseCsv } from './release-csv-changes.ts'
import { CsvPacker } from './release-csv-packer.ts'
import { findReleaseCsv, listFilesWithoutCsv } from './release-csv-queries.ts'
import { writeMissingReleaseFiles, writeReleaseFiles } from './release-files-changes.ts'
import {
  findReleaseFile,
  findReleaseFileAt,
  listSpeciesWithoutFile,
  readReleaseFile,
} from './release-files-queries.ts'
import { FILE_COLUMNS } from './trade-file-bytes.ts'
import { linkTradeRecords } from './trade-links-changes.ts'

const NARWHAL = { scientific_name: 'Monodon monoceros' }
/** What each engine wrote of the same rows. */
const digests = new Set<string>()
const csvDigests = new Set<string>()

describeOnBothEngines('the files of a release', (connection) => {
  let id: string
  const write = () => connection().db.transaction((tx) => writeReleaseFiles(tx))
  const find = (release?: string) => findReleaseFile(connection().db, id, release)

  beforeAll(async () => {
    const { db } = connection()
    id = (await aSpecies(db, NARWHAL)).id
    await aSpecies(db)
  })
  beforeEach(async () => {
    const { db } = connection()
    await db.delete(release_files)
    await db.delete(cites_trade_records)
    await db.delete(dataset_releases)
    await aRelease(db, { version: '2025.1', publisher: 'UNEP-WCMC', citation: 'Cite so' })
    await aShipment(db, id, { record_id: 7, year: 2010, quantity: '0.666666667', unit: 'kg', term: 'meat' })
    await aShipment(db, id, { record_id: 3, year: 2010, quantity: null, origin: null, purpose: null })
    await aShipment(db, id, { record_id: 9, year: 1999, quantity: '330000000', unit: 'microgrammes' })
  })

  test('hold the rows of a species, by year and then by the publisher’s number, to the last digit', async () => {
    await write()
    const file = await find()
    expect(file).toMatchObject({
      release: '2025.1',
      address: '/data/cites-trade/2025.1/monodon-monoceros.parquet',
      rows: 3,
      simulated: false,
    })
    if (file === undefined) return
    digests.add(file.sha256)
    const columns = await readTradeFile(new Uint8Array(await readReleaseFile(connection().db, file)).buffer)
    expect(columns).toMatchObject({
      record_id: [9, 3, 7],
      year: [1999, 2010, 2010],
      quantity: [330_000_000, null, 0.666666667],
      unit: ['microgrammes', null, 'kg'],
      term: ['skins', 'skins', 'meat'],
      purpose: ['T', null, 'T'],
      reporter_type: ['E', 'E', 'E'],
    })
  })

  test('hold every published column as the records do', async () => {
    const { db } = connection()
    await aShipment(db, id, { record_id: 12, year: 2024, taxon: 'Monodon «μονόδων» 𓆟', import_permit: 'A1' })
    await aShipment(db, id, { record_id: 13, year: 2024, quantity: '12345678901.5', family: 'Monodontidae' })
    await write()
    const file = await find()
    if (file === undefined) throw new Error('The species has no file')
    const bytes = new Uint8Array(await readReleaseFile(db, file)).buffer
    const columns = await readTradeFile(bytes, FURTHER_COLUMNS)
    expect(Object.keys(columns).toSorted()).toEqual(Object.keys(FILE_COLUMNS).toSorted())
    const records = await db
      .select()
      .from(cites_trade_records)
      .orderBy(asc(cites_trade_records.year), asc(cites_trade_records.record_id))
    for (const name of [...COUNTED_COLUMNS, ...FURTHER_COLUMNS]) {
      const values = records.map((record) => record[name])
      expect(columns[name], name).toEqual(name === 'quantity' ? values.map(asNumber) : values)
    }
  })

  test('are the same bytes whenever and on whichever engine they are written', async () => {
    await write()
    const first = await find()
    await write()
    expect(await find()).toEqual(first)
    expect(await connection().db.$count(release_files)).toBe(1)
    digests.add(first?.sha256 ?? '')
    expect(digests.size).toBe(1)
  })

  test('have the same rows as CSV beside them, the same bytes on each engine', async () => {
    const { db } = connection()
    await write()
    const file = await find()
    const csv = file && (await findReleaseCsv(db, file))
    expect(gunzipSync(csv?.bytes ?? '').toString()).toMatch(
      /^record_id,year,.*\n9,1999,.*\n3,2010,.*\n7,2010,.*\n$/,
    )
    // No time, no name, and no operating system.
    expect([...(csv?.bytes.subarray(0, 10) ?? [])]).toEqual([31, 139, 8, 0, 0, 0, 0, 0, 0, 255])
    expect(csv?.size).toBe(csv?.bytes.length)
    csvDigests.add(csv?.sha256 ?? '')
    expect(csvDigests.size).toBe(1)
    expect(await listFilesWithoutCsv(db)).toEqual([])
  })

  test('CSV stays the same bytes where another packer gives others, and is whole again after damage', async () => {
    const { db } = connection()
    await write()
    const file = await find()
    if (file === undefined) throw new Error('The species has no file')
    const first = await findReleaseCsv(db, file)
    const packer = new CsvPacker()
    await packer.add('packed otherwise')
    await storeReleaseCsv(db, file.id, await packer.finish())
    expect(await findReleaseCsv(db, file)).toEqual(first)
    await db.update(release_csv_files).set({ bytes: Buffer.from('damaged') })
    expect(await findReleaseCsv(db, file)).toBeUndefined()
    await write()
    expect(await findReleaseCsv(db, file)).toEqual(first)
  })

  test('stay at their address when the same release comes with other rows', async () => {
    const { db } = connection()
    await write()
    const first = await find()
    await aShipment(db, id, { record_id: 11, year: 2011 })
    await write()
    expect(await find()).toMatchObject({ release: '2025.1-r2', rows: 4 })
    expect(await find('2025.1')).toEqual({ ...first, is_current: false })
    expect(await findReleaseFileAt(db, { release: '2025.1', slug: 'monodon-monoceros' })).toMatchObject({
      sha256: first?.sha256,
    })
    // Going back finds the first file again.
    await db.delete(cites_trade_records).where(eq(cites_trade_records.record_id, 11))
    await write()
    expect(await find()).toEqual(first)
  })

  test('a later release leaves the earlier one readable', async () => {
    const { db } = connection()
    await write()
    const first = await find()
    await db.update(dataset_releases).set({ version: '2026.1' })
    await write()
    expect(await find()).toMatchObject({ release: '2026.1' })
    expect(await find('2025.1')).toEqual({ ...first, is_current: false })
    await expect(find('1999.9')).rejects.toThrow(
      "release: none is called '1999.9'. Those stored are 2025.1, 2026.1.",
    )
  })

  test('simulated records are called so', async () => {
    await connection().db.update(dataset_releases).set({ simulated: true, version: null })
    await write()
    expect(await find()).toMatchObject({
      address: '/data/cites-trade/simulated/monodon-monoceros.parquet',
      simulated: true,
    })
  })

  test('a file whose bytes changed is not used', async () => {
    const { db } = connection()
    await write()
    const file = await find()
    await db.update(release_files).set({ bytes: Buffer.from('PAR1 no more') })
    if (file !== undefined) await expect(readReleaseFile(db, file)).rejects.toThrow('is damaged')
  })

  test('a species that gets its records later has its file then', async () => {
    const { db } = connection()
    await db.update(cites_trade_records).set({ species_id: null, taxon: 'Later species' })
    await write()
    expect(await find()).toBeUndefined()
    await db.update(species).set({ scientific_name: 'Later species' }).where(eq(species.id, id))
    await db.transaction((tx) => linkTradeRecords(tx, id))
    expect(await find()).toMatchObject({ rows: 3, address: '/data/cites-trade/2025.1/later-species.parquet' })
    await db.update(species).set(NARWHAL).where(eq(species.id, id))
  })

  test('a quantity that a file could not hold exactly is refused', async () => {
    await aShipment(connection().db, id, { quantity: '1234567890.123456789' })
    await expect(write()).rejects.toThrow('has more digits than a release file can hold')
  })

  test('a file that is missing is written, and one that cannot be keeps no other from it', async () => {
    const { db } = connection()
    const odd = await aSpecies(db, { scientific_name: 'Odd species' })
    await aShipment(db, odd.id, { quantity: '1234567890.123456789' })
    expect((await listSpeciesWithoutFile(db)).map(({ scientific_name }) => scientific_name)).toEqual([
      'Monodon monoceros',
      'Odd species',
    ])
    const told: unknown[] = []
    await writeMissingReleaseFiles(db, (file) => told.push(file))
    expect(told).toEqual([
      { scientific_name: 'Monodon monoceros', done: 1, total: 2 },
      {
        scientific_name: 'Odd species',
        done: 2,
        total: 2,
        problem: 'The quantity 1234567890.123456789 has more digits than a release file can hold',
      },
    ])
    expect(await listSpeciesWithoutFile(db, id)).toEqual([])
    await db.delete(species).where(eq(species.id, odd.id))
  })

  test('records of no release lack no file, so that asking for one changes nothing', async () => {
    const { db } = connection()
    expect(await listSpeciesWithoutFile(db, id)).toHaveLength(1)
    await db.delete(dataset_releases)
    expect(await listSpeciesWithoutFile(db, id)).toEqual([])
  })

  test('two who write at once write one file', async () => {
    const { db } = connection()
    await Promise.all([write(), write(), db.transaction((tx) => writeReleaseFiles(tx, id))])
    expect(await db.select({ revision: release_files.revision }).from(release_files)).toEqual([
      { revision: 1 },
    ])
  })

  test('a curator may add one and not change or remove one', async () => {
    const { curator } = connection()
    await curator.transaction((tx) => writeReleaseFiles(tx))
    await expect(curator.delete(release_files)).rejects.toThrow()
    await expect(curator.update(release_files).set({ sha256: 'another' })).rejects.toThrow()
    await expect(curator.delete(release_csv_files)).rejects.toThrow()
    await expect(curator.update(release_csv_files).set({ sha256: 'another' })).rejects.toThrow()
  })

  test('stay when their species goes, and are found again when it comes back', async () => {
    const { db } = connection()
    const [whole] = await db.select().from(species).where(eq(species.id, id))
    if (whole === undefined) throw new Error('The species is missing')
    await db.update(cites_trade_records).set({ taxon: whole.scientific_name })
    await write()
    const first = await find()
    await db.delete(species).where(eq(species.id, id))
    await db.transaction((tx) => writeReleaseFiles(tx))
    const at = { release: '2025.1', slug: 'monodon-monoceros' }
    expect(await findReleaseFileAt(db, at)).toEqual({ ...first, is_current: false })
    await db.insert(species).values(whole)
    await db.transaction((tx) => linkTradeRecords(tx, id))
    expect(await find()).toEqual(first)
  })
})

const asNumber = (decimal: unknown) => (decimal === null ? null : Number(decimal))
