import { call } from '@orpc/server'
import { expect, test } from 'vitest'
import type { RecordTopic } from '#contract/index.ts'
import { asCurator } from '#testing/admin-context.ts'
import { asInForm } from '#testing/as-in-form.ts'
import { aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { adminRouter } from './admin-router.ts'

/** One valid record of each kind but translations, which are of texts, without the species it belongs to, and the field that an edit changes. */
const SAMPLES = {
  catch_records: {
    values: { year: 2015, data_source: 'NAMMCO', catch_total: '12.5' },
    edit: { catch_total: 13 },
  },
  cites_listings: { values: { appendix: 'II', listing_date: '1975-07-01' }, edit: { appendix: 'I' } },
  cites_trade_suspensions: {
    values: { country_name: 'Greenland', suspension_start_date: '2006-01-01', suspension_end_date: '' },
    edit: { suspension_end_date: '2009-12-31', is_active: false },
  },
  cms_assessments: {
    values: { status: 'Favourable', year_published: '2020' },
    edit: { status: 'Unfavourable' },
  },
  cms_listings: {
    values: {
      appendix: 'I/II',
      listing_date: '',
      native_distribution: ['GL', 'GL', ''],
      introduced_distribution: [],
      extinct_distribution: [],
      uncertain_distribution: [],
      uncategorised_distribution: [],
    },
    edit: { listing_date: '1979-06-28' },
  },
  common_names: { values: { name: '  Narwhal ', language: 'en' }, edit: { name: 'Narwal' } },
  conservation_measures: { values: { measure: 'Quota' }, edit: { description: 'Since 2004' } },
  countries: {
    values: { country_code: 'QX', country_name: 'Somewhere', kind: 'country' },
    edit: { nammco_member: true },
  },
  distribution_ranges: { values: { country_code: 'GL' }, edit: { presence: 'resident' } },
  families: { values: { family_name: 'Somewhatidae' }, edit: { order_name: 'Somewhatiformes' } },
  glossary_terms: {
    values: { term: 'Somewhat', definition: 'To some extent', category: 'Data', priority: '' },
    edit: { priority: 8 },
  },
  iucn_assessments: { values: { year_published: '2015', status: 'VU' }, edit: { status: 'EN' } },
  management_areas: { values: { area_name: 'Somewhere', area_type: 'NAMMCO' }, edit: { area_type: 'stock' } },
  references: { values: { title: 'On narwhals', type: 'book' }, edit: { doi: '10.1000/182' } },
  species: {
    values: {
      scientific_name: 'Phoca testans',
      common_name: 'Testing Seal',
      kingdom: 'Animalia',
      phylum: 'Chordata',
      class: 'Mammalia',
      order_name: 'Carnivora',
      family: 'Phocidae',
      genus: 'Phoca',
      species_name: 'testans',
      sis_id: '',
    },
    edit: { authority: 'Tester, 2026' },
  },
  species_synonyms: { values: { synonym: 'Orca gladiator', kind: 'former' }, edit: { kind: 'spelling' } },
  species_threats: { values: { threat: 'Noise' }, edit: { severity: 'high' } },
  subpopulations: { values: { subpopulation_name: 'Baffin Bay' }, edit: { region: 'Canada' } },
  timeline_events: { values: { event_type: 'recovery_plan', title: 'A plan' }, edit: { year: 1999 } },
} as const satisfies Record<Exclude<RecordTopic, 'translations'>, unknown>

type Topic = keyof typeof SAMPLES

describeOnBothEngines('the records that curators keep', (connection) => {
  const context = () => asCurator(connection())

  test.each(Object.keys(SAMPLES) as Topic[])('%s are added, found, edited and deleted', async (topic) => {
    const procedures = adminRouter[topic as 'references']
    const { values, edit } = SAMPLES[topic]
    const owner = await aSpecies(connection().db)
    const ask = { context: context() }

    const made = await call(procedures.create, { ...values, species_id: owner.id } as never, ask)
    expect(made.version).toBe(1)
    expect(await call(procedures.get, { id: made.id }, ask)).toEqual(made)
    const { rows } = await call(procedures.page, { size: 500 }, ask)
    expect(rows).toContainEqual(made)

    const saved = await call(procedures.update, { ...asInForm(made), ...edit } as never, ask)
    expect(saved).toMatchObject({ ...edit, version: 2 })
    await expect(call(procedures.update, { ...made, ...edit } as never, ask)).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { current: { ...edit, version: 2 }, key: 'changed_by_someone_else' },
    })

    await call(procedures.remove, { id: made.id, version: 2 }, ask)
    await expect(call(procedures.get, { id: made.id }, ask)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      data: { key: `${topic}.not_found` },
    })
  })

  test('what no form holds is not written, whoever sends it', async () => {
    const { id: species_id } = await aSpecies(connection().db)
    const ask = { context: context() }
    const more = { created_at: '2001-01-01', updated_at: '2001-01-01', checked_by: 'somebody' }
    const name = { species_id, name: 'Unicorn of the sea', language: 'en' }

    const { id } = await aSpecies(connection().db)
    const made = await call(
      adminRouter.common_names.create,
      { ...name, ...more, id, version: 7 } as never,
      ask,
    )
    expect(made.version).toBe(1)
    expect(made.id).not.toBe(id)
    const saved = await call(adminRouter.common_names.update, { ...asInForm(made), ...more } as never, ask)
    expect(saved).toMatchObject({ version: 2, name: 'Unicorn of the sea' })
    expect(new Date(saved.updated_at).getFullYear()).toBeGreaterThan(2001)
  })

  test('what a field may not hold is refused by its name, in words and as a key', async () => {
    const refused = call(
      adminRouter.cites_listings.create,
      { appendix: 'IV', listing_date: '2024-02-30' } as never,
      { context: { ...context(), words: ([key]) => `The words of ${key}` } },
    )
    await expect(refused).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('The words of admin:validation.appendix_required'),
      data: {
        fields: {
          species_id: 'species_id_required',
          appendix: 'appendix_required',
          listing_date: 'listing_date_required',
        },
      },
    })
  })

  test('an assessment has a category of today or an earlier one, whether it is added or edited', async () => {
    const ask = { context: asCurator(connection(), { words: ([key]) => `The words of ${key}` }) }
    const { create, update } = adminRouter.iucn_assessments
    const { id: species_id } = await aSpecies(connection().db)
    const values = { species_id, year_published: '1994', status: '', original_category: 'LR/lc' } as never

    await expect(
      call(create, { species_id, year_published: '1850', status: '' } as never, ask),
    ).rejects.toMatchObject({
      data: { fields: { status: 'iucn_status_required', year_published: 'assessment_year_earliest' } },
    })
    const old = await call(create, values, ask)
    expect(old).toMatchObject({ status: null, original_category: 'LR/lc' })
    await expect(
      call(update, { ...old, original_category: '', status: '' } as never, ask),
    ).rejects.toMatchObject({
      message: 'The words of admin:validation.iucn_status_empty',
      data: { fields: { status: 'iucn_status_empty' } },
    })
  })

  test.each(['iucn_assessments', 'cms_assessments'] as const)(
    'one of the %s cannot be of a year to come, whether it is added or edited',
    async (topic) => {
      const { create, update } = adminRouter[topic as 'cms_assessments']
      const { id: species_id } = await aSpecies(connection().db)
      const values = { ...SAMPLES[topic].values, species_id, year_published: 2026 }
      const ask = { context: asCurator(connection(), { currentDay: '2026-12-31' }) }
      const tooLate = { code: 'BAD_REQUEST', data: { fields: { year_published: 'year_too_late' } } }

      await expect(call(create, { ...values, year_published: 2027 } as never, ask)).rejects.toMatchObject(
        tooLate,
      )
      const made = await call(create, values as never, ask)
      await expect(call(update, { ...made, year_published: 2027 } as never, ask)).rejects.toMatchObject(
        tooLate,
      )
    },
  )

  test('a suspension says with which country, by id or by name, and from when to when', async () => {
    const refusedFor = (values: object) =>
      call(adminRouter.cites_trade_suspensions.create, values as never, { context: context() }).catch(
        ({ data }) => data.fields,
      )
    const { id: species_id } = await aSpecies(connection().db)
    expect(await refusedFor({ species_id })).toEqual({
      country_id: 'suspension_country_required',
      suspension_start_date: 'suspension_start_required',
    })
    const named = { species_id, country_name: 'Iceland', suspension_start_date: '2006-01-01' }
    expect(await refusedFor({ ...named, suspension_end_date: '2005-12-31' })).toEqual({
      suspension_end_date: 'suspension_ends_before_start',
    })

    const iceland = await call(
      adminRouter.countries.create,
      { country_code: 'QY', country_name: 'Iceland of the test', kind: 'country' } as never,
      { context: context() },
    )
    const byId = { species_id, country_id: iceland.id, suspension_start_date: '2006-01-01' }
    const made = await call(adminRouter.cites_trade_suspensions.create, byId as never, { context: context() })
    expect(made).toMatchObject({ is_active: true, country_name: null })
    const { rows } = await call(
      adminRouter.cites_trade_suspensions.page,
      { search: 'iceland of' },
      { context: context() },
    )
    expect(rows).toMatchObject([{ id: made.id }])
  })

  test('a CMS assessment says its status and its year, and the latest is one', async () => {
    const { id: species_id } = await aSpecies(connection().db)
    const { create, get } = adminRouter.cms_assessments
    const ask = { context: context() }
    await expect(call(create, { species_id, status: ' ' } as never, ask)).rejects.toMatchObject({
      data: { fields: { status: 'cms_status_required', year_published: 'cms_year_required' } },
    })
    await expect(
      call(create, { species_id, status: 'Favourable', year_published: 1899 } as never, ask),
    ).rejects.toMatchObject({ data: { fields: { year_published: 'assessment_year_earliest' } } })

    const latest = { species_id, status: 'Favourable', year_published: 2014, is_latest: true }
    const first = await call(create, latest as never, ask)
    await call(create, { ...latest, year_published: 2020 } as never, ask)
    expect(await call(get, { id: first.id }, ask)).toMatchObject({ is_latest: false, version: 2 })
  })
})
