import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Reader } from '#database/access.ts'
import { DESCRIBED_TABLES } from '#domain/portal/described-tables.ts'
import { aListing, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { TABLE_SIZES } from './table-sizes-queries.ts'

const countTables = (db: Reader) => Promise.all(Object.values(TABLE_SIZES).map((sizeOf) => sizeOf(db)))

describeOnBothEngines('the sizes of the described tables', (connection) => {
  test('are counted: rows, those not yet checked, columns', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    await aListing(db, id, { checked: true })
    await aListing(db, id, { listing_date: '1980-01-01', is_current: false })
    await aShipment(db, id)

    const sizes = await countTables(reader)
    expect(sizes.map(({ table }) => table)).toEqual(DESCRIBED_TABLES)
    expect(sizes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ table: 'cites_listings', rows: 2, unchecked: 1 }),
        expect.objectContaining({ table: 'cites_trade_records', rows: 1, unchecked: null }),
        expect.objectContaining({ table: 'cms_listings', rows: 0, unchecked: 0 }),
      ]),
    )
  })

  test('columns are those of the database itself', async () => {
    const { reader } = connection()
    const { rows } = await reader.execute<{ table_name: string; columns: number }>(
      sql`select table_name, count(*)::integer as columns from information_schema.columns
        where table_schema = 'public' group by table_name`,
    )
    const columns = new Map(rows.map((row) => [row.table_name, row.columns]))
    for (const size of await countTables(reader)) {
      expect(size.columns, size.table).toBe(columns.get(size.table))
    }
  })
})
