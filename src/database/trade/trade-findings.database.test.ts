import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { cites_trade_records, release_files, species, species_trade_findings } from '../schema/index.ts'
import { writeMissingReleaseFiles, writeReleaseFiles } from './release-files-changes.ts'
import { TRADE_FINDING } from './trade-findings-queries.ts'

describeOnBothEngines('what is found of trade', (connection) => {
  let id: string
  const write = () => connection().db.transaction((tx) => writeReleaseFiles(tx))
  const writeMissing = () => writeMissingReleaseFiles(connection().db, () => undefined)
  const found = () =>
    connection()
      .reader.select(TRADE_FINDING)
      .from(species_trade_findings)
      .where(eq(species_trade_findings.species_id, id))

  beforeAll(async () => {
    const { db } = connection()
    id = (await aSpecies(db, { scientific_name: 'Monodon monoceros' })).id
    await aSpecies(db)
    await aRelease(db, { version: '2025.1', last_complete_year: 2022 })
    // Tusks double from one half of the window to the next, by permits of one and the same size.
    const tusks = {
      term: 'tusks',
      unit: null,
      quantity: '10',
      appendix: 'I',
      purpose: 'T',
      source: 'W',
    } as const
    for (const year of [2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022]) {
      for (let permit = 0; permit < (year - 2012) * 2; permit++) {
        await aShipment(db, id, { year, ...tusks })
      }
    }
    await aShipment(db, id, { year: 2023, term: 'meat', unit: 'kg', quantity: '5' })
    await write()
  })

  const RISING = {
    verdict: 'increasing',
    window_first: 2013,
    window_last: 2022,
    fall: 0,
    rows_in_window: 110,
    main_term: 'tusks',
    main_measure: 'number',
  }

  test('is counted with the files: the verdict over the last ten complete years, and the main article', async () => {
    expect(await found()).toEqual([expect.objectContaining(RISING)])
    expect(await connection().db.$count(species_trade_findings)).toBe(1)
  })

  test('is counted from the files of a database that has none yet', async () => {
    await connection().db.delete(species_trade_findings)
    await writeMissing()
    expect(await found()).toEqual([expect.objectContaining(RISING)])
  })

  test('is stored with what screening finds, which the next start counts where a file is without it', async () => {
    const { db } = connection()
    const flags = () => db.select({ flags: release_files.screening_flags }).from(release_files)
    const stored = await flags()
    expect(stored).toEqual([
      { flags: [expect.objectContaining({ criterion: 'appendix_i_commercial_wild' })] },
    ])
    await db.update(release_files).set({ screening_flags: null })
    await writeMissing()
    expect(await flags()).toEqual(stored)
  })

  test('is counted although the file was damaged: it is written again', async () => {
    const { db } = connection()
    await db.update(release_files).set({ bytes: Buffer.from('no file') })
    await db.delete(species_trade_findings)
    await writeMissing()
    expect(await found()).toEqual([expect.objectContaining(RISING)])
  })

  test('follows the records, and goes with the last of them and with the species', async () => {
    const { db } = connection()
    await db.delete(cites_trade_records)
    await write()
    expect(await found()).toEqual([])

    await aShipment(db, id, { year: 2020 })
    await write()
    expect(await found()).toMatchObject([{ verdict: 'too_little_data', rows_in_window: 1 }])
    await db.delete(species).where(eq(species.id, id))
    expect(await found()).toEqual([])
  })
})
