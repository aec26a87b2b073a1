import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { listKnownValues } from '#database/trade/trade-facts-queries.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Context } from '../access.ts'
import { knownValuesInUse } from './all-records.ts'
import { releaseBytes } from './release-bytes.ts'
import { TradeThread } from './trade-thread.ts'

describeOnBothEngines('the values that the records in use carry', (connection) => {
  const trade = new TradeThread()
  const context = () => {
    const { reader } = connection()
    const { readFile } = releaseBytes(connection(), () => undefined)
    const records: Context['records'] = (read) => read(reader)
    return { db: reader, records, readFile, exploreTrade: trade.explore.bind(trade) } as unknown as Context
  }

  beforeAll(async () => {
    const { db } = connection()
    const { id: narwhal } = await aSpecies(db, { scientific_name: 'Monodon monoceros' })
    const { id: walrus } = await aSpecies(db, { scientific_name: 'Odobenus rosmarus' })
    await aRelease(db, { version: '2025.1', last_complete_year: 2015, simulated: false })
    await aShipment(db, narwhal, {
      record_id: 1,
      term: 'tusks',
      quantity: '10',
      exporter: 'GL',
      purpose: null,
    })
    await aShipment(db, narwhal, { record_id: 2, term: 'tusks', unit: 'kg', exporter: null, source: 'W' })
    await aShipment(db, walrus, { record_id: 3, term: 'carvings', unit: 'g', exporter: 'CA', origin: 'RU' })
    await db.transaction((tx) => writeReleaseFiles(tx))
  })
  afterAll(() => trade.close())

  test('are those that the explorer offers of more records than are read', async () => {
    const values = await knownValuesInUse(context(), 0)
    expect(values).toMatchObject({ term: ['carvings', 'tusks'], exporter: ['CA', 'GL', '-'] })
    expect(values).toEqual(await listKnownValues(connection().reader))
    expect(await knownValuesInUse(context())).toEqual(values)
  })
})
