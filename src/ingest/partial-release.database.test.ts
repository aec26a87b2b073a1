import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listDifferences } from '#database/releases/import-differences-queries.ts'
import { listImports } from '#database/releases/imports-queries.ts'
import { findRelease, listReleases } from '#database/releases/releases-queries.ts'
import {
  article_summary_table,
  audit_log,
  cites_trade_records,
  species,
  species_trade_summary,
} from '#database/schema/index.ts'
import { listFilesOfTwoReleases } from '#database/trade/compared-files-queries.ts'
import { listExploredFiles } from '#database/trade/explored-files-queries.ts'
import { listTradeReleases } from '#database/trade/trade-releases-queries.ts'
import { readSentRelease, SENDER } from '#testing/sent-releases.ts'
import { describeWithCatalogue } from '#testing/test-database.ts'
import { ImportDesk } from './import-desk.ts'
import { runImport } from './run-import.ts'

const FIXTURES = join(import.meta.dirname, 'cites-trade', 'fixtures')
const WHOLE = join(FIXTURES, 'trade_db_1.csv')
const SUMS = join(FIXTURES, 'comparative.csv')
const BEAR = 'Ursus maritimus'
const request = { source: 'cites-trade' as const, files: [WHOLE], today: '2026-11-21', release: '2025.1' }

