import { beforeAll, describe, expect, test } from 'vitest'
import type { Parameters } from '#domain/assistant/parameters.ts'
import { QUESTION_IDS, type QuestionId } from '#domain/assistant/question-forms.ts'
import * as build from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Database, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import {
  dataset_releases,
  families,
  type species,
  species_images,
  species_trade_summary,
  translations,
} from '../schema/index.ts'
import { answerQuestion } from './answer-queries.ts'
import { answerPrepared, askAssistant, listSuggestions } from './assistant-queries.ts'

const TODAY = '2026-11-21'

/** A species of which everything is there, checked and sourced; what the other species lack, it has. */
async function aWholeSpecies(db: Database) {
  const known = { source: 'A list of 2026', checked: true }
  const whole = await build.aSpecies(db, {
    scientific_name: 'Ursus maritimus',
    common_name: 'Polar Bear',
    default_image_url: 'https://example.org/bear.jpg',
    authority: 'Phipps, 1774',
    description: 'White',
    habitat_description: 'Ice',
    population_trend: 'unknown',
    population_size: '26,000',
    generation_length: '11.5',
    movement_patterns: 'Full migrant',
    use_and_trade: 'Skins',
    threats_overview: 'Less ice',
    conservation_overview: 'Quotas',
    sis_id: 22823,
    inaturalist_id: 41963,
    manual_review: 'complete',
    ...known,
  })
  await db.insert(families).values({ family_name: 'Ursidae', ...known })
  await build.anAssessment(db, whole.id, { year_published: 2016, is_latest: true, ...known })
  await build.aListing(db, whole.id, known)
  await build.aCmsListing(db, whole.id, { listing_date: '2015-02-08', ...known })
  await build.aCommonName(db, whole.id, { is_main: true, ...known })
  await build.aCommonName(db, whole.id, { name: 'Hvítabjörn', language: 'icelandic', ...known })
  await build.aReference(db, whole.id, { doi: '10.1000/182', ...known })
  await build.aCatch(db, whole.id, known)
  await build.aCuratedEvent(db, whole.id, known)
  await build.aShipment(db, whole.id)
  await build.aGlossaryTerm(db, 'Appendix', { examples: 'Appendix I', ...known })
  await aSummary(db, whole.id, '2026-11-20')
  return whole
}

/** A species of which hardly anything is there, and that wrongly. */
function aPoorSpecies(db: Database) {
  return build.aSpecies(db, {
    scientific_name: 'Monodon monoceros',
    common_name: 'Narwhal',
    family: 'Monodontidae',
    source: 'Somewhere',
    checked: true,
  })
}

function aSummary(
  db: Database | Transaction,
  species_id: string,
  day: string,
  trends: Partial<typeof species_trade_summary.$inferInsert> = {},
) {
  return db.insert(species_trade_summary).values({
    species_id,
    total_trade_records: 1,
    distinct_years: 1,
    distinct_terms: [],
    distinct_importers: [],
    distinct_exporters: [],
    annual_summaries: [],
    total_quantity: 1,
    recent_trend: 'stable',
    complete_years_trend: 'stable',
    has_mixed_units: false,
    units: [],
    exporter_reported_records: 1,
    importer_reported_records: 0,
    last_updated_at: new Date(`${day}T00:00:00Z`),
    ...trends,
  })
}

