import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { catalogue_digests, species } from '#database/schema/index.ts'
import { CATALOGUE_TABLES } from '#domain/bulk/catalogue-tables.ts'
import { aCommonName, anAssessment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { catalogueFile, digestCatalogue, digestCatalogueFile } from './catalogue-files.ts'
import { storedDigests } from './stored-digests.ts'

describeOnBothEngines('what the files of the catalogue come to', (connection) => {
  const warn = vi.fn()
  let bear: string

  const stored = () => connection().db.select().from(catalogue_digests)
  /** As another process, or one that has just started, asks for them. */
  async function asked(closing?: AbortSignal) {
    const ofCatalogue = storedDigests({ connection: connection(), warn, ...(closing && { closing }) })
    const digests = await ofCatalogue.digests()
    await ofCatalogue.settled()
    return digests
  }
  /** The tables whose files were written when the digests were last stored. */
  async function countedBy(change: () => Promise<unknown>): Promise<string[]> {
    await asked()
    await connection()
      .db.update(catalogue_digests)
      .set({ counted_at: new Date(0) })
    await change()
    await asked()
    return (await stored()).flatMap(({ table_name, counted_at }) =>
      counted_at.getTime() === 0 ? [] : [table_name],
    )
  }

  beforeAll(async () => {
    const { db } = connection()
    const { id } = await aSpecies(db)
    bear = id
    await aCommonName(db, bear, { name: 'Полярный медведь', language: 'ru' })
    await anAssessment(db, bear)
  })
  beforeEach(() => warn.mockClear())

  test('is stored for every table, and is what the files are', async () => {
    const digests = await asked()
    expect(digests).toEqual(await digestCatalogue(connection().reader))
    expect((await stored()).map(({ table_name }) => table_name).toSorted()).toEqual(
      CATALOGUE_TABLES.map(({ name }) => name).toSorted(),
    )
    for (const table of CATALOGUE_TABLES) {
      const bytes = await catalogueFile(connection().reader, table)
      expect(digests[table.name]).toMatchObject({ size: bytes.length, sha256: hash('sha256', bytes) })
    }
    expect(digests.common_names?.rows).toBe(1)
  })

  test('is read, and not counted, by the next that asks', async () => {
    await asked()
    await connection().db.update(catalogue_digests).set({ rows: 77 })
    expect((await asked()).species?.rows).toBe(77)
    await connection().db.delete(catalogue_digests)
  })

  test('is counted anew for the table that changed alone', async () => {
    const { db } = connection()
    expect(await countedBy(async () => undefined)).toEqual([])
    expect(await countedBy(() => aCommonName(db, bear, { name: 'Nanoq', language: 'greenlandic' }))).toEqual([
      'common_names',
    ])
    expect((await asked()).common_names?.rows).toBe(2)
    const set = (values: Partial<typeof species.$inferInsert>) => () =>
      db.update(species).set(values).where(eq(species.id, bear))
    expect(await countedBy(set({ description: 'White' }))).toEqual([])
    expect(await countedBy(set({ authority: 'Phipps, 1774' }))).toEqual(['species'])
  })

  test('names no hidden species', async () => {
    const { db, reader } = connection()
    const shown = await asked()
    await db.update(species).set({ hidden: true }).where(eq(species.id, bear))
    const hidden = await asked()
    expect(hidden).toEqual(await digestCatalogue(reader))
    for (const table of ['species', 'common_names', 'iucn_assessments'])
      expect([table, hidden[table]?.rows]).toEqual([table, 0])
    await db.update(species).set({ hidden: false }).where(eq(species.id, bear))
    expect(await asked()).toEqual(shown)
  })

  test('by other rules is not used', async () => {
    await asked()
    await connection().db.update(catalogue_digests).set({ rules: 'earlier', rows: 77 })
    expect((await asked()).species?.rows).toBe(1)
    expect(new Set((await stored()).map(({ rules }) => rules)).has('earlier')).toBe(false)
  })

  test('is not stored of rows that changed while they were read', async () => {
    const { db } = connection()
    await asked()
    await aCommonName(db, bear, { name: 'Isbjørn', language: 'danish' })
    const before = (await stored()).find(({ table_name }) => table_name === 'common_names')
    let isChanged = false
    const count: typeof digestCatalogueFile = async (reader, table) => {
      const digest = await digestCatalogueFile(reader, table)
      if (table.name === 'common_names' && !isChanged) {
        isChanged = true
        await aCommonName(db, bear, { name: 'Ísbjörn', language: 'icelandic' })
      }
      return digest
    }
    const ofCatalogue = storedDigests({ connection: connection(), warn, count })
    await ofCatalogue.digests()
    await ofCatalogue.settled()
    expect(isChanged).toBe(true)
    expect((await stored()).find(({ table_name }) => table_name === 'common_names')).toEqual(before)
    expect((await ofCatalogue.digests()).common_names?.rows).toBe(4)
    await ofCatalogue.settled()
  })

  test('is counted once, however many ask', async () => {
    const { db, reader } = connection()
    await db.delete(catalogue_digests)
    const select = vi.spyOn(reader, 'select')
    await asked()
    const once = select.mock.calls.length
    await db.delete(catalogue_digests)
    select.mockClear()
    const ofCatalogue = storedDigests({ connection: connection(), warn })
    const [first, second] = await Promise.all([ofCatalogue.digests(), ofCatalogue.digests()])
    await ofCatalogue.settled()
    expect(first).toEqual(second)
    // The second only asks for the versions.
    expect(select).toHaveBeenCalledTimes(once + 1)
    select.mockRestore()
  })

  test('is counted no further once the portal closes', async () => {
    await connection().db.delete(catalogue_digests)
    await expect(asked(AbortSignal.abort(new Error('The portal closes')))).rejects.toThrow('closes')
    expect(await stored()).toEqual([])
  })

  test('is answered, and warned of, where it cannot be stored', async () => {
    const { reader, db } = connection()
    await db.delete(catalogue_digests)
    const readOnly = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? () => Promise.reject(new Error('The database is read only'))
          : Reflect.get(target, name),
    })
    const ofCatalogue = storedDigests({ connection: { reader, db: readOnly }, warn })
    expect(await ofCatalogue.digests()).toEqual(await digestCatalogue(reader))
    await ofCatalogue.settled()
    expect(warn).toHaveBeenCalledTimes(CATALOGUE_TABLES.length)
    expect(await stored()).toEqual([])
  })
})
