import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Conflict, Invalid } from '#domain/problems.ts'
import { aCommonName, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Transaction } from '../access.ts'
import { audit_log, common_names } from '../schema/index.ts'
import { getRecord, pageOfRecords } from './curated-queries.ts'
import { CURATED_TABLES } from './curated-tables.ts'
import { checkRecords, removeRecords } from './several-changes.ts'
import { undoChange } from './undo-changes.ts'

const EDITOR = { id: 'someone', email: 'curator@example.org' }
const NAMES = CURATED_TABLES.common_names
const PAGE = { search: '', page: 1, size: 10 }

describeOnBothEngines('several records at once', (connection) => {
  const inTransaction = <Result>(change: (tx: Transaction) => Promise<Result>) =>
    connection().db.transaction(change)

  async function namesOf(...names: { name: string; source?: string }[]) {
    const { db } = connection()
    const { id } = await aSpecies(db)
    return Promise.all(names.map((name) => aCommonName(db, id, { checked: false, ...name })))
  }

  test('are marked as checked with one source, each with its trace', async () => {
    const { db } = connection()
    const rows = await namesOf({ name: 'Anarnaq' }, { name: 'Bottlehead', source: 'An atlas' })
    const changed = await inTransaction((tx) =>
      checkRecords(tx, EDITOR, NAMES, { rows, source: 'A list of names' }),
    )
    expect(changed).toBe(2)
    for (const { id } of rows) {
      expect(await getRecord(db, NAMES, id)).toMatchObject({ checked: true, source: 'A list of names' })
      const trail = await db.select().from(audit_log).where(eq(audit_log.row_id, id))
      expect(trail).toMatchObject([{ action: 'update', editor_email: EDITOR.email }])
    }
  })

  test('keep their own sources where none is given, and are refused without any', async () => {
    const { db } = connection()
    const [sourced, bare] = await namesOf({ name: 'Chilensis', source: 'An atlas' }, { name: 'Dögling' })
    const check = (rows: { id: string; version: number }[]) =>
      inTransaction((tx) => checkRecords(tx, EDITOR, NAMES, { rows, source: null }))

    await expect(check([sourced, bare].flatMap((row) => row ?? []))).rejects.toThrow(
      new Invalid('checked_without_source'),
    )
    expect(await getRecord(db, NAMES, sourced?.id ?? '')).toMatchObject({ checked: false, version: 1 })
    await check([sourced].flatMap((row) => row ?? []))
    expect(await getRecord(db, NAMES, sourced?.id ?? '')).toMatchObject({ checked: true, source: 'An atlas' })
  })

  test('stay as they are where someone else has saved one of them', async () => {
    const { db } = connection()
    const rows = await namesOf({ name: 'Erignathus' }, { name: 'Fin' })
    await db
      .update(common_names)
      .set({ version: 2 })
      .where(eq(common_names.id, rows[1]?.id ?? ''))
    await expect(inTransaction((tx) => removeRecords(tx, EDITOR, NAMES, rows))).rejects.toThrow(Conflict)
    expect(await getRecord(db, NAMES, rows[0]?.id ?? '')).toMatchObject({ name: 'Erignathus' })
  })

  test('are removed together', async () => {
    const { db } = connection()
    const rows = await namesOf({ name: 'Gronland' }, { name: 'Hooded' })
    expect(await inTransaction((tx) => removeRecords(tx, EDITOR, NAMES, rows))).toBe(2)
    expect(await pageOfRecords(db, NAMES, { ...PAGE, search: 'Gronland' })).toMatchObject({ total: 0 })
  })

  test('are found without accents, and sorted and filtered as asked', async () => {
    const { db } = connection()
    const { id } = await aSpecies(db, { scientific_name: 'Sortata testa' })
    const [first] = await Promise.all(
      ['Þorskur', 'Æður', 'Dall’s náhvalur_'].map((name, place) =>
        aCommonName(db, id, { name, language: 'icelandic', checked: place === 0 }),
      ),
    )
    const named = async (request: Partial<typeof PAGE> & Record<string, unknown>) =>
      (await pageOfRecords(db, NAMES, { ...PAGE, species_id: id, ...request })).rows.map(({ name }) => name)

    expect(await named({ search: 'thorskur' })).toEqual(['Þorskur'])
    expect(await named({ search: 'AEDUR' })).toEqual(['Æður'])
    expect(await named({ search: "dall's NAHVALUR_" })).toEqual(['Dall’s náhvalur_'])
    expect(await named({ checked: 'checked' })).toEqual([first?.name])
    expect(await named({ checked: 'unchecked' })).toHaveLength(2)
    const up = await named({ sort: 'name', order: 'ascending' })
    expect(up).toHaveLength(3)
    expect(await named({ sort: 'name', order: 'descending' })).toEqual(up.toReversed())
    expect(await named({ sort: 'no such column' })).toHaveLength(3)
  })

  test('are undone together, by any one of them', async () => {
    const { db, curator } = connection()
    const rows = await namesOf({ name: 'Ebb' }, { name: 'Flood' })
    const first = rows[0] as (typeof rows)[number]
    const undo = (version: number, removed: boolean) =>
      curator.transaction((tx) =>
        undoChange(tx, EDITOR, { table_name: 'common_names', row_id: first.id, version, removed }),
      )
    await inTransaction((tx) => checkRecords(tx, EDITOR, NAMES, { rows, source: 'A list' }))
    await undo(2, false)
    for (const { id } of rows)
      expect(await getRecord(db, NAMES, id)).toMatchObject({ checked: false, version: 3 })

    const seen = rows.map(({ id }) => ({ id, version: 3 }))
    await inTransaction((tx) => removeRecords(tx, EDITOR, NAMES, seen))
    await undo(3, true)
    for (const { id } of rows) expect(await getRecord(db, NAMES, id)).toMatchObject({ version: 4 })
  })
})
