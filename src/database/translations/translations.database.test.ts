import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { NotFound } from '#domain/problems.ts'
import { aCmsListing, aGlossaryTerm, aListing, aSpecies, aTranslation } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { removeRecord } from '../curation/curated-changes.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import {
  distribution_ranges,
  families,
  glossary_terms,
  species,
  species_threats,
  translations,
} from '../schema/index.ts'
import { getText } from './texts-queries.ts'
import {
  countTranslationWork,
  getTranslation,
  listTranslationsOfGlossary,
  listTranslationsOfSpecies,
  pageOfTranslationWork,
} from './translations-queries.ts'

const EDITOR = { id: 'someone', email: 'curator@example.org' }
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const FIRST_PAGE = { search: '', page: 1, size: 20 }

describeOnBothEngines('translations', (connection) => {
  let bear: { id: string }
  let quota: { id: string }

  beforeAll(async () => {
    const { db } = connection()
    bear = await aSpecies(db, {
      scientific_name: 'Ursus maritimus',
      family: ' URSIDAE',
      description: 'A large bear.',
      threats_overview: 'The ice melts.',
    })
    const [family] = await db
      .insert(families)
      .values({ family_name: 'Ursidae', description: 'Bears.' })
      .returning()
    const listing = await aListing(db, bear.id, { notes: 'All populations' })
    const cms = await aCmsListing(db, bear.id, { notes: 'Listed in 2014' })
    const walrus = await aSpecies(db, {
      scientific_name: 'Odobenus rosmarus',
      family: 'Odobenidae',
      description: 'It has tusks.',
    })
    quota = await aGlossaryTerm(db, 'Quota', { definition: 'How many may be taken.' })

    const of = (record_id: string, original_text: string) => ({ record_id, original_text })
    await aTranslation(db, of(bear.id, 'A large bear.'))
    await aTranslation(db, { ...of(bear.id, 'The ice is thin.'), field: 'threats_overview' })
    await aTranslation(db, { ...of(bear.id, 'A large bear.'), language: 'da', text: 'En stor bjørn.' })
    await aTranslation(db, { ...of(family?.id ?? '', 'Bears.'), table_name: 'families' })
    await aTranslation(db, {
      ...of(listing.id, 'All populations'),
      table_name: 'cites_listings',
      field: 'notes',
    })
    await aTranslation(db, { ...of(cms.id, 'Listed in 2014'), table_name: 'cms_listings', field: 'notes' })
    await aTranslation(db, of(walrus.id, 'It has tusks.'))
    await aTranslation(db, {
      ...of(quota.id, 'Quota'),
      table_name: 'glossary_terms',
      field: 'term',
      text: 'Kvóti',
    })
  })

  test('a reader gets what is translated of a species as it stands, its family and its listings', async () => {
    const shown = await listTranslationsOfSpecies(connection().reader, bear.id, 'is')
    expect(shown.map(({ field, text }) => `${field}: ${text}`).sort()).toEqual([
      'description: Á íslensku: A large bear.',
      'description: Á íslensku: Bears.',
      'notes: Á íslensku: All populations',
      'notes: Á íslensku: Listed in 2014',
    ])
    expect(await listTranslationsOfSpecies(connection().reader, bear.id, 'da')).toMatchObject([
      { record_id: bear.id, text: 'En stor bjørn.', checked: false },
    ])
    expect(await listTranslationsOfSpecies(connection().reader, bear.id, 'no')).toEqual([])
    await expect(listTranslationsOfSpecies(connection().reader, NOWHERE, 'is')).rejects.toThrow(NotFound)
  })

  test('a reader gets the glossary as far as it is translated', async () => {
    expect(await listTranslationsOfGlossary(connection().reader, 'is')).toMatchObject([
      { record_id: quota.id, field: 'term', text: 'Kvóti' },
    ])
  })

  test('a text that is changed is shown in English again, and is work until it is translated anew', async () => {
    const { db } = connection()
    const outdated = () =>
      pageOfTranslationWork(db, { ...FIRST_PAGE, search: 'rosmarus', language: 'is', state: 'outdated' })
    expect((await outdated()).total).toBe(0)
    const walrus = eq(species.scientific_name, 'Odobenus rosmarus')
    const [{ id } = { id: '' }] = await db
      .update(species)
      .set({ description: 'It has long tusks.' })
      .where(walrus)
      .returning({ id: species.id })

    expect(await listTranslationsOfSpecies(connection().reader, id, 'is')).toEqual([])
    const { rows, counts } = await outdated()
    expect(rows).toMatchObject([
      { record_name: 'Odobenus rosmarus', original: 'It has long tusks.', translation: { version: 1 } },
    ])
    expect(counts).toEqual({ current: 0, outdated: 1, missing: 0 })
    await db.update(species).set({ description: 'It has tusks.' }).where(walrus)
    expect(await listTranslationsOfSpecies(connection().reader, id, 'is')).toHaveLength(1)
  })

  test('the work is listed by record, counted, and paged to its last page', async () => {
    const { rows, pages, page } = await pageOfTranslationWork(connection().db, {
      ...FIRST_PAGE,
      page: 9,
      size: 2,
      language: 'is',
      table_name: 'species',
    })
    expect({ pages, page }).toEqual({ pages: 2, page: 2 })
    expect(rows).toMatchObject([
      { record_name: 'Ursus maritimus', field: 'threats_overview', state: 'outdated' },
    ])
    const ofListings = { ...FIRST_PAGE, language: 'is' as const, table_name: 'cites_listings' as const }
    expect((await pageOfTranslationWork(connection().db, ofListings)).rows).toMatchObject([
      { record_name: 'Ursus maritimus: II 1975-07-01', field: 'notes', state: 'current' },
    ])
    expect(await countTranslationWork(connection().db)).toEqual({ current: 7, outdated: 1, missing: 16 })
  })

  test('a translation comes with the text that it is of', async () => {
    const { db } = connection()
    const [stored] = await db.select().from(translations).where(eq(translations.field, 'threats_overview'))
    expect(await getTranslation(db, stored?.id ?? '')).toMatchObject({
      record_name: 'Ursus maritimus',
      original: 'The ice melts.',
      original_text: 'The ice is thin.',
    })
    await expect(getTranslation(db, NOWHERE)).rejects.toThrow(NotFound)
  })

  describe('what cannot be translated', () => {
    test.each([
      { what: 'a record that nobody knows', table_name: 'species', record_id: NOWHERE, field: 'description' },
      { what: 'a field of another table', table_name: 'species', record_id: undefined, field: 'notes' },
    ] as const)('$what', async ({ table_name, record_id, field }) => {
      const place = { table_name, record_id: record_id ?? bear.id, field }
      await expect(getText(connection().db, place)).rejects.toThrow(new NotFound('translations.no_text'))
      if (record_id === undefined)
        await expect(aTranslation(connection().db, { ...place, original_text: '' })).rejects.toThrow()
    })
  })

  test('a threat and a part of the range that editors entered are translated like other texts', async () => {
    const { db } = connection()
    const seal = await aSpecies(db, { scientific_name: 'Phoca testans', family: 'Phocidae' })
    const [threat] = await db
      .insert(species_threats)
      .values({ species_id: seal.id, threat: 'Nets', description: 'It is caught in nets.' })
      .returning()
    const [range] = await db
      .insert(distribution_ranges)
      .values({ species_id: seal.id, region: 'North coast', presence: 'Extant' })
      .returning()
    const of = (record_id = '', original_text = '') => ({ record_id, original_text })
    await aTranslation(db, {
      ...of(threat?.id, 'Nets'),
      table_name: 'species_threats',
      field: 'threat',
      text: 'Net',
    })
    await aTranslation(db, {
      ...of(range?.id, 'North coast'),
      table_name: 'distribution_ranges',
      field: 'region',
      text: 'Norðurströnd',
    })
    const shown = await listTranslationsOfSpecies(db, seal.id, 'is')
    expect(shown.map(({ field, text }) => [field, text]).toSorted()).toEqual([
      ['region', 'Norðurströnd'],
      ['threat', 'Net'],
    ])
    await expect(
      aTranslation(db, { ...of(threat?.id, 'Nets'), table_name: 'species_threats', field: 'region' }),
    ).rejects.toThrow()
    await db.delete(species).where(eq(species.id, seal.id))
  })

  test('what was translated of a removed term waits for its return', async () => {
    const { db } = connection()
    const before = await db.$count(translations)
    await db.transaction((tx) =>
      removeRecord(tx, EDITOR, CURATED_TABLES.glossary_terms, { id: quota.id, version: 1 }),
    )
    expect(await listTranslationsOfGlossary(db, 'is')).toEqual([])
    expect((await countTranslationWork(db)).outdated).toBe(1)
    expect(await db.$count(translations)).toBe(before)
    await db
      .insert(glossary_terms)
      .values({ id: quota.id, term: 'Quota', definition: '-', category: 'Trade' })
    expect(await listTranslationsOfGlossary(db, 'is')).toHaveLength(1)
  })
})
