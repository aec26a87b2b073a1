import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listReleasesOf } from '#database/releases/releases-queries.ts'
import {
  catch_records,
  dataset_releases,
  management_areas,
  species,
  staged_records,
} from '#database/schema/index.ts'
import { describeWithCatalogue } from '#testing/test-database.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { formatReport } from '../import-report-text.ts'
import { runImport } from '../run-import.ts'

const request = {
  source: 'nammco' as const,
  files: [join(import.meta.dirname, 'fixtures')],
  today: '2026-11-21',
  // The fixtures have few rows of what the catalogue has many.
  confirm: 'Monodon monoceros',
}

const IN_FILES = ['Balaenoptera acutorostrata', 'Monodon monoceros']

describeWithCatalogue('NAMMCO catch files', (connection) => {
  const catches = () =>
    connection()
      .db.select({
        id: catch_records.id,
        name: species.scientific_name,
        area: management_areas.area_name,
        season: catch_records.season,
        year: catch_records.year,
        catch_total: catch_records.catch_total,
        quota_amount: catch_records.quota_amount,
        notes: catch_records.notes,
        version: catch_records.version,
      })
      .from(catch_records)
      .innerJoin(species, eq(species.id, catch_records.species_id))
      .leftJoin(management_areas, eq(management_areas.id, catch_records.management_area_id))
      .orderBy(
        asc(species.scientific_name),
        asc(catch_records.season),
        asc(management_areas.area_name),
        asc(catch_records.catch_total),
      )
  const withoutIds = async () => (await catches()).map(({ id: _, ...record }) => record)

  test("take the place of the catalogue's catches of their species, with every oddity kept", async () => {
    const before = await catches()
    expect(before.length).toBeGreaterThan(100)
    const report = await runImport(connection(), request)
    expect(report).toMatchObject({
      outcome: 'stored',
      read: 6,
      stored: 6,
      refused: [],
      first_year: 1993,
      last_year: 2023,
    })
    const isInFiles = ({ name }: { name: string }) => IN_FILES.includes(name)
    const after = await catches()
    expect(after.filter((one) => !isInFiles(one))).toEqual(before.filter((one) => !isInFiles(one)))
    expect(after.filter(isInFiles)).toMatchObject([
      {
        name: 'Balaenoptera acutorostrata',
        season: '1993',
        year: 1993,
        area: 'E',
        catch_total: 10,
        quota_amount: null,
      },
      { name: 'Balaenoptera acutorostrata', season: '1993', year: 1993, area: 'E', catch_total: 11 },
      {
        name: 'Monodon monoceros',
        season: '1992-2002',
        year: null,
        catch_total: null,
        notes: "Catch as published: '*No reported catches'",
      },
      {
        season: '2004/2005',
        year: 2004,
        catch_total: null,
        quota_amount: null,
        notes: "Catch as published: 'N/A'; Quota as published: 'No quota'",
      },
      { season: '2023', area: 'Total', catch_total: 401, quota_amount: 402 },
      { season: '2023', area: 'Zone 0 - Made up', catch_total: 1 },
    ])
    const [release] = await connection()
      .db.select()
      .from(dataset_releases)
      .where(eq(dataset_releases.dataset, 'catches'))
    expect(release).toMatchObject({ retrieved_date: '2025-01-02', row_count: 6, checksum: report.checksum })
  })

  test('most rows of a species go only when its name is typed, and the report says what would happen', async () => {
    const { db } = connection()
    const before = await catches()
    const { confirm: _, ...unconfirmed } = request
    const row = (year: number) => `Greenland,Narwhal,Monodon monoceros,${year},Total,1,2`
    const folder = await mkdtemp(join(tmpdir(), 'one-row-'))
    const file = join(folder, 'Monodon_monoceros_catches_2026-02-03.csv')
    const heading =
      'COUNTRY,SPECIES (COMMON NAME),SPECIES (SCIENTIFIC NAME),YEAR OR SEASON,AREA OR STOCK,CATCH TOTAL,QUOTA (IF APPLICABLE)'
    await writeFile(file, `${heading}\n${row(2023)}\n`)
    const one = { ...unconfirmed, files: [file] }
    expect(await runImport(connection(), one)).toMatchObject({
      outcome: 'refused',
      stored: 0,
      refused: [{ reason: expect.stringContaining('--confirm "Monodon monoceros"') }],
    })
    expect(await runImport(connection(), { ...one, confirm: 'Ursus maritimus' })).toMatchObject({
      outcome: 'refused',
    })
    const checked = await runImport(connection(), { ...one, dryRun: true })
    expect(checked).toMatchObject({
      outcome: 'checked',
      coverage: {
        extent: 'species',
        species: [{ scientific_name: 'Monodon monoceros', before: 4, after: 1 }],
        staying: { rows: before.length - 4 },
        confirm: 'Monodon monoceros',
      },
    })
    expect(formatReport(checked)).toContain('A part of the dataset: covers 1 species only')
    expect(await catches()).toEqual(before)
    expect(await db.$count(staged_records)).toBe(0)

    // Two releases stand beside each other, each with its rows in use; the earlier keeps what is said of it.
    expect(await runImport(connection(), { ...one, confirm: 'monodon monoceros' })).toMatchObject({
      outcome: 'stored',
      stored: 1,
    })
    expect(
      (await listReleasesOf(db, 'catches')).map(({ retrieved_date, row_count }) => [
        retrieved_date,
        row_count,
      ]),
    ).toEqual([
      ['2026-02-03', 1],
      ['2025-01-02', 2],
    ])
    await runImport(connection(), request)
    expect(await listReleasesOf(db, 'catches')).toMatchObject([
      { retrieved_date: '2025-01-02', row_count: 6 },
    ])
    await rm(folder, { recursive: true })
  })

  test('importing again changes nothing', async () => {
    const before = await withoutIds()
    await runImport(connection(), request)
    expect(await withoutIds()).toEqual(before)
  })

  test("a newer catalogue does not bring the catalogue's catches back", async () => {
    const before = await withoutIds()
    await connection()
      .db.update(dataset_releases)
      .set({ checksum: 'older' })
      .where(eq(dataset_releases.dataset, 'catalogue-catches'))
    expect(await loadCatalogue(connection())).toBe(true)
    expect(await withoutIds()).toEqual(before)
  })

  test("a curator's record stays and stands for the published one", async () => {
    const { db } = connection()
    const [record] = await db
      .select()
      .from(catch_records)
      .where(and(eq(catch_records.season, '2023'), eq(catch_records.catch_total, 401)))
    await db
      .update(catch_records)
      .set({ catch_total: 400, version: 2 })
      .where(eq(catch_records.id, record?.id ?? ''))
    const report = await runImport(connection(), request)
    expect(report.stored).toBe(5)
    const ofYear = (await catches()).filter(({ season, area }) => season === '2023' && area === 'Total')
    expect(ofYear).toMatchObject([{ id: record?.id, catch_total: 400, version: 2 }])
  })
})
