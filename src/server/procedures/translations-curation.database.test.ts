import { call } from '@orpc/server'
import { beforeEach, expect, test } from 'vitest'
import { pageOfAudit } from '#database/audit/audit-queries.ts'
import { updateRecord } from '#database/curation/curated-changes.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { restoreRecord } from '#database/curation/restore-changes.ts'
import { listTranslationsOfSpecies } from '#database/translations/translations-queries.ts'
import { asCurator } from '#testing/admin-context.ts'
import { asInForm } from '#testing/as-in-form.ts'
import { aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { adminRouter } from './admin-router.ts'

const EDITOR = { id: 'someone', email: 'curator@example.org' }
const { translations } = adminRouter

describeOnBothEngines('the translations that curators keep', (connection) => {
  let bear: { id: string }
  const ask = () => ({ context: asCurator(connection()) })
  const place = (record_id = bear.id) => ({ table_name: 'species', record_id, field: 'description' }) as const
  const inIcelandic = (original_text = 'A large bear.') =>
    ({
      ...place(),
      language: 'is',
      text: ' Stórt bjarndýr. ',
      original_text,
      source: '',
      checked: false,
    }) as const

  beforeEach(async () => {
    bear = await aSpecies(connection().db, { description: 'A large bear.' })
  })

  test('a text is translated, found, edited and its translation deleted', async () => {
    expect(await call(translations.text, place(), ask())).toMatchObject({ text: 'A large bear.' })
    const made = await call(translations.create, inIcelandic(), ask())
    expect(made).toMatchObject({ text: 'Stórt bjarndýr.', source: null, version: 1 })
    expect(await listTranslationsOfSpecies(connection().reader, bear.id, 'is')).toHaveLength(1)

    const stored = await call(translations.get, { id: made.id }, ask())
    expect(stored).toMatchObject({ original: 'A large bear.', version: 1 })
    const edit = { ...asInForm(stored), text: 'Stór björn.', checked: true }
    expect(await call(translations.update, edit as never, ask())).toMatchObject({ checked: true, version: 2 })
    await expect(call(translations.update, edit as never, ask())).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { current: { text: 'Stór björn.', version: 2 }, key: 'changed_by_someone_else' },
    })
    const { rows } = await call(translations.page, { search: 'stór björn' }, ask())
    expect(rows).toContainEqual(
      expect.objectContaining({ record_id: bear.id, state: 'current', language: 'is' }),
    )

    await call(translations.remove, { id: made.id, version: 2 }, ask())
    await expect(call(translations.get, { id: made.id }, ask())).rejects.toMatchObject({
      code: 'NOT_FOUND',
      data: { key: 'translations.not_found' },
    })
  })

  test('a text that a curator changes while another translates it is outdated from the start', async () => {
    await connection().curator.transaction((tx) =>
      updateRecord(tx, EDITOR, CURATED_TABLES.species, {
        id: bear.id,
        version: 1,
        description: 'A white bear.',
      }),
    )
    const made = await call(translations.create, inIcelandic(), ask())
    expect(await listTranslationsOfSpecies(connection().reader, bear.id, 'is')).toEqual([])
    const stored = await call(translations.get, { id: made.id }, ask())
    const { original } = stored
    await call(translations.update, { ...asInForm(stored), original_text: original } as never, ask())
    expect(await listTranslationsOfSpecies(connection().reader, bear.id, 'is')).toHaveLength(1)
  })

  test('what cannot be stored is refused by name', async () => {
    const refused = (values: object) =>
      call(translations.create, values as never, ask()).catch(({ data }) => data.fields ?? data.key)
    expect(await refused({ ...inIcelandic(), text: ' ' })).toEqual({ text: 'translation_required' })
    expect(await refused({ ...inIcelandic(), language: 'en' })).toEqual({ language: 'value_not_in_list' })
    expect(await refused({ ...inIcelandic(), field: 'notes' })).toEqual({ field: 'value_not_allowed' })
    expect(await refused({ ...inIcelandic(), original_text: '' })).toEqual({
      original_text: 'original_required',
    })
    expect(await refused({ ...inIcelandic(), record_id: crypto.randomUUID() })).toBe('translations.no_text')
    await call(translations.create, inIcelandic(), ask())
    expect(await refused(inIcelandic())).toBe('translated_already')
  })

  test('a deleted translation comes back, and the trail names whose text it was', async () => {
    const { db, curator } = connection()
    const made = await call(translations.create, inIcelandic(), ask())
    await call(translations.remove, { id: made.id, version: 1 }, ask())
    const { rows } = await pageOfAudit(db, { page: 1, size: 1, search: '', row_id: made.id })
    expect(rows).toMatchObject([{ action: 'remove', of_species: expect.stringContaining('Species') }])
    await curator.transaction((tx) => restoreRecord(tx, EDITOR, rows[0]?.id ?? 0))
    expect(await listTranslationsOfSpecies(connection().reader, bear.id, 'is')).toHaveLength(1)
  })
})