describeOnBothEngines('the assistant’s answers', (connection) => {
  let whole: typeof species.$inferSelect
  let poor: typeof species.$inferSelect

  beforeAll(async () => {
    const { db } = connection()
    await build.aCountry(db, 'DK', { source: 'ISO', checked: true })
    await build.aCountry(db, 'GL', { source: 'ISO', checked: true })
    await build.aCountry(db, 'XX', { source: 'CITES', checked: true })
    whole = await aWholeSpecies(db)
    poor = await aPoorSpecies(db)
  })

  /** Asked as the curator's connection asks. */
  const answer = (question: QuestionId, parameters: Parameters = {}) =>
    answerQuestion(connection().curator, { question, parameters }, TODAY)

  describe('name the species that lack something, and not the one that has it', () => {
    test.each<{ question: QuestionId; parameters?: Parameters }>([
      { question: 'no_listing' },
      { question: 'no_cites_listing' },
      { question: 'no_cms_listing' },
      { question: 'no_assessment' },
      { question: 'no_name_in_language', parameters: { language: 'icelandic' } },
      { question: 'no_picture' },
      { question: 'no_trade_records' },
      { question: 'no_records', parameters: { records: 'catch_records' } },
      { question: 'no_records', parameters: { records: 'references' } },
      { question: 'no_records', parameters: { records: 'timeline_events' } },
      { question: 'no_records', parameters: { records: 'common_names' } },
      { question: 'empty_field', parameters: { field: 'habitat_description' } },
      { question: 'empty_field', parameters: { field: 'sis_id' } },
      { question: 'incomplete_profiles', parameters: { percent: 100 } },
      { question: 'not_reviewed' },
      { question: 'unknown_family' },
      { question: 'outdated_summaries' },
    ])('$question $parameters', async ({ question, parameters }) => {
      const { rows } = await answer(question, parameters)
      expect(rows.map((row) => row.species?.scientific_name)).toEqual(['Monodon monoceros'])
    })

    test('each with the place to fix it', async () => {
      const [listing] = (await answer('no_cites_listing')).rows
      expect(listing).toEqual({
        id: poor.id,
        species: { id: poor.id, scientific_name: 'Monodon monoceros', common_name: 'Narwhal' },
        cells: { earlier_listings: 0 },
        fix: { at: 'create', table: 'cites_listings', species_id: poor.id },
      })
    })
  })

  test('of a complete database there is nothing to say', async () => {
    const questions: [QuestionId, Parameters?][] = [
      ['unchecked_facts'],
      ['unchecked_facts_of_species', { species_id: whole.id }],
      ['no_source'],
      ['undated_listings'],
      ['conflicting_flags'],
      ['duplicate_names'],
      ['references_without_doi'],
      ['terms_without_example'],
      ['unknown_trade_codes'],
      ['unlinked_trade_records'],
      ['trend_differs'],
      ['latest_changes'],
    ]
    for (const [question, parameters] of questions)
      expect((await answer(question, parameters)).rows, question).toEqual([])
  })

  test('every question has an answer', async () => {
    const parameters: Parameters = {
      language: 'danish',
      records: 'references',
      field: 'authority',
      code: 'country',
      species_id: poor.id,
      years: 10,
      percent: 50,
      day: '2026-01-01',
      editor: 'nobody@example.org',
      translation: 'da',
    }
    for (const question of QUESTION_IDS) {
      const { rows, count = rows.length } = await answer(question, parameters)
      expect(count, question).toBeGreaterThanOrEqual(0)
    }
  })

  test('a question is asked in words, of a species by any of its names', async () => {
    const { curator } = connection()
    expect(await askAssistant(curator, 'What is mising for the Polar Bear?', TODAY)).toEqual({
      understood: true,
      question: 'missing_in_profile',
      parameters: {
        species: { id: whole.id, scientific_name: 'Ursus maritimus', common_name: 'Polar Bear' },
      },
      of_trade: false,
      of_species: true,
      columns: ['field'],
      rows: [],
      count: 0,
    })
    expect(await askAssistant(curator, 'Who changed Hvítabjörn last?', TODAY)).toMatchObject({
      question: 'changes_of_species',
      parameters: { species: { id: whole.id } },
    })
  })

  test('what is not understood is told so, with the questions that come nearest', async () => {
    const { curator } = connection()
    expect(await askAssistant(curator, 'pictures of the moon', TODAY)).toEqual({
      understood: false,
      nearest: [{ question: 'no_picture', parameters: { species: null } }],
    })
    // A family is no species, however much its name is searched for.
    expect(await askAssistant(curator, 'who changed Ursidae last', TODAY)).toMatchObject({
      understood: false,
    })
    expect(await listSuggestions(curator, 'narw', TODAY)).toContain('Who changed Narwhal last?')
  })

  test('a question that was picked is answered, with nothing that it has no blank for', async () => {
    const { curator } = connection()
    expect(
      await answerPrepared(
        curator,
        { question: 'missing_in_profile', parameters: { species_id: whole.id, day: '2026-01-01' } },
        TODAY,
      ),
    ).toMatchObject({ parameters: { species: { id: whole.id } }, columns: ['field'], count: 0 })
    await expect(
      answerPrepared(curator, { question: 'missing_in_profile', parameters: {} }, TODAY),
    ).rejects.toThrow('species_id')
  })

  describe('as the data change', () => {
    test('trade records of a species are counted year by year, in a span where one is asked', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await build.aShipment(tx, poor.id, { year: 2001 })
        await build.aShipment(tx, poor.id, { year: 2001 })
        await build.aShipment(tx, poor.id, { year: 2010 })
        const all = await ask('trade_records_of_species', { species_id: poor.id })
        expect(all.count).toBe(3)
        expect(all.rows.map(({ cells }) => cells)).toEqual([
          { year: 2001, records: 2 },
          { year: 2010, records: 1 },
        ])
        const span = { species_id: poor.id, first_year: 2002, last_year: 2010 }
        expect((await ask('trade_records_of_species', span)).count).toBe(1)
      })
    })

    test('a text without a translation is named until it has one', async () => {
      await inOwnTransaction(async (tx, ask) => {
        const lacking = await ask('no_translation', { translation: 'is' })
        const description = lacking.rows.find(
          ({ species, cells }) => species?.id === whole.id && cells.field === 'description',
        )
        expect(description?.fix).toEqual({
          at: 'translation',
          table: 'species',
          record_id: whole.id,
          field: 'description',
          language: 'is',
        })
        await tx.insert(translations).values({
          table_name: 'species',
          record_id: whole.id,
          field: 'description',
          language: 'is',
          text: 'Hvítur',
          original_text: 'White',
        })
        expect((await ask('no_translation', { translation: 'is' })).rows).toHaveLength(
          lacking.rows.length - 1,
        )
        expect((await ask('no_translation', { translation: 'da' })).rows).toHaveLength(lacking.rows.length)
      })
    })

    test('the latest import comes first, and the catalogue was not imported', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await tx.insert(dataset_releases).values([
          {
            dataset: 'cites_trade',
            title: 'CITES Trade Database',
            version: '2025.1',
            row_count: 3,
            loaded_at: new Date('2026-01-01'),
          },
          { dataset: 'seizures', title: 'Seizures', loaded_at: new Date('2026-02-01') },
          { dataset: 'catalogue-species', title: 'Species', loaded_at: new Date('2026-03-01') },
        ])
        const { rows } = await ask('latest_imports')
        expect(rows.map(({ cells }) => [cells.title, cells.release, cells.rows])).toEqual([
          ['Seizures', null, 0],
          ['CITES Trade Database', '2025.1', 3],
        ])
      })
    })

    test('a listing of the past is no current one, and is counted', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await build.aListing(tx, poor.id, { is_current: false })
        expect((await ask('no_cites_listing')).rows[0]?.cells).toEqual({ earlier_listings: 1 })
        await build.aCmsListing(tx, poor.id)
        expect((await ask('no_listing')).rows).toEqual([])
        expect((await ask('no_cms_listing')).rows).toEqual([])
      })
    })

    test('what the taxon service answered is told of a missing picture', async () => {
      await inOwnTransaction(async (tx, ask) => {
        expect((await ask('no_picture')).rows[0]?.cells).toEqual({ picture: 'not_asked' })
        await tx.insert(species_images).values({ species_id: poor.id, outcome: 'no-licence' })
        expect((await ask('no_picture')).rows[0]?.cells).toEqual({ picture: 'no-licence' })
      })
    })

    test('a profile is as incomplete as its checklist says, and is asked about below a share', async () => {
      const [row] = (await answer('incomplete_profiles', { percent: 100 })).rows
      expect(row?.cells.filled).toBe(36)
      expect(row?.cells.missing_fields).toContain('habitat_description')
      expect((await answer('incomplete_profiles', { percent: 36 })).rows).toEqual([])
      const missing = (await answer('missing_in_profile', { species_id: poor.id })).rows
      expect(missing.map(({ cells }) => cells.field)).toEqual(row?.cells.missing_fields)
      expect(missing.find(({ id }) => id === 'common_names')?.fix).toEqual({
        at: 'create',
        table: 'common_names',
        species_id: poor.id,
      })
      expect((await answer('missing_in_profile', { species_id: whole.id })).rows).toEqual([])
    })

    test('assessments are old by the year, and only where they speak for the species now', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await build.anAssessment(tx, poor.id, { year_published: 2015, is_latest: true })
        await build.anAssessment(tx, poor.id, { year_published: 1996 })
        const { rows } = await ask('old_assessments', { years: 10 })
        expect(rows.map(({ cells }) => cells)).toEqual([{ year: 2015, status: 'VU', scope: 'Global' }])
        expect((await ask('old_assessments', { years: 11 })).rows).toEqual([])
      })
    })

    test('unchecked facts are those of every table, of one, or of one species', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await build.aCommonName(tx, whole.id, { name: 'Ours blanc', language: 'fr', source: 'A book' })
        await build.aListing(tx, poor.id, { checked: false })
        await build.aGlossaryTerm(tx, 'Quota')
        const all = (await ask('unchecked_facts')).rows
        expect(all.map(({ cells }) => [cells.table, cells.record, cells.source])).toEqual([
          ['common_names', 'Ours blanc (fr)', 'A book'],
          ['cites_listings', 'II 1975-07-01', null],
          ['glossary_terms', 'Quota', null],
        ])
        expect(all[2]).toMatchObject({ species: null, fix: { at: 'edit', table: 'glossary_terms' } })
        expect((await ask('unchecked_facts', { table: 'cites_listings' })).rows).toHaveLength(1)
        const ofBear = (await ask('unchecked_facts_of_species', { species_id: whole.id })).rows
        expect(ofBear.map(({ cells }) => cells.record)).toEqual(['Ours blanc (fr)'])
        const unsourced = (await ask('no_source')).rows
        expect(unsourced.map(({ cells }) => cells.record)).toEqual(['II 1975-07-01', 'Quota'])
      })
    })

    test('a listing without a day is found', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await build.aCmsListing(tx, poor.id)
        const { rows } = await ask('undated_listings')
        expect(rows.map(({ cells }) => cells)).toEqual([
          { table: 'cms_listings', appendix: 'II', source: null },
        ])
      })
    })

    test('marks that contradict each other are found, with the list of the records', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await build.anAssessment(tx, poor.id)
        await build.aListing(tx, poor.id, { is_current: false })
        const { rows } = await ask('conflicting_flags')
        expect(rows.map(({ cells }) => cells.conflict)).toEqual([
          'no_latest_assessment',
          'no_current_cites_listing',
        ])
        expect(rows[0]?.fix).toEqual({ at: 'list', table: 'iucn_assessments', search: 'Monodon monoceros' })
      })
    })

    test('a name is a duplicate in its language only, whatever its accents', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await build.aCommonName(tx, poor.id, { name: 'hvitabjorn', language: 'icelandic' })
        await build.aCommonName(tx, poor.id, { name: 'Polar Bear', language: 'de' })
        const { rows } = await ask('duplicate_names')
        expect(rows.map(({ species, cells }) => [species?.scientific_name, cells.other_species])).toEqual([
          ['Ursus maritimus', 'Monodon monoceros'],
          ['Monodon monoceros', 'Ursus maritimus'],
        ])
      })
    })

    test('references without DOI and terms without example are found', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await build.aReference(tx, poor.id, { title: 'On narwhals', year: 1990 })
        await build.aGlossaryTerm(tx, 'Quota', { examples: ' ' })
        expect((await ask('references_without_doi')).rows.map(({ cells }) => cells)).toEqual([
          { title: 'On narwhals', authors: null, year: 1990 },
        ])
        expect((await ask('terms_without_example')).rows.map(({ cells }) => cells.name)).toEqual(['Quota'])
      })
    })

    test('codes of trade records are unknown in three ways, and counted by record', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await build.aShipment(tx, poor.id, { purpose: null })
        await build.aShipment(tx, poor.id, { purpose: null, year: 2017 })
        await build.aShipment(tx, poor.id, { source: 'U', importer: 'QQ', origin: 'XX' })
        const { rows, count } = await ask('unknown_trade_codes')
        expect(rows.map(({ cells }) => cells)).toEqual([
          {
            coded: 'purpose',
            code: null,
            problem: 'not_reported',
            records: 2,
            first_year: 2015,
            last_year: 2017,
          },
          expect.objectContaining({ coded: 'source', code: 'U', problem: 'says_unknown', records: 1 }),
          expect.objectContaining({ coded: 'importer', code: 'QQ', problem: 'not_published', records: 1 }),
          expect.objectContaining({ coded: 'origin', code: 'XX', problem: 'says_unknown', records: 1 }),
        ])
        expect(count).toBe(5)
        expect(rows.map(({ fix }) => fix?.at)).toEqual(['trade', 'trade', 'create', 'trade'])
        expect(await ask('unknown_trade_code', { code: 'purpose' })).toMatchObject({ count: 2 })
        expect(await ask('unknown_trade_code', { code: 'country' })).toMatchObject({ count: 2 })
        expect(await ask('unknown_trade_code', { code: 'term' })).toMatchObject({ count: 0 })
      })
    })

    test('names in the release that belong to no species are counted by name', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await build.aShipment(tx, null, { taxon: 'Ceratodon' })
        await build.aShipment(tx, null, { taxon: 'Ceratodon', year: 1990 })
        const { rows, count } = await ask('unlinked_trade_records')
        expect(rows.map(({ cells }) => cells)).toEqual([
          { taxon: 'Ceratodon', records: 2, first_year: 1990, last_year: 2015 },
        ])
        expect(count).toBe(2)
      })
    })

    test('a trend that turns when incomplete years are left out is found', async () => {
      await inOwnTransaction(async (tx, ask) => {
        await aSummary(tx, poor.id, '2026-11-01', {
          recent_trend: 'decreasing',
          last_complete_year: 2023,
          overall_max_year: 2024,
        })
        expect((await ask('trend_differs')).rows.map(({ cells }) => cells)).toEqual([
          { trend: 'decreasing', complete_years_trend: 'stable', last_complete_year: 2023, last_year: 2024 },
        ])
        expect((await ask('outdated_summaries')).rows.map(({ cells }) => cells.summary)).toEqual(['outdated'])
      })
    })

    test('changes are told by species, day, editor and what was done, the latest first', async () => {
      await inOwnTransaction(async (tx, ask) => {
        const anna = { id: 'a', email: 'anna@example.org' }
        const ben = { id: 'b', email: 'ben_x@example.org' }
        const row_id = '00000000-0000-4000-8000-00000000000b'
        const name = { id: row_id, species_id: poor.id, name: 'Narwal', language: 'en' }
        await recordChange(tx, anna, { table: 'common_names', action: 'create', row_id, after: name })
        await recordChange(tx, ben, {
          table: 'common_names',
          action: 'update',
          row_id,
          before: name,
          after: { ...name, name: 'Narwhal' },
        })
        await recordChange(tx, anna, {
          table: 'species',
          action: 'update',
          row_id: whole.id,
          before: {},
          after: {},
        })
        await recordChange(tx, anna, {
          table: 'glossary_terms',
          action: 'remove',
          row_id: 'g',
          before: { term: 'Quota' },
        })

        const ofNarwhal = (await ask('changes_of_species', { species_id: poor.id })).rows
        expect(ofNarwhal.map(({ cells }) => [cells.editor, cells.action, cells.changed_fields])).toEqual([
          ['ben_x@example.org', 'update', ['name']],
          ['anna@example.org', 'create', null],
        ])
        expect(ofNarwhal[0]).toMatchObject({
          species: { scientific_name: 'Monodon monoceros' },
          cells: { table: 'common_names', record: 'Narwhal' },
          fix: { at: 'audit', table: 'common_names', row: row_id },
        })
        expect(await ask('latest_changes')).toMatchObject({ count: 4 })
        expect((await ask('changes_by', { editor: 'BEN_X@example.org' })).rows).toHaveLength(1)
        expect((await ask('changes_by', { editor: 'benyx@example.org' })).rows).toEqual([])
        const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
        expect((await ask('changes_since', { day: tomorrow })).rows).toEqual([])
        expect((await ask('changes_since', { day: '2020-01-01' })).rows).toHaveLength(4)
        expect((await ask('deletions')).rows.map(({ cells }) => cells.record)).toEqual(['Quota'])
      })
    })
  })

  /** What a test adds is gone again after it. */
  async function inOwnTransaction(
    work: (
      tx: Transaction,
      ask: (question: QuestionId, parameters?: Parameters) => ReturnType<typeof answerQuestion>,
    ) => Promise<void>,
  ) {
    const undone = new Error('undone')
    const run = connection().db.transaction(async (tx) => {
      await work(tx, (question, parameters = {}) => answerQuestion(tx, { question, parameters }, TODAY))
      throw undone
    })
    await expect(run).rejects.toBe(undone)
  }
})
