import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Invalid } from '#domain/problems.ts'
import { aCmsListing, aCommonName, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Transaction } from '../access.ts'
import { audit_log, cms_listings, common_names, open_records, species_synonyms } from '../schema/index.ts'
import { createSpecies, updateSpecies } from '../species/species-changes.ts'
import { createRecord, removeRecord, updateRecord } from './curated-changes.ts'
import { getRecord } from './curated-queries.ts'
import { CURATED_TABLES } from './curated-tables.ts'
import { noteClosedRecord, noteOpenRecord } from './open-records-changes.ts'
import { undoChange } from './undo-changes.ts'

const EDITOR = { id: 'someone', email: 'curator@example.org' }
const OTHER = { id: 'someone-else', email: 'other@example.org' }
const CHANGED_SINCE = new Invalid('undo_changed_since')

describeOnBothEngines('undoing', (connection) => {
  const change = <Result>(act: (tx: Transaction) => Promise<Result>) => connection().curator.transaction(act)
  const undo = (table_name: string, row: { id: string; version: number }, removed = false) =>
    change((tx) => undoChange(tx, EDITOR, { table_name, row_id: row.id, version: row.version, removed }))
  const { common_names: NAMES, cms_listings: LISTINGS } = CURATED_TABLES

  test('an addition is removed, a change taken back and a removal restored, each with its trace', async () => {
    const { db } = connection()
    const { id: species_id } = await aSpecies(db)
    const values = { species_id, name: 'Nanook', language: 'en' }
    const made = await change((tx) => createRecord(tx, EDITOR, NAMES, values))
    await undo('common_names', made)
    expect(await db.$count(common_names, eq(common_names.id, made.id))).toBe(0)

    const name = await aCommonName(db, species_id, { name: 'Nanook' })
    const edit = { id: name.id, version: 1, name: 'Nanuq' }
    const saved = await change((tx) => updateRecord(tx, EDITOR, NAMES, edit))
    await undo('common_names', saved)
    expect(await getRecord(db, NAMES, name.id)).toMatchObject({ name: 'Nanook', version: 3 })
    await expect(undo('common_names', saved)).rejects.toThrow(CHANGED_SINCE)

    await change((tx) => removeRecord(tx, EDITOR, NAMES, { id: name.id, version: 3 }))
    await undo('common_names', { id: name.id, version: 3 }, true)
    expect(await getRecord(db, NAMES, name.id)).toMatchObject({ name: 'Nanook', version: 4 })
    const trail = await db
      .select({ action: audit_log.action })
      .from(audit_log)
      .where(eq(audit_log.row_id, name.id))
      .orderBy(desc(audit_log.id))
    expect(trail.map(({ action }) => action)).toEqual(['restore', 'remove', 'restore', 'update'])
  })

  test('nothing is undone that someone changed or removed since', async () => {
    const { db } = connection()
    const name = await aCommonName(db, (await aSpecies(db)).id, { name: 'Nanook' })
    const edit = { id: name.id, version: 1, name: 'Nanuq' }
    const saved = await change((tx) => updateRecord(tx, EDITOR, NAMES, edit))
    const theirs = { id: name.id, version: 2, source: 'A book' }
    await change((tx) => updateRecord(tx, OTHER, NAMES, theirs))
    await expect(undo('common_names', saved)).rejects.toThrow(CHANGED_SINCE)
    expect(await getRecord(db, NAMES, name.id)).toMatchObject({ name: 'Nanuq', source: 'A book' })
    await change((tx) => removeRecord(tx, OTHER, NAMES, { id: name.id, version: 3 }))
    await expect(undo('common_names', { id: name.id, version: 3 })).rejects.toThrow(CHANGED_SINCE)
  })

  test('a mark goes back to the row that gave it up', async () => {
    const { db } = connection()
    const { id: species_id } = await aSpecies(db)
    const first = await aCmsListing(db, species_id, { is_current: true })
    const values = { species_id, appendix: 'I', is_current: true }
    const second = await change((tx) => createRecord(tx, EDITOR, LISTINGS, values))
    await undo('cms_listings', second)
    const rows = await db.select().from(cms_listings).where(eq(cms_listings.species_id, species_id))
    expect(rows).toMatchObject([{ id: first.id, is_current: true }])
  })

  test('a renamed species has its name back and no former one; an added one goes unless records were added', async () => {
    const { db } = connection()
    const whale = await aSpecies(db, { scientific_name: 'Balaena undoensis' })
    const edit = { id: whale.id, version: 1, scientific_name: 'Balaena alia' }
    const renamed = await change((tx) => updateSpecies(tx, EDITOR, edit))
    expect(await db.$count(species_synonyms, eq(species_synonyms.species_id, whale.id))).toBe(1)
    await undo('species', renamed)
    expect(await getRecord(db, CURATED_TABLES.species, whale.id)).toMatchObject({
      scientific_name: 'Balaena undoensis',
    })
    expect(await db.$count(species_synonyms, eq(species_synonyms.species_id, whale.id))).toBe(0)

    const { id: _, ...values } = { ...whale, scientific_name: 'Balaena nova', version: 1 }
    const made = await change((tx) => createSpecies(tx, EDITOR, values))
    const name = await aCommonName(db, made.id)
    await expect(undo('species', made)).rejects.toThrow(CHANGED_SINCE)
    await db.delete(common_names).where(eq(common_names.id, name.id))
    await undo('species', made)
    await expect(getRecord(db, CURATED_TABLES.species, made.id)).rejects.toThrow('species.not_found')
  })

  test('who has a record open is told of others, until they leave or nothing was heard for a minute', async () => {
    const { db } = connection()
    const record = { table_name: 'common_names', row_id: 'a-record' }
    const note = (editor: typeof EDITOR) => change((tx) => noteOpenRecord(tx, editor, record))
    const trail = await db.$count(audit_log)
    expect(await note(EDITOR)).toEqual([])
    expect(await note(OTHER)).toMatchObject([{ editor_email: EDITOR.email }])
    expect(await note(EDITOR)).toMatchObject([{ editor_email: OTHER.email }])
    await change((tx) => noteClosedRecord(tx, OTHER, record))
    expect(await note(EDITOR)).toEqual([])
    await db.update(open_records).set({ seen_at: new Date(Date.now() - 61_000) })
    expect(await note(OTHER)).toEqual([])
    expect(await db.$count(open_records)).toBe(1)
    expect(await db.$count(audit_log)).toBe(trail)
  })
})
