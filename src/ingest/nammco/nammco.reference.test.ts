import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { catch_records, countries, management_areas, species } from '#database/schema/index.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import type { ImportReport } from '../import-report.ts'
import { runImport } from '../run-import.ts'

const FOLDER = join(process.env.REFERENCE_DATA ?? '', 'nammco')
const isSkipped = !process.env.REFERENCE_DATA && process.env.CI !== 'true'

describe.skipIf(isSkipped)('the catch files as published', () => {
  describeOnBothEngines('imported', (connection) => {
    let report: ImportReport
    let lines: string[]

    beforeAll(async () => {
      await loadCatalogue(connection())
      report = await runImport(connection(), { source: 'nammco', files: [FOLDER], today: '2026-11-21' })
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
