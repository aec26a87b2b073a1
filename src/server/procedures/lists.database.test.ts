import { randomUUID } from 'node:crypto'
import { call } from '@orpc/server'
import { csvParse } from 'd3-dsv'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit_log, common_names } from '#database/schema/index.ts'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import { NO_SOURCE } from '#domain/curation/record-lists.ts'
import { asCurator } from '#testing/admin-context.ts'
import { aCommonName, anAssessment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { adminRouter } from './admin-router.ts'

describeOnBothEngines('a list of records', (connection) => {
  const ask = () => ({ context: asCurator(connection()) })
  const { values, export: exported, preview, import: imported } = adminRouter.lists

  async function namesOf(...names: Parameters<typeof aCommonName>[2][]) {
    const { db } = connection()
    const owner = await aSpecies(db)
    const rows = await Promise.all(names.map((name) => aCommonName(db, owner.id, name)))
    return { species_id: owner.id, rows }
  }

  /** The lines of the exported file, as a curator edits them, to be sent back. */
  async function exportedLines(asked: { species_id: string; search?: string; source?: string }) {
    const file = await call(exported, { records: 'common_names', ...asked }, ask())
    return csvParse((await file.text()).replace('\uFEFF', ''))
  }
  const asRows = (lines: Readonly<Record<string, string>>[]) =>
    lines.map(({ id = '', version = '', ...cells }, at) => ({ line: at + 2, id, version, cells }))
  const sent = (lines: Readonly<Record<string, string>>[]) => ({
    records: 'common_names' as const,
    rows: asRows(lines),
  })
  const trailOf = (id: string) => connection().db.select().from(audit_log).where(eq(audit_log.row_id, id))
  const stored = async (id: string) =>
    (await connection().db.select().from(common_names).where(eq(common_names.id, id)))[0]

  test('is narrowed by species, language and source, which are counted', async () => {
    const { species_id } = await namesOf(
      { name: 'Anarnaq', language: 'greenlandic', source: 'An atlas' },
      { name: 'Bottlehead', language: 'en', source: 'An atlas' },
      { name: 'Chilensis', language: 'en', source: null },
    )
    const counted = await call(values, { records: 'common_names' }, ask())
    expect(counted.source).toContainEqual({ value: 'An atlas', name: null, rows: 2 })
    expect(counted.species_id).toContainEqual({ value: species_id, name: expect.any(String), rows: 3 })
    expect(counted.language?.find(({ value }) => value === 'greenlandic')?.rows).toBeGreaterThan(0)
    expect(Object.keys(await call(values, { records: 'families' }, ask()))).toEqual(['source'])

    const found = async (narrowed: object) => {
      const page = await call(adminRouter.common_names.page, { species_id, ...narrowed }, ask())
      return page.rows.map(({ name }) => name).toSorted()
    }
    expect(await found({ language: 'en' })).toEqual(['Bottlehead', 'Chilensis'])
    expect(await found({ source: 'An atlas' })).toEqual(['Anarnaq', 'Bottlehead'])
    expect(await found({ source: NO_SOURCE })).toEqual(['Chilensis'])
  })

  test.each(CURATED_TOPIC_NAMES)(
    'of %s says what it can be narrowed by, and is exported',
    async (records) => {
      await call(values, { records }, ask())
      const file = await call(exported, { records }, ask())
      expect((await file.text()).replace('\uFEFF', '')).toMatch(/^id,version,delete,/)
    },
  )

  test('is exported as it is narrowed, and comes back unchanged without a change', async () => {
    const { species_id } = await namesOf(
      { name: '=1+1', language: 'en', source: 'An atlas' },
      { name: "'Okina", language: 'fr', source: null },
    )
    const lines = await exportedLines({ species_id })
    expect(lines.map(({ name }) => name).toSorted()).toEqual(["'=1+1", "'Okina"])
    expect(await call(imported, sent(lines), ask())).toEqual({ rows: [], unchanged: 2, saved: [] })
    expect(await exportedLines({ species_id, source: 'An atlas' })).toHaveLength(1)
  })

  test('is edited as a file: previewed without a trace, then saved at once, and undone at once', async () => {
    const { species_id, rows } = await namesOf(
      { name: 'Dögling', language: 'en', is_main: true, source: null },
      { name: 'Erignathus', language: 'en', is_main: false, source: null },
      { name: 'Fin', language: 'fr', is_main: false, source: null },
    )
    const id = (at: number) => rows[at]?.id ?? ''
    const lines = (await exportedLines({ species_id })).map((line) =>
      line.name === 'Dögling'
        ? { ...line, is_main: 'FALSE' }
        : line.name === 'Erignathus'
          ? { ...line, name: 'Erignathus barbatus', is_main: 'true', source: 'A list' }
          : line,
    )
    // The main name passes from one to the other, whichever comes first.
    for (const order of [lines, lines.toReversed()]) {
      const found = await call(preview, sent(order), ask())
      expect(found).toMatchObject({ unchanged: 1, saved: [] })
      expect(found.rows.flatMap(({ problems }) => problems)).toEqual([])
      expect(found.rows.find((row) => row.id === id(1))?.changes).toEqual([
        { field: 'name', before: 'Erignathus', after: 'Erignathus barbatus' },
        { field: 'is_main', before: false, after: true },
        { field: 'source', before: null, after: 'A list' },
      ])
    }
    expect(await stored(id(1))).toMatchObject({ name: 'Erignathus', version: 1 })
    expect(await trailOf(id(1))).toEqual([])

    const { saved } = await call(imported, sent(lines), ask())
    expect(saved).toHaveLength(2)
    expect(await stored(id(1))).toMatchObject({ name: 'Erignathus barbatus', is_main: true, version: 2 })
    expect(await trailOf(id(1))).toMatchObject([{ action: 'update' }])
    expect(await trailOf(id(2))).toEqual([])

    const change = { table_name: 'common_names', row_id: id(0), version: 2 }
    await call(adminRouter.audit.undo, change, ask())
    expect(await stored(id(1))).toMatchObject({ name: 'Erignathus', is_main: false, version: 3 })
  })

  test('takes no line of a file where one is refused, and says why', async () => {
    const { species_id, rows } = await namesOf(
      { name: 'Grampus', language: 'en' },
      { name: 'Hvalross', language: 'norwegian' },
      { name: 'Isbjørn', language: 'norwegian' },
      { name: 'Jerv', language: 'norwegian' },
      { name: 'Klappmyss', language: 'norwegian' },
    )
    const lines = await exportedLines({ species_id })
    const edited = (name: string, cells: object) => ({
      ...lines.find((line) => line.name === name),
      ...cells,
    })
    const { db } = connection()
    await db
      .update(common_names)
      .set({ version: 2 })
      .where(eq(common_names.id, rows[3]?.id ?? ''))

    const file = [
      edited('Grampus', { name: 'Grampus griseus' }),
      edited('Hvalross', { language: 'norsk' }),
      edited('Isbjørn', { name: 'Hvalross' }),
      edited('Jerv', { name: 'Järv' }),
      edited('Klappmyss', { species: 'Ursus maritimus', is_main: 'perhaps' }),
      { ...edited('Grampus', {}), name: 'Once more' },
      { ...edited('Grampus', {}), id: '' },
      { ...edited('Grampus', {}), id: '00000000-0000-4000-8000-000000000000' },
    ] as Record<string, string>[]
    const found = await call(imported, sent(file), ask())
    expect(found.saved).toEqual([])
    expect(
      found.rows.map(({ problems }) => problems.map(({ field, message }) => [field, message].join(' '))),
    ).toEqual([
      [],
      ['language value_not_in_list'],
      ['name name_already_there'],
      [' row_changed_since'],
      ['species_id csv_species_by_id', 'is_main csv_yes_no'],
      [' row_twice'],
      [' row_without_id'],
      [' row_not_found'],
    ])
    expect(await stored(rows[0]?.id ?? '')).toMatchObject({ name: 'Grampus', version: 1 })
  })

  test('takes new records from lines without id and version, with the same refusals as a form', async () => {
    const { species_id, rows } = await namesOf({ name: 'Narhval', language: 'danish', is_main: true })
    const { scientific_name } = await aSpecies(connection().db)
    const [line = {}] = await exportedLines({ species_id })
    const added = (cells: object) => ({ ...line, id: '', version: '', species: '', ...cells }) as never
    const file = [
      added({ name: ' narvalo ', language: 'greenlandic', is_main: 'TRUE' }),
      added({ name: 'Narvalo', language: 'greenlandic', is_main: '' }),
      added({ name: '', language: 'greenlandic', is_main: 'perhaps' }),
      added({ name: 'Narval', language: 'fr', species_id: '', species: 'Nullus nullus' }),
      added({ name: 'Narval', language: 'fr', species: scientific_name }),
      { ...line, id: '' },
      added({
        name: 'Narwal',
        language: 'en',
        species_id: '',
        species: ` ${scientific_name.toLowerCase()} `,
      }),
      { ...line, name: 'Narhvalen' },
    ]
    const found = await call(imported, sent(file), ask())
    expect(found.saved).toEqual([])
    expect(
      found.rows.map(({ is_new, problems }) => [
        is_new,
        ...problems.map(({ field, message, existing }) =>
          [field, message, existing].filter(Boolean).join(' '),
        ),
      ]),
    ).toEqual([
      [true],
      [true, expect.stringMatching(/^name name_already_there .*Narvalo/i)],
      [true, 'is_main csv_yes_no', 'name common_name_required'],
      [true, 'species_id species_unknown'],
      [true, 'species_id csv_two_species'],
      [false, 'row_without_id'],
      [true],
      [false],
    ])
    expect(found.rows[0]?.changes).toContainEqual({ field: 'name', before: null, after: 'narvalo' })
    expect(await exportedLines({ species_id })).toHaveLength(1)

    const accepted = sent([file[0], file[6], file[7]] as never)
    const repeatable = { context: asCurator(connection(), { idempotencyKey: randomUUID() }) }
    const { saved } = await call(imported, accepted, repeatable)
    expect(saved).toHaveLength(3)
    expect((await call(imported, accepted, repeatable)).saved).toEqual([saved[0]])
    expect(await exportedLines({ species_id })).toHaveLength(2)
    const [german] = await exportedLines({ species_id: '', search: 'Narwal' })
    expect(german).toMatchObject({ species: scientific_name, name: 'Narwal', checked: 'false' })
    expect(await trailOf(saved[1]?.id ?? '')).toMatchObject([{ action: 'create' }])

    const change = { table_name: 'common_names', row_id: rows[0]?.id ?? '', version: 2 }
    await call(adminRouter.audit.undo, change, ask())
    expect((await exportedLines({ species_id })).map(({ name }) => name)).toEqual(['Narhval'])
  })

  test('deletes the records of lines that ask for it, and brings them back together', async () => {
    const { species_id, rows } = await namesOf(
      { name: 'Orka', language: 'en' },
      { name: 'Pukkelhval', language: 'norwegian' },
      { name: 'Raudåte', language: 'norwegian' },
    )
    const id = (at: number) => rows[at]?.id ?? ''
    const lines = await exportedLines({ species_id })
    const edited = (name: string, cells: object) => ({
      ...lines.find((line) => line.name === name),
      ...cells,
    })
    const file = sent([
      edited('Orka', { delete: 'TRUE' }),
      edited('Pukkelhval', { name: 'Orka', language: 'en' }),
    ] as never)
    const found = await call(preview, file, ask())
    expect(found.rows).toMatchObject([
      { id: id(0), deletes: true, changes: [], problems: [] },
      { id: id(1), deletes: false, problems: [] },
    ])
    expect(await stored(id(0))).toMatchObject({ version: 1 })

    const repeatable = { context: asCurator(connection(), { idempotencyKey: randomUUID() }) }
    const { saved } = await call(imported, file, repeatable)
    expect(saved).toContainEqual({ id: id(0), version: 1, removed: true })
    expect((await call(imported, file, repeatable)).saved).toEqual([saved[0]])
    expect(await stored(id(0))).toBeUndefined()
    expect(await stored(id(1))).toMatchObject({ name: 'Orka', version: 2 })
    expect(await trailOf(id(0))).toMatchObject([{ action: 'remove' }])
    // A line that is absent deletes nothing.
    expect(await stored(id(2))).toMatchObject({ version: 1 })

    await call(
      adminRouter.audit.undo,
      { table_name: 'common_names', row_id: id(0), version: 1, removed: true },
      ask(),
    )
    expect((await exportedLines({ species_id })).map(({ name }) => name).toSorted()).toEqual([
      'Orka',
      'Pukkelhval',
      'Raudåte',
    ])
  })

  test('deletes nothing where a line asks for what cannot be deleted', async () => {
    const { species_id, rows } = await namesOf({ name: 'Sel' }, { name: 'Torsk' }, { name: 'Uer' })
    const lines = await exportedLines({ species_id })
    const edited = (name: string, cells: object) => ({
      ...lines.find((line) => line.name === name),
      ...cells,
    })
    const file = [
      edited('Sel', { delete: 'yes' }),
      edited('Torsk', { delete: 'perhaps' }),
      edited('Uer', { delete: 'yes', version: '7' }),
      edited('Uer', { delete: 'yes', id: '', version: '' }),
    ]
    const problemsOf = ({ problems }: { problems: { field: string | null; message: string }[] }) =>
      problems.map(({ field, message }) => [field, message].filter(Boolean).join(' '))
    const found = await call(imported, sent(file as never), ask())
    expect(found.saved).toEqual([])
    expect(found.rows.map(problemsOf)).toEqual([
      [],
      ['delete csv_yes_no'],
      ['row_changed_since'],
      ['delete csv_nothing_to_delete'],
    ])
    expect(await stored(rows[0]?.id ?? '')).toMatchObject({ version: 1 })

    const whole = { line: 2, id: species_id, version: '1', cells: { delete: 'true' } }
    const ofSpecies = await call(preview, { records: 'species', rows: [whole] }, ask())
    expect(ofSpecies.rows.map(problemsOf)).toEqual([['delete csv_species_not_deleted']])
  })

  test('has a field set in several rows together, or in none', async () => {
    const { rows } = await namesOf(
      { name: 'Lomvi', language: 'norwegian' },
      { name: 'Lunde', language: 'other' },
    )
    const seen = rows.map(({ id, version }) => ({ id, version }))
    const set = (field: string, value: string) =>
      call(adminRouter.several.set, { records: 'common_names', rows: seen, field, value }, ask())
    const norwegian = await set('language', 'norwegian')
    expect(norwegian.saved).toEqual([{ id: rows[1]?.id, version: 2 }])
    expect(await stored(rows[1]?.id ?? '')).toMatchObject({ language: 'norwegian' })
    await expect(set('language', 'danish')).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(set('name', 'Alke')).rejects.toMatchObject({ data: { key: 'value_not_allowed' } })

    const { id: species_id } = await aSpecies(connection().db)
    const assessed = await anAssessment(connection().db, species_id, { status: 'VU' })
    const tag = { records: 'iucn_assessments', field: 'possibly_extinct', value: true } as const
    await expect(
      call(adminRouter.several.set, { ...tag, rows: [{ id: assessed.id, version: 1 }] }, ask()),
    ).rejects.toMatchObject({ data: { key: 'possibly_extinct_needs_cr' } })
  })

  test('has several deleted rows restored together, or none', async () => {
    const { rows } = await namesOf({ name: 'Morsa' }, { name: 'Nanok' })
    for (const { id, version } of rows)
      await call(adminRouter.several.remove, { records: 'common_names', rows: [{ id, version }] }, ask())
    const ids = (await Promise.all(rows.map(({ id }) => trailOf(id)))).flat().map(({ id }) => id)
    const restore = (entries: number[]) => call(adminRouter.audit.restore_several, { ids: entries }, ask())
    await expect(restore([...ids, 999_999_999])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await stored(rows[0]?.id ?? '')).toBeUndefined()
    expect(await restore(ids)).toEqual({ rows: 2 })
    for (const { id } of rows) expect(await stored(id)).toMatchObject({ id, version: 2 })
  })
})