describeWithCatalogue('a release of trade records that covers some species only', (connection) => {
  let desk: ImportDesk
  let bearFile = ''
  const faults = vi.fn()
  beforeAll(async () => {
    desk = new ImportDesk(connection(), faults)
    const [header = '', ...lines] = (await readFile(WHOLE, 'utf8')).trim().split('\n')
    // The last of the bear's rows is gone, and the others carry another term.
    const own = lines.filter((line) => line.includes(BEAR)).slice(0, -1)
    bearFile = join(await mkdtemp(join(tmpdir(), 'partial-')), 'bear.csv')
    await writeFile(bearFile, [header, ...own.map((line) => line.replaceAll('skins', 'rugs'))].join('\n'))
  })
  afterAll(() => desk.close())

  const db = () => connection().db
  const partial = (more = {}) =>
    runImport(connection(), { ...request, files: [bearFile], release: '2026.1', onlyCovered: true, ...more })
  const records = () =>
    db()
      .select({
        name: species.scientific_name,
        record_id: cites_trade_records.record_id,
        term: cites_trade_records.term,
      })
      .from(cites_trade_records)
      .innerJoin(species, eq(species.id, cites_trade_records.species_id))
      .orderBy(asc(cites_trade_records.record_id))
  const filesInUse = async () =>
    (await listExploredFiles(db())).map(({ scientific_name, release }) => [scientific_name, release])
  const inUse = async () => (await listReleases(db())).find(({ dataset }) => dataset === 'cites_trade')
  const idOf = async (name: string) => {
    const [found] = await db().select().from(species).where(eq(species.scientific_name, name))
    return found?.id ?? ''
  }

  test('needs a whole release beside which it stands', async () => {
    for (const dryRun of [true, false])
      expect(await partial({ dryRun })).toMatchObject({
        outcome: 'refused',
        refused: [{ reason: expect.stringContaining('import the full release first') }],
      })
    expect(await records()).toEqual([])
  })

  test('takes the place of the records of its species and leaves the others', async () => {
    await runImport(connection(), request)
    const before = await records()
    const asked = await partial({ dryRun: true })
    expect(asked).toMatchObject({
      outcome: 'checked',
      last_complete_year: (await findRelease(db(), 'cites_trade'))?.last_complete_year,
      coverage: { extent: 'species', staying: { rows: 2, species: 2 }, confirm: null },
    })
    expect(await records()).toEqual(before)

    const [untouched] = await db()
      .select()
      .from(species_trade_summary)
      .where(eq(species_trade_summary.species_id, await idOf('Acipenser baerii')))
    expect(await partial()).toMatchObject({ outcome: 'stored', stored: 2 })
    const after = await records()
    expect(after.filter(({ name }) => name !== BEAR)).toEqual(before.filter(({ name }) => name !== BEAR))
    expect(after.filter(({ name }) => name === BEAR)).toHaveLength(2)
    const [still] = await db()
      .select()
      .from(species_trade_summary)
      .where(eq(species_trade_summary.species_id, await idOf('Acipenser baerii')))
    expect(still).toEqual(untouched)
  })

  test('is named for its species, and the dataset is the set of both', async () => {
    expect(await inUse()).toMatchObject({
      version: '2026.1, 2025.1',
      row_count: 4,
      releases: [
        { version: '2026.1', row_count: 2, covers: [BEAR] },
        { version: '2025.1', row_count: 2, covers: null },
      ],
    })
    expect(await findRelease(db(), 'cites_trade')).toMatchObject({ version: '2025.1' })
    expect(await filesInUse()).toEqual([
      ['Acipenser baerii', '2025.1'],
      ['Nyctea scandiaca', '2025.1'],
      [BEAR, '2026.1'],
    ])
    expect(await listTradeReleases(db())).toMatchObject([
      { release: '2026.1', covers: [BEAR], row_count: 2 },
      { release: '2025.1', covers: null, row_count: 5 },
    ])
    // What addresses name both by leads to the same files.
    const named = await listExploredFiles(db(), '2025.1,2026.1')
    expect(named.map(({ id }) => id)).toEqual((await listExploredFiles(db())).map(({ id }) => id))
    const whole = await listExploredFiles(db(), '2025.1')
    expect(whole.map(({ release }) => release)).toEqual(['2025.1', '2025.1', '2025.1'])
  })

  test('keeps the last complete year of the whole release for its species, too', async () => {
    const { last_complete_year } = (await findRelease(db(), 'cites_trade')) ?? {}
    const years = await db()
      .selectDistinct({ year: article_summary_table.last_complete_year })
      .from(article_summary_table)
    expect(years).toEqual([{ year: last_complete_year }])
    const files = await listExploredFiles(db())
    expect(new Set(files.map((file) => file.last_complete_year))).toEqual(new Set([last_complete_year]))
  })

  test('removes no other species where it is compared with the whole release', async () => {
    const [to, from] = await listTradeReleases(db())
    if (to === undefined || from === undefined) throw new Error('Two releases are stored')
    const compared = await listFilesOfTwoReleases(db(), { from, to })
    expect(compared.map(({ scientific_name }) => scientific_name)).toEqual([BEAR])
  })

  test('shows the rows that differ, and leaves an audit row', async () => {
    const [latest] = await listImports(db())
    expect(latest).toMatchObject({ state: 'accepted', totals: { before: 3, after: 2, removed: 1 } })
    const found = await listDifferences(db(), { id: latest?.id ?? '' }, { from: 0, limit: 10 })
    expect(found).toMatchObject({ available: true })
    expect(found.rows.every(({ scientific_name }) => scientific_name === BEAR)).toBe(true)
    expect(found.rows.filter(({ change }) => change === 'removed')).toHaveLength(1)
    const [trace] = await db().select().from(audit_log).orderBy(desc(audit_log.id)).limit(1)
    expect(trace).toMatchObject({ table_name: 'dataset_releases', action: 'import', row_id: latest?.id })
  })

  test.each([
    { what: 'sums beside shipments', more: { files: [SUMS] }, says: 'they hold the same trade' },
    {
      what: 'an older release',
      more: { release: '2024.1' },
      says: 'a newer release of these species is in use',
    },
    { what: 'no version', more: { release: undefined }, says: 'name the version of the release' },
  ])('is refused: $what', async ({ more, says }) => {
    const before = await records()
    expect(await partial(more)).toMatchObject({
      outcome: 'refused',
      refused: [{ reason: expect.stringContaining(says) }],
    })
    expect(await records()).toEqual(before)
  })

  test('a refusal of what a curator sent is named', async () => {
    const sent = { release: '2024.1', onlyCovered: true }
    const refused = await readSentRelease(connection(), desk, 'cites-trade', [bearFile], sent)
    expect(refused).toMatchObject({ state: 'failed', problem: 'partial_is_older' })
    expect(faults).not.toHaveBeenCalled()
  })

  test('goes back alone, and comes again', async () => {
    const withPart = await records()
    await desk.goBack(SENDER, 'cites_trade')
    expect(await inUse()).toMatchObject({ version: '2025.1', row_count: 5, releases: [{ covers: null }] })
    expect(await records()).toHaveLength(5)
    expect(await filesInUse()).toContainEqual([BEAR, '2025.1'])

    await desk.goBack(SENDER, 'cites_trade')
    expect(await records()).toEqual(withPart)
    expect(await inUse()).toMatchObject({ row_count: 4, releases: [{ covers: [BEAR] }, { covers: null }] })
    expect(await filesInUse()).toContainEqual([BEAR, '2026.1'])
  })

  test('gives its species up to a later one, and to a whole release, which can be taken back', async () => {
    await partial({ release: '2026.2' })
    expect(await inUse()).toMatchObject({ version: '2026.2, 2025.1' })
    const before = await records()
    await runImport(connection(), { ...request, release: '2027.1' })
    expect(await inUse()).toMatchObject({ version: '2027.1', row_count: 5 })
    await desk.goBack(SENDER, 'cites_trade')
    expect(await records()).toEqual(before)
    expect(await filesInUse()).toContainEqual([BEAR, '2026.2'])
    expect(await listTradeReleases(db())).toContainEqual(
      expect.objectContaining({ release: '2025.1', row_count: 5 }),
    )
  })

  test('a whole release that lost a species still asks for its name', async () => {
    const report = await runImport(connection(), { ...request, files: [bearFile], release: '2028.1' })
    expect(report).toMatchObject({ outcome: 'refused', coverage: { extent: 'dataset' } })
    expect(report.coverage?.confirm).not.toBeNull()
  })
})
