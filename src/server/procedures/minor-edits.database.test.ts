import { call } from '@orpc/server'
import { beforeEach, expect, test } from 'vitest'
import { listTranslationsOfSpecies } from '#database/translations/translations-queries.ts'
import { asCurator } from '#testing/admin-context.ts'
import { asInForm } from '#testing/as-in-form.ts'
import { aSpecies, aTranslation } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { adminRouter } from './admin-router.ts'

const BEFORE = 'A narwal lives 50 years.'
const AFTER = 'A narwhal lives 50 years.'

describeOnBothEngines('a minor edit of an English text', (connection) => {
  const { translations, species, audit, drafts } = adminRouter
  let whale: { id: string }
  const ask = () => ({ context: asCurator(connection()) })

  beforeEach(async () => {
    const { db } = connection()
    whale = await aSpecies(db, { description: BEFORE, threats_overview: 'Ice melts.' })
    const of = { record_id: whale.id, original_text: BEFORE }
    await aTranslation(db, of)
    await aTranslation(db, { ...of, language: 'da' })
    await aTranslation(db, { ...of, language: 'no', original_text: 'A whale.' })
    await aTranslation(db, { ...of, field: 'threats_overview', original_text: 'Ice melts.' })
  })

  const save = async (values: object) => {
    const stored = await call(species.get, { id: whale.id }, ask())
    return call(species.update, { ...asInForm(stored), ...values } as never, ask())
  }
  const shown = async (language: 'is' | 'no' | 'da') =>
    (await listTranslationsOfSpecies(connection().reader, whale.id, language)).map(({ field }) => field)
  const states = async () =>
    (await call(translations.of_record, { table_name: 'species', record_id: whale.id }, ask()))
      .filter(({ field }) => field === 'description')
      .map(({ language, state }) => `${language} ${state}`)
  const work = async (language: 'is' | 'no' | 'da') => {
    const { rows } = await call(translations.page, { search: 'narw', language, size: 100 }, ask())
    return rows.find(({ record_id, field }) => record_id === whale.id && field === 'description')
  }

  test('keeps the translations that were current, which say what they were translated from', async () => {
    await save({ description: AFTER, keeps_translations: true })
    expect(await shown('is')).toEqual(['description', 'threats_overview'])
    expect(await shown('da')).toEqual(['description'])
    expect(await states()).toEqual(['is current', 'no outdated', 'da current'])
    expect(await work('is')).toMatchObject({
      original: AFTER,
      translation: { version: 2, kept_from: BEFORE },
    })
    expect(await work('no')).toMatchObject({ translation: { version: 1, kept_from: null } })
  })

  test('without saying so withdraws them', async () => {
    await save({ description: AFTER })
    expect(await states()).toEqual(['is outdated', 'no outdated', 'da outdated'])
  })

  test('is undone with its translations', async () => {
    const { version } = await save({ description: AFTER, keeps_translations: true })
    await call(audit.undo, { table_name: 'species', row_id: whale.id, version }, ask())
    expect(await states()).toEqual(['is current', 'no outdated', 'da current'])
    expect((await work('is'))?.translation?.kept_from).toBeNull()
  })

  test('twice still says what was translated, and not where it went back to that', async () => {
    await save({ description: AFTER, keeps_translations: true })
    await save({ description: `${AFTER.slice(0, -1)}!`, keeps_translations: true })
    expect((await work('da'))?.translation?.kept_from).toBe(BEFORE)
    await save({ description: BEFORE, keeps_translations: true })
    expect((await work('da'))?.translation?.kept_from).toBeNull()
  })

  test('is over once someone translates the new text', async () => {
    await save({ description: AFTER, keeps_translations: true })
    const { translation } = (await work('is')) ?? {}
    const stored = await call(translations.get, { id: translation?.id ?? '' }, ask())
    expect(stored.kept_from).toBe(BEFORE)
    await call(translations.update, { ...asInForm(stored), original_text: AFTER } as never, ask())
    expect((await work('is'))?.translation?.kept_from).toBeNull()
  })

  test('with another figure is refused, and nothing is saved', async () => {
    await expect(
      save({ description: 'A narwhal lives 60 years.', keeps_translations: true }),
    ).rejects.toMatchObject({ data: { fields: { description: 'minor_edit_meaning' } } })
    expect((await call(species.get, { id: whale.id }, ask())).description).toBe(BEFORE)
  })

  test('can be a draft', async () => {
    const { keeps_translations: _, ...stored } = asInForm(
      await call(species.get, { id: whale.id }, ask()),
    ) as Record<string, unknown>
    const { id: _id, version, species: _species, updated_at: _at, ...values } = stored
    const draft = await call(
      drafts.begin,
      {
        table_name: 'species',
        row_id: whale.id,
        row_version: version as number,
        values: { ...values, description: AFTER, keeps_translations: true } as never,
      },
      ask(),
    )
    await call(drafts.publish, { id: draft.id, version: draft.version }, ask())
    expect(await states()).toEqual(['is current', 'no outdated', 'da current'])
  })
})
