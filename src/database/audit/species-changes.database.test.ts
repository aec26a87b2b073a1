import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anAssessment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createRecord, removeRecord, updateRecord } from '../curation/curated-changes.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { iucn_assessments, species, species_changes } from '../schema/index.ts'
import { publishingChanges } from './catalogue-species-changes.ts'
import { listSpeciesChanges } from './species-changes-queries.ts'

const EDITOR = { id: 'editor-7', email: 'anna@example.org' }

describeOnBothEngines('the public changes of species', (connection) => {
  let narwhal: string
  const changes = () => listSpeciesChanges(connection().reader, narwhal)

  beforeAll(async () => {
    const { db } = connection()
    narwhal = (await aSpecies(db, { scientific_name: 'Monodon monoceros', common_name: 'Narwhal' })).id
    await anAssessment(db, narwhal, { year_published: 2012, status: 'NT', is_latest: true })
  })
  beforeEach(() =>
    connection()
      .db.delete(species_changes)
      .then(() => undefined),
  )

  const add = (values: object) =>
    connection().curator.transaction((tx) =>
      createRecord(tx, EDITOR, CURATED_TABLES.iucn_assessments, { species_id: narwhal, ...values }),
    )

  test('tell of a new category with the one before it, and of no person', async () => {
    await add({
      year_published: 2025,
      status: 'VU',
      is_latest: true,
      scope_code: '1',
      threats_text: 'A text',
    })
    const [told, ...others] = await changes()
    // The mark that the earlier assessment gave up says nothing of its own.
    expect(others).toEqual([])
    expect(told).toMatchObject({
      ...{ scientific_name: 'Monodon monoceros', common_name: 'Narwhal', table_name: 'iucn_assessments' },
      ...{ action: 'create', former_status: 'NT', before: null },
      after: { status: 'VU', year_published: 2025 },
    })
    expect(told?.fields).toContain('threats_text')
    expect(JSON.stringify(told)).not.toMatch(/anna|editor-7|A text/i)
  })

  test('happen with the change itself, or not at all', async () => {
    const failed = connection().curator.transaction(async (tx) => {
      await createRecord(tx, EDITOR, CURATED_TABLES.common_names, {
        species_id: narwhal,
        name: 'A',
        language: 'en',
      })
      throw new Error('The save failed')
    })
    await expect(failed).rejects.toThrow('The save failed')
    expect(await changes()).toEqual([])
  })

  test('tell what became of a record, and stay when the species goes', async () => {
    const { curator } = connection()
    const other = (await aSpecies(connection().db, { scientific_name: 'Ursus maritimus' })).id
    await curator.transaction(async (tx) => {
      const row = await updateRecord(tx, EDITOR, CURATED_TABLES.species, {
        ...{ id: other, version: 1, family: 'Ursidae-2', description: 'Better', review_notes: 'Ask' },
      })
      await removeRecord(tx, EDITOR, CURATED_TABLES.species, row)
    })
    const told = await listSpeciesChanges(connection().reader, other)
    expect(told.map(({ action, fields, common_name }) => ({ action, fields, common_name }))).toEqual(
      expect.arrayContaining([
        { action: 'update', fields: ['family', 'description'], common_name: null },
        expect.objectContaining({ action: 'remove' }),
      ]),
    )
  })

  test('are told of a catalogue that brings other facts, but not of its first load', async () => {
    const { db } = connection()
    await db.transaction((tx) =>
      publishingChanges(tx, async () => {
        await tx
          .update(iucn_assessments)
          .set({ status: 'EN' })
          .where(eq(iucn_assessments.year_published, 2025))
        await tx.update(species).set({ checked: true, version: 9 })
        const { id } = await aSpecies(tx, { scientific_name: 'Odobenus rosmarus' })
        await anAssessment(tx, id)
      }),
    )
    const told = await listSpeciesChanges(connection().reader)
    expect(
      told.map(({ scientific_name, action, table_name }) => [scientific_name, action, table_name]).sort(),
    ).toEqual([
      ['Monodon monoceros', 'update', 'iucn_assessments'],
      ['Odobenus rosmarus', 'create', 'species'],
    ])
    await db.delete(species)
    await db.delete(species_changes)
    await db.transaction((tx) => publishingChanges(tx, async () => void (await aSpecies(tx))))
    expect(await listSpeciesChanges(connection().reader)).toEqual([])
  })

  test('cannot be taken back or reworded by editors', async () => {
    const { curator } = connection()
    await expect(curator.update(species_changes).set({ scientific_name: 'x' })).rejects.toThrow()
    await expect(curator.delete(species_changes)).rejects.toThrow()
  })
})
