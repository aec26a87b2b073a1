import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { csvLine } from '../csv-text.ts'
import { cites_trade_records } from '../schema/index.ts'
import { replaceTradeRecords, TRADE_COLUMNS, type TradeColumn } from './trade-records-changes.ts'

const REMOVED = '00000000-0000-4000-8000-000000000000'

const line = (shipment: Partial<Record<TradeColumn, string>>) =>
  csvLine(TRADE_COLUMNS.map((column) => shipment[column]))

describeOnBothEngines('replacing the trade records', (connection) => {
  let bear = ''
  beforeAll(async () => {
    bear = (await aSpecies(connection().db)).id
    await aShipment(connection().db, bear)
  })

  const shipment = (changes: Partial<Record<TradeColumn, string>> = {}) =>
    line({
      species_id: bear,
      year: '2019',
      appendix: 'II',
      taxon: 'Ursus maritimus',
      term: 'skins',
      reporter_type: 'E',
      ...changes,
    })
  const replaceBy = (...lines: string[]) =>
    connection().db.transaction((tx) =>
      replaceTradeRecords(tx, () => connection().copyInto(tx, 'cites_trade_records', TRADE_COLUMNS, lines)),
    )
  const safeguards = async () => {
    const { rows } = await connection().db.execute(sql`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'cites_trade_records'::regclass
      union all
      select indexname, indexdef from pg_indexes where tablename = 'cites_trade_records'
      order by name, definition`)
    return rows
  }
  const listRecords = () => connection().db.select().from(cites_trade_records)

  test('leaves every index, key and check as it was', async () => {
    const before = await safeguards()
    await replaceBy(shipment(), shipment({ term: 'skulls' }))
    expect(await listRecords()).toMatchObject([
      { id: 1, term: 'skins', species_id: bear },
      { id: 2, term: 'skulls' },
    ])
    expect(await safeguards()).toEqual(before)
  })

  test.each([
    { what: 'an appendix that there is not', changes: { appendix: 'IV' } },
    { what: 'a negative quantity', changes: { quantity: '-1' } },
  ])('$what is refused, and everything stays as it was', async ({ changes }) => {
    const [before, safe] = [await listRecords(), await safeguards()]
    await expect(replaceBy(shipment(), shipment(changes))).rejects.toThrow()
    expect(await listRecords()).toEqual(before)
    expect(await safeguards()).toEqual(safe)
  })

  test('a record whose species has been removed meanwhile is kept without it', async () => {
    await replaceBy(shipment(), shipment({ species_id: REMOVED, taxon: 'Ursus arctos' }))
    expect(await listRecords()).toMatchObject([
      { taxon: 'Ursus maritimus', species_id: bear },
      { taxon: 'Ursus arctos', species_id: null },
    ])
  })
})
