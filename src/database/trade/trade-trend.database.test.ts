import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnnualQuantity, completeYearsTrend, tradeTrend } from '#domain/trade/trade-trend.ts'
import { aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'

const annualQuantities = fc.uniqueArray(
  fc.record({ year: fc.integer({ min: 1975, max: 1990 }), quantity: fc.integer({ min: 0, max: 12 }) }),
  { selector: ({ year }) => year, maxLength: 12 },
)

describeOnBothEngines('the trade trend of the database', (connection) => {
  async function askFunction(question: ReturnType<typeof sql>): Promise<unknown> {
    const { rows } = await connection().reader.execute(sql`select ${question} as trend`)
    return rows[0]?.trend
  }

  const trendOf = (annual: readonly AnnualQuantity[]) =>
    askFunction(
      sql`trade_trend(${`{${annual.map(({ year }) => year)}}`}::integer[], ${`{${annual.map(({ quantity }) => quantity)}}`}::numeric[])`,
    )

  test('is that of the domain, whatever was traded', async () => {
    await fc.assert(
      fc.asyncProperty(annualQuantities, async (annual) => {
        expect(await trendOf(annual)).toBe(tradeTrend(annual))
      }),
    )
  })

  test('reads the records of one species, all of them or those of complete years', async () => {
    const { db } = connection()
    const [traded, other] = [await aSpecies(db), await aSpecies(db)]
    const annual = [10, 10, 10, 10, 10, 10, 0].map((quantity, offset) => ({ year: 2017 + offset, quantity }))
    for (const { year, quantity } of annual) {
      await aShipment(db, traded.id, { year, quantity: String(quantity / 2) })
      await aShipment(db, traded.id, { year, quantity: String(quantity / 2) })
    }
    await aShipment(db, traded.id, { year: 2017, quantity: null })
    await aShipment(db, other.id, { year: 2023, quantity: '5000' })

    expect(await askFunction(sql`calculate_trade_trend(${traded.id})`)).toBe(tradeTrend(annual))
    expect(await askFunction(sql`calculate_trade_trend(${traded.id}, 2022)`)).toBe(
      completeYearsTrend(annual, 2022),
    )
    expect(await askFunction(sql`calculate_trade_trend(${other.id})`)).toBe('insufficient_data')
    expect(await askFunction(sql`calculate_trade_trend(gen_random_uuid())`)).toBe('no_trade')
  })
})
