import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readTradeFile } from '#domain/trade/trade-file.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { cites_trade_records } from '../schema/index.ts'
import { writeReleaseFiles } from './release-files-changes.ts'
import { findReleaseFile, readReleaseFile } from './release-files-queries.ts'

const ROWS = 41_000
const DIFFERENT_IDS = 40_000
/** What each engine wrote of the same rows. */
const digests = new Set<string>()

describeOnBothEngines('a year that has more rows than one statement reads', (connection) => {
  test('is in the file whole and in order, between the years before and after', async () => {
    const { db } = connection()
    const { id } = await aSpecies(db, { scientific_name: 'Monodon monoceros' })
    await aRelease(db, { version: '2025.1' })
    await aShipment(db, id, { record_id: 9, year: 1999 })
    await aShipment(db, id, { record_id: 3, year: 2010 })
    await db.execute(sql`
      insert into ${cites_trade_records} (species_id, record_id, year, appendix, taxon, term, quantity, exporter, reporter_type)
      select ${id}, 1000000 - place % ${sql.raw(String(DIFFERENT_IDS))}, 2005, 'II', 'Monodon monoceros', 'teeth', place, 'GL', 'E'
      from generate_series(1, ${sql.raw(String(ROWS))}) as place`)
    await db.transaction((tx) => writeReleaseFiles(tx))
    const file = await findReleaseFile(db, id)
    if (file === undefined) throw new Error('The species has no file')
    const bytes = new Uint8Array(await readReleaseFile(db, file)).buffer
    const { year, record_id, quantity } = await readTradeFile(bytes)

    const ofYear = Array.from({ length: ROWS }, (_, before) => before + 1)
      .map((place) => [2005, 1_000_000 - (place % DIFFERENT_IDS), place])
      .sort(([, a = 0, one = 0], [, b = 0, other = 0]) => a - b || one - other)
    const rows = Array.from(year, (one, row) => [one, record_id[row], quantity[row]])
    expect(rows.slice(1, -1).join('\n') === ofYear.join('\n')).toBe(true)
    expect([rows[0]?.slice(0, 2), rows.at(-1)?.slice(0, 2)]).toEqual([
      [1999, 9],
      [2010, 3],
    ])
    digests.add(file.sha256)
    expect(digests.size).toBe(1)
  })
})
