import { call } from '@orpc/server'
import { expect, test } from 'vitest'
import { asCurator } from '#testing/admin-context.ts'
import { aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { adminRouter } from './admin-router.ts'

const TRANSLATOR = { id: 'thora', email: 'thora@example.org', role: 'translator', languages: ['is'] }

describeOnBothEngines('a translator', (connection) => {
  const { create, update, remove, get } = adminRouter.translations
  const as = (profile: typeof TRANSLATOR | undefined) => ({
    context: asCurator(connection(), profile && { profile }),
  })
  const own = () => as(TRANSLATOR)
  const editor = () => as(undefined)

  const aTranslation = async (language: 'is' | 'da') => {
    const { id: record_id } = await aSpecies(connection().db, { description: 'A whale of the ice.' })
    return {
      table_name: 'species' as const,
      record_id,
      field: 'description' as const,
      language,
      text: 'Hvalur íssins.',
      original_text: 'A whale of the ice.',
      source: null,
      checked: false,
    }
  }

  test('writes, changes, undoes and deletes in the own language', async () => {
    const made = await call(create, await aTranslation('is'), own())
    const saved = await call(update, { ...made, text: 'Ísahvalur.' }, own())
    const { id: row_id, version } = saved
    await call(adminRouter.audit.undo, { table_name: 'translations', row_id, version }, own())
    const undone = await call(get, { id: row_id }, own())
    expect(undone.text).toBe('Hvalur íssins.')
    expect(await call(remove, { id: row_id, version: undone.version }, own())).toEqual({ id: row_id })
  })

  test('does nothing of it in another language, nor moves a translation into or out of the own one', async () => {
    const refused = { code: 'FORBIDDEN', data: { key: 'language_not_permitted' } }
    await expect(call(create, await aTranslation('da'), own())).rejects.toMatchObject(refused)
    const danish = await call(create, await aTranslation('da'), editor())
    const icelandic = await call(create, await aTranslation('is'), editor())
    for (const attempt of [
      () => call(update, { ...danish, text: 'Andet.' }, own()),
      () => call(update, { ...danish, language: 'is' as const }, own()),
      () => call(update, { ...icelandic, language: 'da' as const }, own()),
      () => call(remove, danish, own()),
    ])
      await expect(attempt()).rejects.toMatchObject(refused)
    const undo = { table_name: 'translations', row_id: danish.id, version: danish.version }
    await expect(call(adminRouter.audit.undo, undo, own())).rejects.toMatchObject({
      data: { key: 'not_permitted' },
    })
  })

  test('undoes nothing of the records themselves', async () => {
    const { id: species_id } = await aSpecies(connection().db)
    const values = { species_id, name: 'Nanook', language: 'en' as const }
    const name = await call(adminRouter.common_names.create, values as never, editor())
    const undo = { table_name: 'common_names', row_id: name.id, version: name.version }
    await expect(call(adminRouter.audit.undo, undo, own())).rejects.toMatchObject({
      code: 'FORBIDDEN',
      data: { key: 'not_permitted' },
    })
  })
})
