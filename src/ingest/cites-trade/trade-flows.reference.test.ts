import { beforeAll, expect, test } from 'vitest'
import { selectRows } from '#domain/trade/selected-rows.ts'
import { rowsSentOn } from '#domain/trade/trade-flows.ts'
import { tradeFlows } from '#domain/trade/trade-flows-view.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'
import { publishedTables } from '#testing/published-trade.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'

/* Flows between countries in release 2025.1, against figures that were counted without this portal. */

const FACTS = { last_complete_year: 2022, listed_since: null, has_reservation: false }
let tables: ReadonlyMap<string, TradeTable> = new Map()

beforeAll(() => {
  if (REFERENCE_DATA === '') return
  tables = publishedTables(REFERENCE_DATA)
})

function walrusCarvings() {
  const walrus = tables.get('Odobenus rosmarus')
  if (walrus === undefined) throw new Error('The release has no walrus')
  const question = { term: ['carvings'], unit: ['number'], start_year: 2003, end_year: 2022 }
  return tradeFlows(walrus, question, 'quantity', FACTS)
}

describeWithReferenceData('carvings of the walrus, direct, 2003 to 2022, by the larger ledger', () => {
  test('are drawn, others and unnamed', () => {
    expect(walrusCarvings().all).toMatchObject({
      first: 2003,
      last: 2022,
      drawn: { flows: 15, figure: 13_011 },
      others: { flows: 146, figure: 2299 },
      unnamed: { flows: 6, figure: 129 },
      high_seas: { flows: 0, figure: 0 },
      total: { flows: 167, figure: 15_439 },
    })
  })

  test('go from Greenland to Denmark above all', () => {
    const flows = walrusCarvings().all?.flows ?? []
    expect(
      flows
        .slice(0, 15)
        .map(({ from, importer, figure, exporters, importers }) => [
          from,
          importer,
          figure,
          exporters,
          importers,
        ]),
    ).toEqual([
      ['GL', 'DK', 6204, 6045, 1077],
      ['ID', 'US', 3469, 0, 3469],
      ['GL', 'DE', 691, 690, 22],
      ['US', 'GB', 400, 203, 375],
      ['GL', 'FR', 308, 308, 8],
      ['RU', 'CH', 246, 246, 152],
      ['GL', 'US', 234, 234, 0],
      ['GL', 'CA', 215, 215, 18],
      ['GL', 'NO', 206, 201, 9],
      ['CA', 'CH', 189, 46, 166],
      ['CA', 'FR', 187, 130, 186],
      ['GL', 'GB', 182, 182, 0],
      ['FR', 'US', 174, 174, 0],
      ['FR', 'RU', 153, 153, 0],
      ['RU', 'FR', 153, 153, 0],
    ])
    expect(flows[5]?.matched).toBe(152)
  })

  test('leave Greenland most, whoever receives them', () => {
    expect(walrusCarvings().all?.places.slice(0, 6)).toEqual([
      { code: 'GL', figure: 9513 },
      { code: 'ID', figure: 3469 },
      { code: 'CA', figure: 727 },
      { code: 'US', figure: 699 },
      { code: 'RU', figure: 520 },
      { code: 'FR', figure: 329 },
    ])
  })

  test('are the same of all decades together', () => {
    const { decades } = walrusCarvings()
    expect(decades.map(({ first, last }) => [first, last])).toEqual([
      [2003, 2009],
      [2010, 2019],
      [2020, 2022],
    ])
    expect(decades.reduce((sum, { total }) => sum + total.figure, 0)).toBe(15_439)
  })
})

describeWithReferenceData('goods of Arctic countries', () => {
  test('were sent on by others in 14,182 rows of the 43 species', () => {
    const sentOn = [...tables.values()].map((table) => rowsSentOn(table, selectRows(table, {}).rows))
    expect(sentOn).toHaveLength(43)
    expect(sentOn.reduce((sum, rows) => sum + rows, 0)).toBe(14_182)
  })
})
