import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, count, eq, gt, isNull, sum } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { catch_records, countries, management_areas, species } from '#database/schema/index.ts'
import type { ImportReport } from '#domain/releases/import-report.ts'
import { describeWithCatalogue } from '#testing/test-database.ts'
import { runImport } from '../run-import.ts'

const FOLDER = join(process.env.REFERENCE_DATA ?? '', 'nammco')
const isSkipped = !process.env.REFERENCE_DATA && process.env.CI !== 'true'

describe.skipIf(isSkipped)('the catch files as published', () => {
  describeWithCatalogue('imported', (connection) => {
    let report: ImportReport
    let lines: string[]

    beforeAll(async () => {
      // As `nammco/*` names them, the README among them.
      const files = readdirSync(FOLDER).map((name) => join(FOLDER, name))
      report = await runImport(connection(), { source: 'nammco', files, today: '2026-11-21' })
      lines = readdirSync(FOLDER)
        .filter((name) => name.endsWith('.csv'))
        .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split('\n').slice(1))
        .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    })

    test('every row is stored, and none refused', async () => {
      expect(report).toMatchObject({
        outcome: 'stored',
        read: lines.length,
        stored: lines.length,
        refused: [],
        left_aside: [join(FOLDER, 'README.md')],
      })
      expect(await connection().db.$count(catch_records)).toBe(lines.length)
    })

    test('what has no figure stays empty, and only a period is without a year', async () => {
      const { db } = connection()
      const withoutFigure = lines.filter((line) => !/^\d+$/.test(line.split(',')[5] ?? ''))
      expect(await db.$count(catch_records, isNull(catch_records.catch_total))).toBe(withoutFigure.length)
      const periods = lines.filter((line) => /^\d{4}-\d{4}$/.test(line.split(',')[3] ?? ''))
      expect(await db.$count(catch_records, isNull(catch_records.year))).toBe(periods.length)
    })

    test('catches and quotas of each species add up as in the files', async () => {
      const stored = await connection()
        .db.select({
          name: species.scientific_name,
          rows: count(),
          caught: sum(catch_records.catch_total).mapWith(Number),
          quota: sum(catch_records.quota_amount).mapWith(Number),
        })
        .from(catch_records)
        .innerJoin(species, eq(species.id, catch_records.species_id))
        .groupBy(species.scientific_name)
        .orderBy(species.scientific_name)
      const published = Map.groupBy(lines, (line) => line.split(',')[2] ?? '')
      expect(stored).toEqual(
        [...published]
          .map(([name, rows]) => ({ name, rows: rows.length, caught: total(rows, 5), quota: total(rows, 6) }))
          .toSorted((a, b) => a.name.localeCompare(b.name)),
      )
      expect(stored).toHaveLength(11)
    })

    test('rows that the publisher has twice are kept twice', async () => {
      const minkes = await connection()
        .db.select({ area: management_areas.area_name, rows: count() })
        .from(catch_records)
        .innerJoin(species, eq(species.id, catch_records.species_id))
        .innerJoin(countries, eq(countries.id, catch_records.country_id))
        .innerJoin(management_areas, eq(management_areas.id, catch_records.management_area_id))
        .where(
          and(
            eq(species.scientific_name, 'Balaenoptera acutorostrata'),
            eq(countries.country_code, 'NO'),
            eq(catch_records.year, 1993),
          ),
        )
        .groupBy(management_areas.area_name)
        .having(({ rows }) => gt(rows, 1))
        .orderBy(management_areas.area_name)
      expect(minkes).toEqual([
        { area: 'CM', rows: 2 },
        { area: 'E', rows: 2 },
      ])
    })
  })
})

/** The figures of a column added up; null where the column holds none. */
function total(lines: readonly string[], column: number): number | null {
  const figures = lines
    .map((line) => line.trim().split(',')[column] ?? '')
    .filter((cell) => /^\d+$/.test(cell))
  return figures.length === 0 ? null : figures.reduce((sumSoFar, cell) => sumSoFar + Number(cell), 0)
}
