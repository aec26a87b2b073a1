import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDifferences } from '#database/releases/import-differences-queries.ts'
import { listImports } from '#database/releases/imports-queries.ts'
import {
  article_summary_table,
  audit_log,
  cites_trade_records,
  dataset_releases,
  species,
  species_trade_summary,
} from '#database/schema/index.ts'
import { generateTradeSummary } from '#database/trade/trade-summary-changes.ts'
import type { ImportProgress } from '#domain/releases/import-report.ts'
import { describeWithCatalogue } from '#testing/test-database.ts'
import { zipFile } from '#testing/zip-file.ts'
import { runImport } from './run-import.ts'

const FIXTURES = join(import.meta.dirname, 'cites-trade', 'fixtures')
const GOOD = join(FIXTURES, 'trade_db_1.csv')
const COMPARATIVE = join(FIXTURES, 'comparative.csv')
const request = { source: 'cites-trade' as const, files: [GOOD], today: '2026-11-21' }

describeWithCatalogue('an import of trade records', (connection) => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'run-import-'))
    await copyFile(join(FIXTURES, 'trade_db_2.csv'), join(folder, 'trade_db_2.csv'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const records = () =>
    connection()
      .db.select({
        record_id: cites_trade_records.record_id,
        name: species.scientific_name,
        taxon: cites_trade_records.taxon,
        year: cites_trade_records.year,
        term: cites_trade_records.term,
        quantity: cites_trade_records.quantity,
        unit: cites_trade_records.unit,
        importer: cites_trade_records.importer,
        exporter: cites_trade_records.exporter,
        source: cites_trade_records.source,
        reporter_type: cites_trade_records.reporter_type,
        import_permit: cites_trade_records.import_permit,
      })
      .from(cites_trade_records)
      .innerJoin(species, eq(species.id, cites_trade_records.species_id))
      .orderBy(asc(cites_trade_records.record_id), asc(cites_trade_records.id))
  const release = async () => {
    const [row] = await connection()
      .db.select()
      .from(dataset_releases)
      .where(eq(dataset_releases.dataset, 'cites_trade'))
    return row
  }

  test('a dry run checks everything and writes nothing', async () => {
    const report = await runImport(connection(), { ...request, dryRun: true })
    expect(report).toMatchObject({ outcome: 'checked', read: 6, stored: 5 })
    expect(await records()).toEqual([])
    expect(await release()).toBeUndefined()
  })

  test('stores what was published and tells what it found', async () => {
    const told: ImportProgress[] = []
    const report = await runImport(connection(), {
      ...request,
      release: '2025.1',
      onProgress: (progress) => told.push({ ...progress }),
    })
    expect(report).toMatchObject({
      outcome: 'stored',
      read: 6,
      stored: 5,
      refused: [],
      skipped: [{ name: 'Haliaeetus pelagicus', rows: 1 }],
      unknown: [{ column: 'exporter', reported: 'QQ', stored: 'QQ', rows: 1 }],
      cleaned: [
        { column: 'term', reported: 'jewellery - ivory ', stored: 'jewellery - ivory', rows: 1 },
        { column: 'unit', reported: 'Number of specimens', stored: null, rows: 1 },
      ],
      first_year: 1980,
      last_year: 2019,
      last_complete_year: 2019,
    })
    expect(await records()).toMatchObject([
      {
        record_id: 1000000001,
        name: 'Ursus maritimus',
        quantity: '2',
        unit: null,
        source: null,
        reporter_type: 'I',
      },
      { record_id: 1000000002, unit: null, reporter_type: 'E' },
      {
        record_id: 1000000004,
        name: 'Nyctea scandiaca',
        taxon: 'Bubo scandiacus',
        quantity: null,
        importer: 'NA',
      },
      { record_id: 1000000005, quantity: '5000000', exporter: 'QQ' },
      { record_id: 1000000006, term: 'jewellery - ivory', quantity: '0.5', import_permit: 'a1b2' },
    ])
    expect(told.at(-1)).toMatchObject({ phase: 'done', rows: 6 })
    expect(told.at(-1)?.bytes).toBe(told.at(-1)?.ofBytes)
  })

  test('the release, the summaries and the audit trail say the same', async () => {
    const { db } = connection()
    expect(await release()).toMatchObject({
      version: '2025.1',
      row_count: 5,
      simulated: false,
      aggregated: false,
      citation: expect.stringContaining('Version 2025.1'),
    })
    const [summary] = await db
      .select({ records: species_trade_summary.total_trade_records })
      .from(species_trade_summary)
      .innerJoin(species, eq(species.id, species_trade_summary.species_id))
      .where(eq(species.scientific_name, 'Ursus maritimus'))
    expect(summary?.records).toBe(3)
    const [trace] = await db.select().from(audit_log).orderBy(desc(audit_log.id)).limit(1)
    expect(trace).toMatchObject({
      table_name: 'dataset_releases',
      action: 'import',
      editor_email: 'import command',
    })
  })

  test('a species without trade keeps its summary, which says that none was found', async () => {
    const { db } = connection()
    const [whale] = await db.select().from(species).where(eq(species.scientific_name, 'Berardius bairdii'))
    await db.transaction((tx) => generateTradeSummary(tx, whale?.id ?? ''))
    const summaries = () =>
      db
        .select({ records: species_trade_summary.total_trade_records })
        .from(species_trade_summary)
        .where(eq(species_trade_summary.species_id, whale?.id ?? ''))
    const articles = await db.$count(article_summary_table)
    await runImport(connection(), request)
    expect(await summaries()).toEqual([{ records: 0 }])
    expect(await db.$count(article_summary_table)).toBe(articles)
    expect(articles).toBe(await db.$count(species))
  })

  test('importing the same files again gives the same content and checksum, however they are packed', async () => {
    const before = await records()
    const zip = join(folder, 'Trade_database_download_v2025.2.zip')
    await writeFile(
      zip,
      zipFile({ 'Trade_database_download_v2025.2/trade_db_1.csv': await readFile(GOOD, 'utf8') }),
    )
    const first = await release()
    const report = await runImport(connection(), { ...request, files: [zip] })
    expect(report.checksum).toBe(first?.checksum)
    expect(await records()).toEqual(before)
    expect(await release()).toMatchObject({ version: '2025.2' })
  })

  test('a bad row leaves everything as it was, and is named with file, line, column and reason', async () => {
    const [before, releaseBefore] = [await records(), await release()]
    const bad = join(folder, 'trade_db_2.csv')
    const report = await runImport(connection(), { ...request, files: [GOOD, bad] })
    expect(report).toMatchObject({
      outcome: 'refused',
      stored: 0,
      refused: [
        { file: bad, line: 2, column: 'Quantity', reason: "'-1' is negative" },
        { file: bad, line: 3, column: 'Id', reason: `Id 1000000002 occurs twice (first at ${GOOD}:3)` },
      ],
    })
    expect(await records()).toEqual(before)
    expect(await release()).toEqual(releaseBefore)
  })

  test('--skip-invalid imports the rest and writes the refused rows in their layout', async () => {
    const bad = join(folder, 'trade_db_2.csv')
    const report = await runImport(connection(), { ...request, files: [GOOD, bad], skipInvalid: true })
    expect(report).toMatchObject({
      outcome: 'stored',
      stored: 6,
      refused_files: [join(folder, 'trade_db_2.refused.csv')],
    })
    const written = (await readFile(report.refused_files[0] ?? '', 'utf8')).split('\n')
    expect(written[0]).toMatch(/^Id,Year,.*,Refused\.because$/)
    expect(written[1]).toMatch(/^1000000007,2019,.*'-1' is negative$/)
    expect(written).toHaveLength(4)
    expect((await records()).at(-1)).toMatchObject({ record_id: 1000000009 })
  })

  test('the rows that differ from the earlier release can be read afterwards, as of one that was sent', async () => {
    const { curator } = connection()
    const changed = join(folder, 'changed.csv')
    const lines = (await readFile(GOOD, 'utf8')).split('\n')
    // The last record goes, and the years of the first are moved by one.
    const [header = '', first = '', ...others] = lines.filter((line) => line !== '')
    const moved = first.replace(/^(\d+),(\d{4})/, (_, id, year) => `${id},${Number(year) + 1}`)
    await writeFile(changed, [header, moved, ...others.slice(0, -1), ''].join('\n'))
    await runImport(connection(), request)
    await runImport(connection(), { ...request, files: [changed] })

    const [imported] = await listImports(curator)
    expect(imported).toMatchObject({
      state: 'accepted',
      sent_by: 'import command',
      decided_by: 'import command',
      files: [{ name: 'changed.csv' }],
      totals: { removed: 1, changed: 1, added: 0 },
    })
    const id = imported?.id ?? ''
    expect((await release())?.id).toBe(id)
    const { total, rows } = await listDifferences(curator, { id }, { from: 0, limit: 10 })
    expect(total).toBe(2)
    expect(rows.map(({ change, before, after }) => [change, before?.year, after?.year])).toEqual([
      ['removed', expect.any(Number), undefined],
      ['changed', expect.any(Number), expect.any(Number)],
    ])
    expect(Number(rows[1]?.after?.year) - Number(rows[1]?.before?.year)).toBe(1)
  })

  test('a comparative tabulation is one record per reporting side and says that it is aggregated', async () => {
    const report = await runImport(connection(), {
      ...request,
      files: [COMPARATIVE],
      confirm: 'Nyctea scandiaca',
    })
    expect(report).toMatchObject({ outcome: 'stored', read: 2, stored: 3 })
    expect(await records()).toMatchObject([
      { record_id: null, reporter_type: 'E', quantity: '3' },
      { record_id: null, reporter_type: 'I', quantity: '2' },
      { record_id: null, reporter_type: 'E', quantity: '1.5', unit: 'kg' },
    ])
    expect(await release()).toMatchObject({ aggregated: true, row_count: 3 })
  })

  test.each([
    {
      what: 'shipments beside their sums',
      files: [GOOD, COMPARATIVE],
      reason: 'cannot be imported together',
    },
    { what: 'a file that is not there', files: ['/nowhere/trade.csv'], reason: 'there is no such file' },
    {
      what: 'another table',
      files: [join(import.meta.dirname, 'seizures/fixtures/made-up-plain.csv')],
      reason: 'are missing',
    },
  ])('$what is refused as a whole, and what was there stays', async ({ files, reason }) => {
    const before = await records()
    const report = await runImport(connection(), { ...request, files, skipInvalid: true })
    expect(report).toMatchObject({ outcome: 'refused', stored: 0 })
    expect(report.refused).toHaveLength(1)
    expect(report.refused[0]?.reason).toContain(reason)
    expect(await records()).toEqual(before)
  })

  test('records of a species whose profile is hidden are imported too', async () => {
    const bear = eq(species.scientific_name, 'Ursus maritimus')
    await runImport(connection(), request)
    const before = await records()
    await connection().db.update(species).set({ hidden: true }).where(bear)
    const { outcome } = await runImport(connection(), request)
    await connection().db.update(species).set({ hidden: false }).where(bear)
    expect(outcome).toBe('stored')
    expect(await records()).toEqual(before)
  })

  test('files about other species alone do not empty the portal', async () => {
    const other = join(folder, 'other.csv')
    const [header = '', row = ''] = (await readFile(GOOD, 'utf8')).split('\n')
    await writeFile(other, `${header}\n${row.replaceAll('Ursus maritimus', 'Ursus arctos')}\n`)
    const before = await records()
    const report = await runImport(connection(), { ...request, files: [other] })
    expect(report).toMatchObject({ outcome: 'refused', skipped: [{ name: 'Ursus arctos', rows: 1 }] })
    expect(await records()).toEqual(before)
  })

  test('a database that fails in the middle keeps the earlier release', async () => {
    const before = await records()
    const broken = {
      ...connection(),
      copyInto: () => Promise.reject(new Error('the connection was lost')),
    }
    await expect(runImport(broken, request)).rejects.toThrow('the connection was lost')
    expect(await records()).toEqual(before)
  })

  test('a disk without room is called by its name, and the records in use stay as they were', async () => {
    await runImport(connection(), request)
    const before = await records()
    await connection().db.execute(
      sql.raw(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`),
    )
    await connection().db.execute(
      sql`create trigger no_room before insert on staged_trade_records for each row execute function no_room()`,
    )
    try {
      await expect(runImport(connection(), { ...request, files: [COMPARATIVE] })).rejects.toThrow(
        'The disk is full. Nothing was imported',
      )
      expect(await records()).toEqual(before)
    } finally {
      await connection().db.execute(sql`drop function no_room() cascade`)
    }
  })
})
