import { copyFile, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { asc, desc, eq, notExists, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listDifferences } from '#database/releases/import-differences-queries.ts'
import type { AcceptedImport } from '#database/releases/imports-changes.ts'
import { getImport, listReleasesInUse } from '#database/releases/imports-queries.ts'
import { listReleases, listReleasesOf } from '#database/releases/releases-queries.ts'
import {
  audit_log,
  catch_records,
  cites_trade_records,
  dataset_imports,
  illegal_trade_products,
  illegal_trade_seizures,
  management_areas,
  species,
  species_trade_summary,
} from '#database/schema/index.ts'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import { aSpecies } from '#testing/builders.ts'
import { readSentRelease, SENDER, sendRelease } from '#testing/sent-releases.ts'
import { describeWithCatalogue } from '#testing/test-database.ts'
import { ImportDesk } from './import-desk.ts'
import { runImport } from './run-import.ts'
import { simulateSeizures } from './simulated/simulate-seizures.ts'

const fixture = (...path: string[]) => join(import.meta.dirname, ...path)
const TRADE = fixture('cites-trade/fixtures/trade_db_1.csv')
const NARWHAL = fixture('nammco/fixtures/Monodon_monoceros_catches_2025-01-02.csv')
const MINKE = fixture('nammco/fixtures/Balaenoptera_acutorostrata_catches_2025-01-02.csv')
const PLAIN = fixture('seizures/fixtures/made-up-plain.csv')

describeWithCatalogue('releases from the browser', (connection) => {
  let desk: ImportDesk
  const faults = vi.fn()
  beforeAll(async () => {
    desk = new ImportDesk(connection(), faults)
  })
  afterAll(() => desk.close())

  type Sent = Parameters<typeof sendRelease> extends [unknown, ...infer Rest] ? Rest : never
  const send = (...sent: Sent) => sendRelease(desk, ...sent)
  const read = (...sent: Sent) => readSentRelease(connection(), desk, ...sent)
  const accept = (id: string, { leave_out_refused = false, confirmed }: Partial<AcceptedImport> = {}) =>
    desk.accept(SENDER, { id, leave_out_refused, dates: {}, confirmed })
  const inUse = async (dataset: ImportedDataset) => {
    const { in_use, previous } = await listReleasesInUse(connection().db)
    return {
      release: in_use.find((one) => one.dataset === dataset),
      previous: previous.find((one) => one.dataset === dataset),
    }
  }

  /** Everything a test may change, as it stands. */
  const contents = {
    cites_trade: () =>
      connection()
        .db.select({
          record_id: cites_trade_records.record_id,
          species_id: cites_trade_records.species_id,
          term: cites_trade_records.term,
          quantity: cites_trade_records.quantity,
        })
        .from(cites_trade_records)
        .orderBy(asc(cites_trade_records.record_id), asc(cites_trade_records.term)),
    catches: () =>
      connection().db.select().from(catch_records).orderBy(asc(catch_records.season), asc(catch_records.id)),
    seizures: () =>
      connection()
        .db.select({
          id: illegal_trade_seizures.id,
          species_id: illegal_trade_seizures.species_id,
          product: illegal_trade_products.product_name,
          product_code: illegal_trade_products.product_code,
          quantity: illegal_trade_seizures.quantity,
        })
        .from(illegal_trade_seizures)
        .leftJoin(
          illegal_trade_products,
          eq(illegal_trade_products.id, illegal_trade_seizures.product_type_id),
        )
        .orderBy(asc(illegal_trade_seizures.id)),
  }

  test('a release waits with its comparison and changes nothing until it is accepted', async () => {
    const waiting = await read('cites-trade', [TRADE])
    expect(waiting).toMatchObject({
      state: 'waiting',
      outdated: false,
      refused_rows: 0,
      files: [{ name: 'trade_db_1.csv' }],
      release: { title: 'CITES Trade Database, full release', row_count: 5, first_year: 1980 },
      totals: { before: 0, after: 5, added: 5, removed: 0, changed: 0 },
      sent_by: 'curator@example.org',
    })
    expect(waiting.comparison?.map(({ species, added }) => [species?.scientific_name, added])).toEqual([
      ['Acipenser baerii', 1],
      ['Nyctea scandiaca', 1],
      ['Ursus maritimus', 3],
    ])
    expect(await contents.cites_trade()).toEqual([])

    await accept(waiting.id)
    expect(await contents.cites_trade()).toHaveLength(5)
    expect(await inUse('cites_trade')).toMatchObject({
      release: { row_count: 5, loaded_by: 'curator@example.org', checksum: waiting.release?.checksum },
      previous: undefined,
    })
    expect(await getImport(connection().db, waiting.id)).toMatchObject({
      state: 'accepted',
      decided_by: 'curator@example.org',
    })
    const [trace] = await connection().db.select().from(audit_log).orderBy(desc(audit_log.id)).limit(1)
    expect(trace).toMatchObject({ table_name: 'dataset_releases', action: 'import' })
    await expect(accept(waiting.id)).rejects.toThrow('import_is_decided')
  })

  /** The release again with one row gone, one changed and one new. */
  const changedTrade = async () => {
    const [header, , second, ...rest] = (await readFile(TRADE, 'utf8')).trim().split('\n')
    const changed = second?.replace(',skins,2,', ',skins,9,')
    const fresh = second?.replace('1000000002', '1000000099')
    return { 'trade_db_1.csv': [header, changed, ...rest, fresh, ''].join('\n') }
  }

  test('rows are compared by the publisher’s id, species by species', async () => {
    const waiting = await read('cites-trade', await changedTrade())
    expect(waiting.totals).toEqual({ before: 5, after: 5, added: 1, removed: 1, changed: 1 })
    expect(waiting.comparison).toMatchObject([
      {
        species: { scientific_name: 'Acipenser baerii' },
        before: 1,
        after: 1,
        added: 0,
        removed: 0,
        changed: 0,
      },
      {
        species: { scientific_name: 'Nyctea scandiaca' },
        before: 1,
        after: 1,
        added: 0,
        removed: 0,
        changed: 0,
      },
      {
        species: { scientific_name: 'Ursus maritimus' },
        before: 3,
        after: 3,
        added: 1,
        removed: 1,
        changed: 1,
      },
    ])
    // Each of these rows can be read before and after the release comes into use.
    const differences = (more = {}) =>
      listDifferences(connection().db, { id: waiting.id, ...more }, { from: 0, limit: 10 })
    const before = await differences()
    expect(before).toMatchObject({
      total: 3,
      available: true,
      rows: [
        { change: 'removed', before: { record_id: 1000000001 }, after: null },
        { change: 'changed', before: { quantity: 2 }, after: { record_id: 1000000002, quantity: 9 } },
        { change: 'added', scientific_name: 'Ursus maritimus', after: { record_id: 1000000099 } },
      ],
    })
    expect(await differences({ change: 'added' })).toMatchObject({ total: 1, rows: [{ change: 'added' }] })
    await accept(waiting.id)
    expect(await differences()).toEqual(before)
  })

  test('the previous release comes back as it was, its figures too, and the other is then the previous', async () => {
    const { db } = connection()
    const sums = () =>
      db
        .select({ total: species_trade_summary.total_quantity })
        .from(species_trade_summary)
        .orderBy(asc(species_trade_summary.total_quantity))
    const [later, laterSums] = [await contents.cites_trade(), await sums()]
    await desk.goBack(SENDER, 'cites_trade')
    const earlier = await contents.cites_trade()
    expect(earlier.map(({ record_id }) => record_id)).toContain(1000000001)
    expect(earlier.find(({ record_id }) => record_id === 1000000002)?.quantity).toBe('2')
    expect(await sums()).not.toEqual(laterSums)

    await desk.goBack(SENDER, 'cites_trade')
    expect(await contents.cites_trade()).toEqual(later)
    expect(await sums()).toEqual(laterSums)
  })

  test('what waits when a species is removed stays unlinked and is linked when it is back', async () => {
    const { db } = connection()
    const extra = await aSpecies(db, { scientific_name: 'Testudo arctica' })
    const text = (await readFile(TRADE, 'utf8')).replace('Bubo scandiacus', 'Testudo arctica')
    const waiting = await read('cites-trade', { 'trade_db_1.csv': text })
    await db.delete(species).where(eq(species.id, extra.id))
    await accept(waiting.id, { confirmed: 'Nyctea scandiaca' })
    expect((await contents.cites_trade()).filter(({ species_id }) => species_id === null)).toHaveLength(1)

    await aSpecies(db, { scientific_name: 'Testudo arctica', id: extra.id })
    await desk.goBack(SENDER, 'cites_trade')
    await desk.goBack(SENDER, 'cites_trade')
    expect((await contents.cites_trade()).filter(({ species_id }) => species_id === extra.id)).toHaveLength(1)
    await db.delete(species).where(eq(species.id, extra.id))
  })

  test('sums of shipments carry no id: alike rows are the same, others come and go', async () => {
    const sums = await read('cites-trade', [fixture('cites-trade/fixtures/comparative.csv')])
    const confirmed = sums.coverage?.losing[0]?.scientific_name ?? ''
    await expect(accept(sums.id)).rejects.toThrow('confirmation_required')
    await expect(accept(sums.id, { confirmed: 'Ursus arctos' })).rejects.toThrow('confirmation_required')
    await accept(sums.id, { confirmed })
    const before = await contents.cites_trade()
    const again = await read('cites-trade', [fixture('cites-trade/fixtures/comparative.csv')])
    expect(again.totals).toEqual({
      before: before.length,
      after: before.length,
      added: 0,
      removed: 0,
      changed: 0,
    })
    await desk.discard(SENDER, again.id)
    expect(await contents.cites_trade()).toEqual(before)
    expect(await getImport(connection().db, again.id)).toMatchObject({ state: 'discarded' })
  })

  test('catches take the place of the catalogue’s of their species, a curator’s stays, and the catalogue’s come back', async () => {
    const { db } = connection()
    const catalogue = await contents.catches()
    const mine = catalogue[0]
    await db
      .update(catch_records)
      .set({ version: 2, notes: 'seen' })
      .where(eq(catch_records.id, mine?.id ?? ''))
    const before = await contents.catches()

    const waiting = await read('nammco', [NARWHAL])
    const [narwhal] = await db.select().from(species).where(eq(species.scientific_name, 'Monodon monoceros'))
    const isNarwhal = (record: { species_id: string }) => record.species_id === narwhal?.id
    expect(waiting).toMatchObject({
      state: 'waiting',
      totals: { before: catalogue.length - 1, after: 4 },
      coverage: {
        extent: 'species',
        staying: { rows: 0, species: 0 },
        losing: [{ scientific_name: 'Monodon monoceros', after: 4 }],
      },
    })
    await expect(accept(waiting.id)).rejects.toThrow('confirmation_required')
    await accept(waiting.id, { confirmed: 'monodon monoceros' })
    const imported = await contents.catches()
    expect(imported).toContainEqual(expect.objectContaining({ id: mine?.id, notes: 'seen' }))
    expect(imported.every(isNarwhal)).toBe(true)
    expect(imported.length).toBeLessThan(before.length)
    expect(await inUse('catches')).toMatchObject({
      release: { covers: ['Monodon monoceros'] },
      previous: { title: null },
    })

    // Each row that differs can be read before and after the import.
    const differences = await listDifferences(db, { id: waiting.id }, { from: 0, limit: 1000 })
    expect(differences.total).toBe(differences.rows.length)
    expect(differences.rows.every(({ scientific_name }) => scientific_name === 'Monodon monoceros')).toBe(
      true,
    )
    expect(differences.rows).toContainEqual(
      expect.objectContaining({
        change: 'removed',
        before: expect.objectContaining({ country: 'Greenland' }),
      }),
    )

    await desk.goBack(SENDER, 'catches')
    expect(await contents.catches()).toEqual(before)
    expect((await inUse('catches')).release).toBeUndefined()
    // An area that nothing in use names may be removed, and is back with the catches that name it.
    const uses = db
      .select({ one: sql`1` })
      .from(catch_records)
      .where(eq(catch_records.management_area_id, management_areas.id))
    const unused = await db.delete(management_areas).where(notExists(uses)).returning()
    expect(unused.length).toBeGreaterThan(0)
    await desk.goBack(SENDER, 'catches')
    expect(await contents.catches()).toEqual(imported)
  })

  test('the file of another species leaves what is in use, and the dataset is both releases', async () => {
    const { db } = connection()
    const before = await contents.catches()
    const waiting = await read('nammco', [MINKE])
    expect(waiting).toMatchObject({
      totals: { before: 0, after: 2, added: 2, removed: 0 },
      coverage: { extent: 'species', staying: { rows: 4, species: 1 }, losing: [] },
    })
    await accept(waiting.id)
    const after = await contents.catches()
    expect(after).toHaveLength(before.length + 2)
    for (const record of before) expect(after).toContainEqual(record)
    const datasets = await listReleases(db)
    expect(datasets.find(({ dataset }) => dataset === 'catches')).toMatchObject({
      row_count: after.length,
      releases: [
        { row_count: 2, covers: ['Balaenoptera acutorostrata'] },
        { row_count: 4, covers: ['Monodon monoceros'] },
      ],
    })
    expect(datasets.find(({ dataset }) => dataset === 'catalogue-catches')).toBeUndefined()

    await desk.goBack(SENDER, 'catches')
    expect(await contents.catches()).toEqual(before)
    expect(await listReleasesOf(db, 'catches')).toMatchObject([{ row_count: 4 }])
  })

  test('another figure of the same season is a change', async () => {
    const text = (await readFile(NARWHAL, 'utf8')).replace(',401,', ',400,')
    const waiting = await read('nammco', { [basename(NARWHAL)]: text })
    expect(waiting.totals).toMatchObject({ added: 0, removed: 0, changed: 1 })
    expect(await listDifferences(connection().db, { id: waiting.id }, { from: 0, limit: 10 })).toMatchObject({
      total: 1,
      rows: [{ change: 'changed', before: { catch_total: '401' }, after: { catch_total: '400' } }],
    })
    await desk.discard(SENDER, waiting.id)
  })

  test('simulated seizures give way to published ones and come back with their products', async () => {
    await simulateSeizures(connection())
    const simulated = await contents.seizures()
    await accept((await read('seizures', [PLAIN])).id)
    expect((await inUse('seizures')).previous).toMatchObject({ simulated: true })
    expect(await contents.seizures()).not.toEqual(simulated)
    await desk.goBack(SENDER, 'seizures')
    expect(await contents.seizures()).toEqual(simulated)
    expect((await inUse('seizures')).release).toMatchObject({ simulated: true })
  })

  test('files that cannot be read are refused with file and reason, and leave everything as it was', async () => {
    const before = await contents.cites_trade()
    const refused = await read('cites-trade', { 'trade.csv': 'Id,Name\n1,bear\n' })
    expect(refused).toMatchObject({
      state: 'refused',
      refused_rows: 1,
      release: null,
      report: { refused: [{ file: 'trade.csv', line: 1, reason: expect.stringContaining('are missing') }] },
    })
    expect(await contents.cites_trade()).toEqual(before)
    await expect(accept(refused.id)).rejects.toThrow('import_is_decided')
  })

  test('rows that cannot be read are left out only when someone agrees', async () => {
    const waiting = await read('cites-trade', [TRADE, fixture('cites-trade/fixtures/trade_db_2.csv')])
    expect(waiting).toMatchObject({
      state: 'waiting',
      refused_rows: 2,
      report: {
        refused: [
          { file: 'trade_db_2.csv', line: 2, column: 'Quantity' },
          { column: 'Id', reason: 'Id 1000000002 occurs twice (first at trade_db_1.csv:3)' },
        ],
      },
    })
    await expect(accept(waiting.id)).rejects.toThrow('rows_were_refused')
    await accept(waiting.id, {
      leave_out_refused: true,
      confirmed: waiting.coverage?.losing[0]?.scientific_name,
    })
    expect(await contents.cites_trade()).toHaveLength(6)
  })

  test('one release of a dataset waits at a time, and nothing goes back meanwhile', async () => {
    const waiting = await read('cites-trade', [TRADE])
    await expect(send('cites-trade', [TRADE])).rejects.toThrow('import_is_open')
    await expect(desk.goBack(SENDER, 'cites_trade')).rejects.toThrow('import_is_open')
    await desk.discard(SENDER, waiting.id)
  })

  test('a comparison that another release has overtaken is made again before it counts', async () => {
    const { db } = connection()
    const waiting = await read('cites-trade', [TRADE])
    await db
      .update(dataset_imports)
      .set({ compared_with: waiting.id })
      .where(eq(dataset_imports.id, waiting.id))
    expect(await getImport(db, waiting.id)).toMatchObject({ outdated: true })
    await expect(accept(waiting.id)).rejects.toThrow('release_changed_since')
    await desk.compareAgain(waiting.id)
    await accept(waiting.id)
  })

  test('an import from the command line overtakes what waits', async () => {
    const waiting = await read('cites-trade', await changedTrade())
    await runImport(connection(), { source: 'cites-trade', files: [TRADE], today: '2026-11-21' })
    expect(await getImport(connection().db, waiting.id)).toMatchObject({
      state: 'discarded',
      decided_by: 'import command',
    })
    expect((await contents.cites_trade()).find(({ record_id }) => record_id === 1000000002)?.quantity).toBe(
      '2',
    )
  })

  test('a reading that is discarded or stopped leaves everything as it was', async () => {
    const { db } = connection()
    const before = await contents.cites_trade()
    const id = await send('cites-trade', await changedTrade())
    await desk.discard(SENDER, id)
    const other = new ImportDesk(connection(), faults)
    await expect.poll(() => contents.cites_trade(), { timeout: 10_000 }).toEqual(before)

    const folder = await mkdtemp(join(tmpdir(), 'import-desk-'))
    const path = join(folder, 'trade_db_1.csv')
    await copyFile(TRADE, path)
    const stopped = await other.receive(SENDER, {
      source: 'cites-trade',
      folder,
      files: [{ name: 'trade_db_1.csv', path, bytes: 1 }],
      today: '2026-11-21',
    })
    await other.close()
    expect(['interrupted', 'waiting']).toContain((await getImport(db, stopped)).state)
    expect(await contents.cites_trade()).toEqual(before)
    await expect(readFile(path)).rejects.toThrow()
  })

  test.each([
    { what: 'that went silent', toldMsAgo: 60_000 },
    { what: 'that a clock years ahead told of', toldMsAgo: -1000 * 86_400_000 },
  ])('a reading $what is told as interrupted and makes room', async ({ toldMsAgo }) => {
    const { db } = connection()
    await db.update(dataset_imports).set({ state: 'discarded' }).where(eq(dataset_imports.state, 'waiting'))
    const [silent] = await db
      .insert(dataset_imports)
      .values({
        dataset: 'catches',
        source: 'nammco',
        files: [],
        progress: { phase: 'reading', rows: 7, bytes: 1, ofBytes: 2 },
        sent_by: 'curator@example.org',
        told_at: new Date(Date.now() - toldMsAgo),
      })
      .returning()
    expect(await getImport(db, silent?.id ?? '')).toMatchObject({
      state: 'interrupted',
      progress: { rows: 7 },
    })
    await expect(desk.goBack(SENDER, 'catches')).resolves.toBeUndefined()
    const next = await read('nammco', [NARWHAL])
    expect(next.state).toBe('waiting')
  })

  test('no fault happened on the way', () => expect(faults).not.toHaveBeenCalled())
})
