import { join } from 'node:path'
import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getImport, listReleasesInUse } from '#database/releases/imports-queries.ts'
import { listReleases } from '#database/releases/releases-queries.ts'
import { audit_log, cites_listings, cms_listings, iucn_assessments, species } from '#database/schema/index.ts'
import { readSentRelease, SENDER } from '#testing/sent-releases.ts'
import { describeWithCatalogue } from '#testing/test-database.ts'
import { ImportDesk } from './import-desk.ts'
import { runImport } from './run-import.ts'

const fixture = (...path: string[]) => join(import.meta.dirname, ...path)
const TAXON = fixture('iucn/fixtures/made-up-taxon.json')
const ASSESSMENT = fixture('iucn/fixtures/made-up-assessment.json')
const CITES = fixture('listings/fixtures/made-up-cites.csv')
const CMS = fixture('listings/fixtures/made-up-cms.csv')

describeWithCatalogue('published lists beside rows that curators keep', (connection) => {
  let desk: ImportDesk
  const faults = vi.fn()
  beforeAll(async () => {
    desk = new ImportDesk(connection(), faults)
  })
  afterAll(() => desk.close())

  const read = (
    ...sent: Parameters<typeof readSentRelease> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => readSentRelease(connection(), desk, ...sent)
  const accept = (id: string, dates = {}) => desk.accept(SENDER, { id, leave_out_refused: false, dates })
  const rowsOf = (
    table: typeof iucn_assessments | typeof cites_listings | typeof cms_listings,
    scientific_name: string,
  ) =>
    connection()
      .db.select({ row: table })
      .from(table)
      .innerJoin(species, and(eq(species.id, table.species_id), eq(species.scientific_name, scientific_name)))
      .orderBy(asc(table.id))
      .then((rows) => rows.map(({ row: { version: _, updated_at: __, ...row } }) => row))

  test('assessments are proposed one by one, and come into use with their trace', async () => {
    const { db } = connection()
    const before = await rowsOf(iucn_assessments, 'Nyctea scandiaca')
    const waiting = await read('iucn', [TAXON, ASSESSMENT])
    expect(waiting).toMatchObject({
      state: 'waiting',
      totals: { before: before.length, after: before.length + 2, added: 2, removed: 0 },
      release: { row_count: 3, first_year: 1988, last_year: 2030 },
    })
    expect(waiting.changes).toContainEqual(
      expect.objectContaining({
        scientific_name: 'Nyctea scandiaca',
        is_new: true,
        after: expect.objectContaining({ year_published: 2030, status: 'EN', is_latest: true }),
      }),
    )
    expect(await rowsOf(iucn_assessments, 'Nyctea scandiaca')).toEqual(before)

    await accept(waiting.id)
    const after = await rowsOf(iucn_assessments, 'Nyctea scandiaca')
    expect(after).toHaveLength(before.length + 2)
    expect(after.filter((row) => 'is_latest' in row && row.is_latest)).toHaveLength(2)
    expect(after).toContainEqual(
      expect.objectContaining({
        assessment_id: 900001,
        checked: true,
        source: 'Made up',
      }),
    )
    const [trace] = await db
      .select()
      .from(audit_log)
      .where(eq(audit_log.table_name, 'iucn_assessments'))
      .orderBy(desc(audit_log.id))
      .limit(1)
    expect(trace).toMatchObject({ editor_email: 'curator@example.org', action: 'create' })

    await desk.goBack(SENDER, 'iucn_assessments')
    expect(await rowsOf(iucn_assessments, 'Nyctea scandiaca')).toEqual(before)
    await desk.goBack(SENDER, 'iucn_assessments')
    expect((await rowsOf(iucn_assessments, 'Nyctea scandiaca')).length).toBe(before.length + 2)
  })

  test('the same answer again changes nothing', async () => {
    const waiting = await read('iucn', [TAXON])
    expect(waiting.changes).toEqual([])
    await desk.discard(SENDER, waiting.id)
  })

  test('going back leaves what a curator saved since', async () => {
    const { db } = connection()
    await db
      .update(iucn_assessments)
      .set({ version: 9, assessment_notes: 'mine' })
      .where(eq(iucn_assessments.assessment_id, 900003))
    await desk.goBack(SENDER, 'iucn_assessments')
    expect(await rowsOf(iucn_assessments, 'Nyctea scandiaca')).toContainEqual(
      expect.objectContaining({ assessment_id: 900003, assessment_notes: 'mine' }),
    )
    const { in_use } = await listReleasesInUse(db)
    expect(in_use.find(({ dataset }) => dataset === 'iucn_assessments')).toBeUndefined()
  })

  test('a new CITES listing waits for its date', async () => {
    const before = await rowsOf(cites_listings, 'Ursus maritimus')
    const waiting = await read('cites-listings', [CITES])
    expect(waiting).toMatchObject({
      state: 'waiting',
      refused_rows: 0,
      report: { skipped: [{ name: 'Haliaeetus albicilla' }] },
    })
    const dated = waiting.changes?.filter(({ needs_date }) => needs_date) ?? []
    expect(dated.map(({ scientific_name, after }) => [scientific_name, after.appendix])).toEqual([
      ['Ursus maritimus', 'I'],
    ])
    await expect(accept(waiting.id)).rejects.toThrow('new_listing_needs_date')
    expect(await rowsOf(cites_listings, 'Ursus maritimus')).toEqual(before)

    await accept(waiting.id, { [dated[0]?.key ?? '']: '2031-02-01' })
    expect(await rowsOf(cites_listings, 'Ursus maritimus')).toContainEqual(
      expect.objectContaining({ appendix: 'I', listing_date: '2031-02-01', is_current: true }),
    )
    expect(await rowsOf(cites_listings, 'Ursus maritimus')).toContainEqual(
      expect.objectContaining({ appendix: 'II', is_current: false }),
    )
    // The walrus stood in Appendix III and the minke whale in both before, so nothing is said of them.
    expect(await getImport(connection().db, waiting.id)).toMatchObject({ totals: { added: 1, changed: 1 } })

    await desk.goBack(SENDER, 'cites_listings')
    expect(await rowsOf(cites_listings, 'Ursus maritimus')).toEqual(before)
  })

  test('rows that a curator saved since the comparison are compared again before they are changed', async () => {
    const { db } = connection()
    const waiting = await read('cites-listings', [CITES])
    const dates = { [waiting.changes?.find(({ needs_date }) => needs_date)?.key ?? '']: '2031-02-01' }
    const [ended] = (waiting.changes ?? []).filter(({ is_new }) => !is_new)
    await db
      .update(cites_listings)
      .set({ version: 7, notes: 'saved meanwhile' })
      .where(eq(cites_listings.id, ended?.key ?? ''))
    await expect(accept(waiting.id, dates)).rejects.toThrow('rows_changed_since')
    expect(await rowsOf(cites_listings, 'Ursus maritimus')).toContainEqual(
      expect.objectContaining({ appendix: 'II', is_current: true, notes: 'saved meanwhile' }),
    )

    await desk.compareAgain(waiting.id)
    await accept(waiting.id, dates)
    await desk.goBack(SENDER, 'cites_listings')
  })

  test('the command, which cannot ask, refuses listings without a date and changes nothing', async () => {
    const before = await rowsOf(cites_listings, 'Ursus maritimus')
    const report = await runImport(connection(), {
      source: 'cites-listings',
      files: [CITES],
      today: '2026-11-21',
    })
    expect(report).toMatchObject({
      outcome: 'refused',
      stored: 0,
      refused: [{ reason: expect.stringContaining('/admin/releases') }],
    })
    expect(await rowsOf(cites_listings, 'Ursus maritimus')).toEqual(before)
  })

  test('CMS listings bring their dates; a second appendix makes the first history', async () => {
    const before = await rowsOf(cms_listings, 'Ursus maritimus')
    const report = await runImport(connection(), {
      source: 'cms-listings',
      files: [CMS],
      today: '2026-11-21',
    })
    expect(report).toMatchObject({
      outcome: 'stored',
      stored: 1,
      skipped: [
        { name: 'Phocoena phocoena (ASCOBANS)', rows: 1 },
        { name: 'Tursiops truncatus', rows: 1 },
      ],
    })
    const after = await rowsOf(cms_listings, 'Ursus maritimus')
    expect(after).toHaveLength(before.length + 1)
    expect(after).toContainEqual(
      expect.objectContaining({ appendix: 'I/II', listing_date: '2031-02-01', is_current: true }),
    )
    expect(after.filter((row) => 'is_current' in row && row.is_current)).toHaveLength(1)
    await desk.goBack(SENDER, 'cms_listings')
    expect(await rowsOf(cms_listings, 'Ursus maritimus')).toEqual(before)
  })

  test('a release that would add a listing which is there already is refused with its name', async () => {
    const { db } = connection()
    const [bear] = await db.select().from(species).where(eq(species.scientific_name, 'Ursus maritimus'))
    const [past] = await db
      .insert(cms_listings)
      .values({ species_id: bear?.id ?? '', appendix: 'I/II', listing_date: '2031-02-01' })
      .returning()
    const before = await rowsOf(cms_listings, 'Ursus maritimus')
    const waiting = await read('cms-listings', [CMS])
    await expect(accept(waiting.id)).rejects.toMatchObject({
      message: 'cms_listing_already_there',
      existing: { topic: 'cms_listings', id: past?.id, name: 'Ursus maritimus I/II 2031-02-01' },
    })
    const report = await runImport(connection(), {
      source: 'cms-listings',
      files: [CMS],
      today: '2026-11-21',
    })
    expect(report).toMatchObject({
      outcome: 'refused',
      refused: [{ reason: expect.stringContaining('Ursus maritimus I/II 2031-02-01') }],
    })
    expect(await rowsOf(cms_listings, 'Ursus maritimus')).toEqual(before)
    await desk.discard(SENDER, waiting.id).catch(() => undefined)
    await db.delete(cms_listings).where(eq(cms_listings.id, past?.id ?? ''))
  })

  test('two CMS lines of one species are refused: which of them holds would be a guess', async () => {
    const refused = await read('cms-listings', {
      'cms.csv': 'ScientificName,Agreement,Listing,Date\nUrsus maritimus,CMS,II,\nUrsus maritimus,CMS,I,\n',
    })
    expect(refused.report?.refused).toEqual([
      {
        file: 'cms.csv',
        line: 3,
        column: 'Scientific Name',
        reason: "'Ursus maritimus' has a line already",
      },
    ])
    await desk.discard(SENDER, refused.id)
  })

  test('a document that is no answer is refused with its name', async () => {
    const refused = await read('iucn', { 'wrong.json': '{"hello": 1}', 'broken.json': '{' })
    expect(refused).toMatchObject({ state: 'refused' })
    expect(refused.report?.refused).toEqual([
      { file: 'broken.json', line: 1, column: null, reason: 'the file is not JSON, or not all of it' },
    ])
    expect(await read('iucn', { 'wrong.json': '{"hello": 1}' })).toMatchObject({
      state: 'refused',
      report: { refused: [{ file: 'wrong.json', line: 1, reason: expect.stringContaining('is no answer') }] },
    })
  })

  test('one fact does not become the dataset, and its row keeps what the fact does not carry', async () => {
    const { db } = connection()
    const rows = await db.$count(iucn_assessments)
    const [before] = await db
      .select({ row: iucn_assessments })
      .from(iucn_assessments)
      .innerJoin(species, eq(species.id, iucn_assessments.species_id))
      .where(and(eq(species.scientific_name, 'Ursus maritimus'), eq(iucn_assessments.is_latest, true)))
    if (before === undefined) throw new Error('The polar bear has no latest assessment')
    const [row] = await db
      .update(iucn_assessments)
      .set({ criteria: 'A3c', population_trend: 'Unknown' })
      .where(eq(iucn_assessments.id, before.row.id))
      .returning()
    const answer = {
      taxon: { scientific_name: 'Ursus maritimus' },
      assessment_id: row?.assessment_id ?? 900010,
      year_published: String(row?.year_published),
      latest: true,
      url: 'https://www.iucnredlist.org/species/1/900010',
      citation: 'Made up 2030. https://dx.doi.org/10.2305/made.up',
      red_list_category: { code: row?.status },
      scopes: [{ code: row?.scope_code, description: { en: row?.scope_description } }],
    }
    const waiting = await read('iucn', { 'one.json': JSON.stringify(answer) })
    expect(waiting).toMatchObject({
      coverage: { extent: 'facts', losing: [] },
      totals: { changed: 1, added: 0 },
    })
    await accept(waiting.id)
    const [after] = await db.select().from(iucn_assessments).where(eq(iucn_assessments.id, before.row.id))
    expect(after).toMatchObject({
      criteria: 'A3c',
      population_trend: 'Unknown',
      url: answer.url,
      source: `${row?.source}; ${answer.citation}`,
    })
    expect(await db.$count(iucn_assessments)).toBe(rows)

    const dataset = (await listReleases(db)).find((one) => one.dataset === 'iucn_assessments')
    expect(dataset).toMatchObject({ row_count: rows })
    expect(dataset?.releases[0]).toMatchObject({
      row_count: 1,
      covers: ['Ursus maritimus'],
      doi: '10.2305/made.up',
    })
    expect(dataset?.releases.at(-1)).toMatchObject({ covers: null })
    expect(dataset?.releases.length).toBeGreaterThan(1)
  })

  test('no fault happened on the way', () => expect(faults).not.toHaveBeenCalled())
})
