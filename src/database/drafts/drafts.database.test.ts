import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { Conflict, Forbidden, Invalid } from '#domain/problems.ts'
import { aCatch, aCommonName, aManagementArea, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Transaction } from '../access.ts'
import { updateRecord } from '../curation/curated-changes.ts'
import { getRecord } from '../curation/curated-queries.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { undoChange } from '../curation/undo-changes.ts'
import { audit_log, common_names } from '../schema/index.ts'
import { beginDraft, type DraftEditor, discardDraft, moveDraft, writeDraft } from './drafts-changes.ts'
import { findOpenDraft, getDraft, listDrafts } from './drafts-queries.ts'
import { findPreviewedPage } from './previewed-page-queries.ts'
import { applyDraft, publishDraft, publishDueDrafts } from './publish-draft-changes.ts'

const EDITOR: DraftEditor = { id: 'ed', email: 'ed@example.org', role: 'editor', isOnlyReviewer: false }
const REVIEWER: DraftEditor = { id: 'rev', email: 'rev@example.org', role: 'reviewer', isOnlyReviewer: false }
const currentDay = '2026-03-01'
const table_name = 'common_names'
const NAMES = CURATED_TABLES.common_names

describeOnBothEngines('drafts', (connection) => {
  const change = <Result>(act: (tx: Transaction) => Promise<Result>) => connection().curator.transaction(act)
  const aName = async () => {
    const { db } = connection()
    return aCommonName(db, (await aSpecies(db)).id, { name: 'Nanook', language: 'en' })
  }
  const begin = (name: { id: string; version: number; species_id: string }, values: object) =>
    change((tx) =>
      beginDraft(tx, EDITOR, {
        table_name,
        row_id: name.id,
        row_version: name.version,
        values: { name: 'Nanook', language: 'en', species_id: name.species_id, ...values },
      }),
    )
  const move = (
    person: DraftEditor,
    draft: { id: string; version: number },
    more: Pick<Parameters<typeof moveDraft>[2], 'action' | 'comment' | 'publish_on'>,
  ) => change((tx) => moveDraft(tx, person, { id: draft.id, version: draft.version, ...more }))

  test('a draft changes nothing until it was approved and published, and every step leaves its trace', async () => {
    const { db, reader } = connection()
    const name = await aName()
    const begun = await begin(name, { name: 'Nanuq' })
    expect(await findOpenDraft(db, table_name, name.id)).toMatchObject({ id: begun.id, state: 'draft' })
    await expect(begin(name, {})).rejects.toThrow(new Invalid('draft_there_already'))
    await expect(reader.execute('select * from drafts')).rejects.toThrow()
    await expect(move(REVIEWER, begun, { action: 'submit' })).rejects.toThrow(Forbidden)

    const submitted = await move(EDITOR, begun, { action: 'submit', comment: 'Spelling of the source' })
    await expect(move(REVIEWER, begun, { action: 'approve' })).rejects.toThrow(
      new Invalid('draft_state_changed'),
    )
    const approved = await move(REVIEWER, submitted, { action: 'approve' })
    expect(await getRecord(db, NAMES, name.id)).toMatchObject({ name: 'Nanook', version: 1 })

    await change((tx) => publishDraft(tx, EDITOR, { ...approved, currentDay }))
    expect(await getRecord(db, NAMES, name.id)).toMatchObject({ name: 'Nanuq', version: 2 })
    const { state, steps } = await getDraft(db, begun.id)
    expect(state).toBe('published')
    expect(steps.map(({ action, by, comment }) => [action, by, comment])).toEqual([
      ['begin', EDITOR.email, undefined],
      ['submit', EDITOR.email, 'Spelling of the source'],
      ['approve', REVIEWER.email, undefined],
      ['publish', EDITOR.email, undefined],
    ])
    expect(await db.$count(audit_log, eq(audit_log.row_id, begun.id))).toBe(4)
    expect(await findOpenDraft(db, table_name, name.id)).toBeNull()

    await change((tx) => undoChange(tx, EDITOR, { table_name, row_id: name.id, version: 2, removed: false }))
    expect(await getRecord(db, NAMES, name.id)).toMatchObject({ name: 'Nanook', version: 3 })
  })

  test('what was saved since is merged; what both changed is refused until the draft is written anew', async () => {
    const { db } = connection()
    const name = await aName()
    const draft = await begin(name, { name: 'Nanuq' })
    const other = { id: 'other', email: 'other@example.org' }
    await change((tx) => updateRecord(tx, other, NAMES, { id: name.id, version: 1, source: 'A book' }))
    const merged = await change((tx) => publishDraft(tx, EDITOR, { ...draft, currentDay }))
    expect(await getRecord(db, NAMES, name.id)).toMatchObject({ name: 'Nanuq', source: 'A book', version: 3 })
    expect(merged.state).toBe('published')

    const stored = { ...name, version: 3 }
    const second = await begin(stored, { name: 'Isbjørn' })
    await change((tx) => updateRecord(tx, other, NAMES, { id: name.id, version: 3, name: 'Bjørn' }))
    await expect(change((tx) => publishDraft(tx, EDITOR, { ...second, currentDay }))).rejects.toMatchObject({
      message: 'draft_conflict',
      fields: { name: 'draft_conflict' },
    })
    const written = { table_name, row_id: name.id, values: second.values } as const
    const rewrite = (row_version: number) =>
      change((tx) =>
        writeDraft(tx, EDITOR, { id: second.id, version: second.version, row_version, ...written }),
      )
    await expect(rewrite(3)).rejects.toThrow(Conflict)
    const again = await rewrite(4)
    await change((tx) => publishDraft(tx, EDITOR, { ...again, currentDay }))
    expect(await getRecord(db, NAMES, name.id)).toMatchObject({ name: 'Isbjørn' })
  })

  test('a new record is published on its day; what cannot be saved goes back with the reason', async () => {
    const { db, curator } = connection()
    const { id: species_id } = await aSpecies(db)
    const values = { species_id, name: 'Bowhead', language: 'en', is_main: false, checked: false }
    const beginNew = () =>
      change((tx) => beginDraft(tx, EDITOR, { table_name, row_id: null, row_version: null, values }))
    const schedule = async (publish_on: string) =>
      move(EDITOR, await beginNew(), { action: 'schedule', publish_on })
    const first = await schedule('2026-03-02')
    const second = await schedule('2026-03-03')
    expect(await publishDueDrafts(curator, currentDay)).toEqual({ published: [], refused: [] })
    expect(await publishDueDrafts(curator, '2026-03-04')).toEqual({
      published: [first.id],
      refused: [second.id],
    })
    expect(await db.$count(common_names, eq(common_names.name, 'Bowhead'))).toBe(1)
    const { state, steps } = await getDraft(db, second.id)
    expect(state).toBe('returned')
    expect(steps.at(-1)).toMatchObject({ action: 'refused', problem: 'name_already_there' })
    expect((await listDrafts(db)).map(({ id }) => id)).toContain(first.id)

    await change((tx) => discardDraft(tx, EDITOR, { id: second.id, version: second.version + 1 }))
    await expect(getDraft(db, second.id)).rejects.toThrow('draft_not_found')
  })

  test('a draft is previewed on the public page that shows its record', async () => {
    const { db } = connection()
    const bear = await aSpecies(db, { scientific_name: 'Ursus previus', family: ' previdae ' })
    const later = await aSpecies(db, { scientific_name: 'Zalophus previus', family: 'Previdae' })
    const area = await aManagementArea(db, 'Previewed Bay')
    await aCatch(db, later.id, { management_area_id: area.id })
    const previewed = (topic: CuratedTopic, values: object, row?: { id: string }) =>
      change(async (tx) => {
        const drafted = {
          table_name: topic,
          row_id: row?.id ?? null,
          base: row ?? null,
          values: { ...values },
        }
        return findPreviewedPage(tx, topic, await applyDraft(tx, EDITOR, drafted, currentDay))
      })
    const named = { species_id: later.id, name: 'Selur', language: 'is' }
    const term = { term: 'Previewed term', definition: 'As it is to be.', category: 'Trade', priority: 0 }

    expect(await previewed('common_names', named)).toEqual({ of: 'species', id: later.id, tab: 'overview' })
    expect(await previewed('families', { family_name: 'Previdae' })).toMatchObject({ id: bear.id })
    expect(await previewed('families', { family_name: 'Nullidae' })).toBeUndefined()
    expect(await previewed('management_areas', { ...area, area_name: 'Renamed Bay' }, area)).toEqual({
      of: 'species',
      id: later.id,
      tab: 'catch',
    })
    expect(
      await previewed('management_areas', { area_name: 'Empty Bay', area_type: 'NAMMCO' }),
    ).toBeUndefined()
    expect(
      await previewed('countries', { country_code: 'QX', country_name: 'Made', kind: 'country' }),
    ).toEqual({ of: 'country', code: 'QX' })
    expect(await previewed('glossary_terms', term)).toEqual({ of: 'glossary', term: 'Previewed term' })
  })
})
