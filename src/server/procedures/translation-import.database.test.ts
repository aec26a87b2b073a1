import { randomUUID } from 'node:crypto'
import { call } from '@orpc/server'
import { csvParse } from 'd3-dsv'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit_log, species, translations } from '#database/schema/index.ts'
import { asCurator } from '#testing/admin-context.ts'
import { aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { adminRouter } from './admin-router.ts'

const TRANSLATOR = { id: 'thora', email: 'thora@example.org', role: 'translator', languages: ['is'] }

type Line = Readonly<Record<string, string>>

describeOnBothEngines('a file of translations', (connection) => {
  const { create, export: exported, preview_import, import: imported } = adminRouter.translations
  const ask = (facts: Parameters<typeof asCurator>[1] = {}) => ({ context: asCurator(connection(), facts) })

  async function aBear() {
    const { db } = connection()
    const { id, scientific_name } = await aSpecies(db, {
      description: 'A large bear.',
      threats_overview: 'Its ice melts.',
    })
    const place = { table_name: 'species', record_id: id, field: 'description' } as const
    const text = { original_text: 'A large bear.', source: 'A translator', checked: true }
    const made = await call(create, { ...place, ...text, language: 'is', text: 'Stórt bjarndýr.' }, ask())
    return { id, scientific_name, made }
  }

  /** The lines of the exported file of a species. */
  async function linesOf(search: string): Promise<Line[]> {
    const file = await call(exported, { search }, ask())
    return csvParse((await file.text()).replace('\uFEFF', ''))
  }
  const sent = (lines: readonly Line[]) => ({
    rows: lines.map(({ id = '', version = '', ...cells }, at) => ({ line: at + 2, id, version, cells })),
  })
  const edited = (lines: readonly Line[], language: string, cells: Line, field = 'description') =>
    ({ ...lines.find((line) => line.language === language && line.field === field), ...cells }) as Line
  const storedOf = (record_id: string) =>
    connection().db.select().from(translations).where(eq(translations.record_id, record_id))
  const trailOf = (id: string) => connection().db.select().from(audit_log).where(eq(audit_log.row_id, id))

  test('comes back unchanged as it was exported', async () => {
    const { id, scientific_name } = await aBear()
    const lines = await linesOf(scientific_name)
    expect(lines).toHaveLength(6)
    expect(await call(imported, sent(lines), ask())).toEqual({ rows: [], unchanged: 6, saved: [] })
    expect(await storedOf(id)).toHaveLength(1)
  })

  test('is previewed without a trace, then saved at once, and undone at once', async () => {
    const { id, scientific_name, made } = await aBear()
    const lines = await linesOf(scientific_name)
    const file = [
      edited(lines, 'is', { translation: 'Stór hvít björn.' }),
      edited(lines, 'da', { translation: 'En stor bjørn.' }),
      edited(lines, 'no', {}, 'threats_overview'),
    ]
    const found = await call(preview_import, sent(file), ask())
    expect(found).toEqual({
      rows: [
        {
          ...{ line: 2, id: made.id, name: scientific_name, is_new: false, deletes: false, problems: [] },
          changes: [{ field: 'text', before: 'Stórt bjarndýr.', after: 'Stór hvít björn.' }],
        },
        {
          ...{ line: 3, id: '', name: scientific_name, is_new: true, deletes: false, problems: [] },
          changes: [{ field: 'text', before: null, after: 'En stor bjørn.' }],
        },
      ],
      unchanged: 1,
      saved: [],
    })
    expect(await storedOf(id)).toMatchObject([{ text: 'Stórt bjarndýr.', version: 1 }])

    const idempotencyKey = randomUUID()
    const { saved } = await call(imported, sent(file), ask({ idempotencyKey }))
    expect(saved).toHaveLength(2)
    const again = await call(imported, sent(file), ask({ idempotencyKey }))
    expect(again.saved).toEqual([saved[0]])
    const stored = (await storedOf(id)).toSorted((a, b) => a.language.localeCompare(b.language))
    expect(stored).toMatchObject([
      { language: 'da', text: 'En stor bjørn.', original_text: 'A large bear.', version: 1, source: null },
      { language: 'is', text: 'Stór hvít björn.', checked: true, version: 2, source: 'A translator' },
    ])
    expect(await trailOf(stored[0]?.id ?? '')).toMatchObject([{ action: 'create' }])
    expect((await trailOf(made.id)).map(({ action }) => action)).toEqual(['create', 'update'])

    const change = { table_name: 'translations', row_id: made.id, version: 2 } as const
    await call(adminRouter.audit.undo, change, ask())
    expect(await storedOf(id)).toMatchObject([{ language: 'is', text: 'Stórt bjarndýr.' }])
  })

  test('brings an outdated translation up to the English of the file', async () => {
    const { id, scientific_name } = await aBear()
    const { db } = connection()
    const now = { description: 'A large white bear.' }
    await db.update(species).set(now).where(eq(species.id, id))
    const lines = await linesOf(scientific_name)
    expect(edited(lines, 'is', {}).state).toBe('outdated')
    await call(imported, sent([edited(lines, 'is', { translation: 'Stór, hvít björn.' })]), ask())
    expect(await storedOf(id)).toMatchObject([
      { text: 'Stór, hvít björn.', original_text: now.description, kept_from: null },
    ])
  })

  test('takes no line where one is refused, and says why of each', async () => {
    const { id, scientific_name } = await aBear()
    const lines = await linesOf(scientific_name)
    const { db } = connection()
    await db.update(species).set({ threats_overview: 'Its ice is gone.' }).where(eq(species.id, id))
    const danish = { translation: 'En stor bjørn.' }
    const file = [
      edited(lines, 'da', danish),
      edited(lines, 'da', danish),
      edited(lines, 'no', { translation: 'Isen smelter.' }, 'threats_overview'),
      edited(lines, 'no', { ...danish, language: 'sv' }),
      edited(lines, 'no', { ...danish, record_id: randomUUID() }),
      edited(lines, 'no', { ...danish, record_id: 'no id', field: 'notes' }),
      edited(lines, 'is', { translation: ' ' }),
      edited(lines, 'da', { translation: 'x'.repeat(49_999).concat('.'), version: '7' }, 'threats_overview'),
    ]
    const found = await call(imported, sent(file), ask())
    expect(found.saved).toEqual([])
    expect(
      found.rows.map(({ problems }) => problems.map(({ field, message }) => `${field} ${message}`)),
    ).toEqual([
      [],
      ['null row_twice'],
      ['original_text csv_english_changed'],
      ['language csv_language'],
      ['null csv_no_text'],
      ['null csv_no_text'],
      ['text csv_translation_emptied'],
      ['null row_changed_since'],
    ])
    expect(await storedOf(id)).toMatchObject([{ text: 'Stórt bjarndýr.', version: 1 }])
  })

  test('deletes the translations of lines that ask for it, in the language of who asks', async () => {
    const { id, scientific_name, made } = await aBear()
    const lines = await linesOf(scientific_name)
    const file = [edited(lines, 'is', { delete: 'true' })]
    const danish = { profile: { ...TRANSLATOR, languages: ['da'] } }
    expect(await call(imported, sent(file), ask(danish))).toMatchObject({
      saved: [],
      rows: [{ deletes: true, problems: [{ field: 'language', message: 'language_not_permitted' }] }],
    })
    const nothing = [edited(lines, 'da', { delete: 'true' }), edited(lines, 'is', { delete: 'x' })]
    const refused = await call(preview_import, sent(nothing), ask())
    expect(refused.rows.flatMap(({ problems }) => problems)).toMatchObject([
      { field: 'delete', message: 'csv_nothing_to_delete' },
      { field: 'delete', message: 'csv_yes_no' },
    ])

    const by = { profile: TRANSLATOR }
    const { saved } = await call(imported, sent(file), ask(by))
    expect(saved).toEqual([{ id: made.id, version: 1, removed: true }])
    expect(await storedOf(id)).toEqual([])
    const change = { table_name: 'translations', row_id: made.id, version: 1, removed: true } as const
    await call(adminRouter.audit.undo, change, ask(by))
    expect(await storedOf(id)).toMatchObject([{ language: 'is', text: 'Stórt bjarndýr.' }])
  })

  test('of a translator is taken in their own language and refused in another', async () => {
    const { id, scientific_name } = await aBear()
    const lines = await linesOf(scientific_name)
    const own = edited(lines, 'is', { translation: 'Hvítabjörn.' })
    const other = edited(lines, 'da', { translation: 'En bjørn.' })
    const by = { profile: TRANSLATOR }
    const refused = await call(imported, sent([own, other]), ask(by))
    expect(refused).toMatchObject({
      saved: [],
      rows: [{ problems: [] }, { problems: [{ field: 'language', message: 'language_not_permitted' }] }],
    })
    // Lines in other languages that change nothing may stay in the file.
    const { saved } = await call(imported, sent([own, edited(lines, 'da', {})]), ask(by))
    expect(saved).toHaveLength(1)
    expect(await storedOf(id)).toMatchObject([{ text: 'Hvítabjörn.' }])
  })
})
