import { randomUUID } from 'node:crypto'
import { call } from '@orpc/server'
import { csvParse } from 'd3-dsv'
import { expect, test } from 'vitest'
import { CURATED_TOPIC_NAMES, type CuratedTopic } from '#domain/curation/curated-topics.ts'
import { asCurator } from '#testing/admin-context.ts'
import { asInForm } from '#testing/as-in-form.ts'
import { aCountry, aListing, anAssessment, aReference, aSpecies } from '#testing/builders.ts'
import { RECORD_SAMPLES } from '#testing/record-samples.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { adminRouter } from './admin-router.ts'

/** Kinds of record that need a country: the code of the one made for each. */
const COUNTRY_OF: Partial<Record<CuratedTopic, string>> = {
  cites_export_quotas: 'QC',
  cites_reservations: 'QR',
}

describeOnBothEngines('the records that curators keep', (connection) => {
  const context = () => asCurator(connection())

  test.each(CURATED_TOPIC_NAMES)('%s are added, found, edited and deleted', async (topic) => {
    const procedures = adminRouter[topic as 'references']
    const { values, edit } = RECORD_SAMPLES[topic]
    const owner = await aSpecies(connection().db)
    if (topic === 'cites_reservations') await aListing(connection().db, owner.id, { appendix: 'I' })
    // A range names its country by its code.
    if (topic === 'distribution_ranges') await aCountry(connection().db, 'GL')
    const code = COUNTRY_OF[topic]
    const country = code === undefined ? {} : { country_id: (await aCountry(connection().db, code)).id }
    const ask = { context: context() }
    const links =
      topic === 'species_text_sources'
        ? { reference_id: (await aReference(connection().db, owner.id)).id }
        : {}

    const record = { ...values, ...country, ...links, species_id: owner.id } as never
    const repeatable = { context: asCurator(connection(), { idempotencyKey: randomUUID() }) }
    const made = await call(procedures.create, record, repeatable)
    expect(made.version).toBe(1)
    expect(await call(procedures.create, record, repeatable)).toEqual(made)
    expect(await call(procedures.get, { id: made.id }, ask)).toEqual(made)
    const { rows } = await call(procedures.page, { size: 500 }, ask)
    expect(rows).toContainEqual(made)

    const saved = await call(procedures.update, { ...asInForm(made), ...edit } as never, ask)
    expect(saved).toMatchObject({ ...edit, version: 2 })
    await expect(call(procedures.update, { ...made, ...edit } as never, ask)).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { current: { ...edit, version: 2 }, key: 'changed_by_someone_else' },
    })

    const file = await call(adminRouter.lists.export, { records: topic }, ask)
    await call(procedures.remove, { id: made.id, version: 2 }, ask)
    await expect(call(procedures.get, { id: made.id }, ask)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      data: { key: `${topic}.not_found` },
    })

    // From a file without its id it comes as a new record that says the same.
    const lines = csvParse((await file.text()).replace('\uFEFF', ''))
    const { id: _id, version: _version, ...cells } = lines.find(({ id }) => id === made.id) ?? {}
    const line = { line: 2, id: '', version: '', cells: { ...cells } as Record<string, string> }
    const added = await call(adminRouter.lists.import, { records: topic, rows: [line] }, ask)
    expect(added.rows).toMatchObject([{ is_new: true, problems: [] }])
    const again = await call(procedures.get, { id: added.saved[0]?.id ?? '' }, ask)
    expect(again).toEqual({ ...saved, id: again.id, version: 1, updated_at: again.updated_at })
  })

  test('a CITES listing that contradicts itself or another is refused beside its field', async () => {
    const { id: species_id } = await aSpecies(connection().db)
    const ask = { context: context() }
    const { create, update } = adminRouter.cites_listings
    const listing = { species_id, appendix: 'I', listing_date: '1986-01-01', covers: 'species' } as const
    const refused = (values: object) =>
      call(create, { ...listing, ...values } as never, ask).then(
        () => undefined,
        ({ data }) => data.fields,
      )

    const first = await call(create, { ...listing, is_current: true } as never, ask)
    const part = { covers: 'population', population_identifier: 'West Greenland population' }
    await call(create, { ...listing, ...part, appendix: 'II', is_current: true } as never, ask)
    const exists = { is_current: 'current_listing_exists' }
    expect(await refused({ appendix: 'II', is_current: true })).toEqual(exists)
    expect(await refused({ ...part, is_current: true })).toEqual(exists)
    expect(await refused({ listing_date: '1975-06-30' })).toEqual({
      listing_date: 'listing_before_convention',
    })
    expect(await refused({ end_date: '1985-12-31' })).toEqual({ end_date: 'listing_ends_before_start' })
    expect(await refused({ end_date: '1990-12-31', is_current: true })).toMatchObject({
      end_date: 'current_listing_has_no_end',
    })

    const ended = { ...asInForm(first), is_current: false, end_date: '2023-02-22' }
    await call(update, ended as never, ask)
    const next = { appendix: 'II', listing_date: '2023-02-23', is_current: true }
    expect(await refused(next)).toBeUndefined()
    const again = { ...ended, is_current: true, end_date: '', version: 2 }
    await expect(call(update, again as never, ask)).rejects.toMatchObject({ data: { fields: exists } })
  })

  test('what no form holds is not written, whoever sends it', async () => {
    const { id: species_id } = await aSpecies(connection().db)
    const ask = { context: context() }
    const more = { created_at: '2001-01-01', updated_at: '2001-01-01', checked_by: 'someone' }
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
      { context: asCurator(connection(), { words: ([key]) => `The words of ${key}` }) },
    )
    await expect(refused).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('The words of admin:validation.value_not_in_list'),
      data: {
        fields: {
          species_id: 'species_id_required',
          appendix: 'value_not_in_list',
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

  test.each([
    {
      what: 'a regional assessment marked global',
      values: { scope_code: '1', scope_description: 'Europe' },
      fields: { scope_code: 'scope_contradiction' },
    },
    {
      what: 'a global assessment under the code of Europe',
      values: { scope_code: '2', scope_description: '' },
      fields: { scope_code: 'scope_contradiction' },
    },
    {
      what: 'an endangered species that is possibly extinct',
      values: { status: 'EN', possibly_extinct: true },
      fields: { possibly_extinct: 'possibly_extinct_needs_cr' },
    },
    {
      what: 'a vulnerable species that is possibly extinct in the wild',
      values: { status: 'VU', possibly_extinct_in_wild: true },
      fields: { possibly_extinct_in_wild: 'possibly_extinct_needs_cr' },
    },
    {
      what: 'a genuine change without a source',
      values: { reason_for_change: 'genuine' },
      fields: { reason_for_change_source: 'reason_source_required' },
    },
    {
      what: 'an answer other than yes or no',
      values: { possibly_extinct: 'perhaps' },
      fields: { possibly_extinct: 'yes_no_or_empty' },
    },
  ])('$what is refused beside its field', async ({ values, fields }) => {
    const ask = { context: asCurator(connection()) }
    const { id: species_id } = await aSpecies(connection().db)
    const whole = { species_id, year_published: 2019, status: 'CR', ...values } as never
    await expect(call(adminRouter.iucn_assessments.create, whole, ask)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fields },
    })
  })

  test('possible extinction that is not stated stays unknown, and no is stored as no', async () => {
    const ask = { context: asCurator(connection()) }
    const { create, update } = adminRouter.iucn_assessments
    const { id: species_id } = await aSpecies(connection().db)
    const made = await call(create, { species_id, year_published: 2019, status: 'CR' } as never, ask)
    expect(made).toMatchObject({ possibly_extinct: null, possibly_extinct_in_wild: null })
    const edited = await call(update, { ...made, possibly_extinct: false } as never, ask)
    expect(edited).toMatchObject({ possibly_extinct: false, possibly_extinct_in_wild: null })
  })

  test('a stored assessment that contradicts itself can still be opened', async () => {
    const { db } = connection()
    const { id: species_id } = await aSpecies(db)
    const { id } = await anAssessment(db, species_id, { scope_code: '1', scope_description: 'Europe' })
    const ask = { context: asCurator(connection()) }
    const shown = await call(adminRouter.iucn_assessments.get, { id }, ask)
    expect(shown).toMatchObject({ scope_code: '1', scope_description: 'Europe' })
  })

  test.each(['iucn_assessments', 'cms_assessments'] as const)(
    'one of the %s cannot be of a year to come, whether it is added or edited',
    async (topic) => {
      const { create, update } = adminRouter[topic as 'cms_assessments']
      const { id: species_id } = await aSpecies(connection().db)
      const values = { ...RECORD_SAMPLES[topic].values, species_id, year_published: 2026 }
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

  test('a reservation needs a listing and cannot end before it starts', async () => {
    const { db } = connection()
    const ask = { context: asCurator(connection(), { words: ([key]) => `The words of ${key}` }) }
    const { create, update } = adminRouter.cites_reservations
    const { id: species_id } = await aSpecies(db)
    const { id: country_id } = await aCountry(db, 'QV')
    const refusedFor = (procedure: typeof create, values: object) =>
      call(procedure, values as never, ask).catch(({ data }) => data.fields)
    expect(await refusedFor(create, { species_id })).toEqual({
      country_id: 'country_required',
      appendix: 'appendix_required',
      start_date: 'reservation_start_required',
    })
    const values = { species_id, country_id, appendix: 'I', start_date: '1986-01-01' }
    expect(await refusedFor(create, { ...values, end_date: '1985-12-31', is_active: false })).toEqual({
      end_date: 'ends_before_start',
    })
    expect(await refusedFor(create, { ...values, end_date: '1990-01-01' })).toEqual({
      is_active: 'active_with_end',
    })
    expect(await refusedFor(create, { ...values, confirmed_on: '1985-01-01' })).toEqual({
      confirmed_on: 'confirmed_before_start',
    })

    await aListing(db, species_id, { appendix: 'II', listing_date: '1979-06-28' })
    await expect(call(create, values as never, ask)).rejects.toMatchObject({
      message: expect.stringContaining('The words of admin:validation.reservation_never_listed'),
      data: { fields: { appendix: 'reservation_never_listed' } },
    })
    await aListing(db, species_id, { appendix: 'I', listing_date: '1986-01-01' })
    const made = await call(create, values as never, ask)
    expect(await refusedFor(update as never, { ...asInForm(made), start_date: '1983-12-31' })).toEqual({
      start_date: 'reservation_not_listed_then',
    })
  })

  test('a subpopulation has a category of the Red List or none', async () => {
    const { id: species_id } = await aSpecies(connection().db)
    const { create } = adminRouter.subpopulations
    const values = { species_id, subpopulation_name: 'Cook Inlet', year_published: '2019', sis_id: '' }
    const ask = { context: context() }
    await expect(call(create, { ...values, status: 'Endangered' } as never, ask)).rejects.toMatchObject({
      data: { fields: { status: 'value_not_allowed' } },
    })
    const made = await call(create, { ...values, status: 'CR' } as never, ask)
    expect(made).toMatchObject({ status: 'CR', year_published: 2019, sis_id: null })
    expect(await call(create, { ...values, status: '' } as never, ask)).toMatchObject({ status: null })
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
    const next = { ...latest, year_published: 2020 }
    await expect(call(create, next as never, ask)).rejects.toMatchObject({
      data: {
        fields: { is_latest: 'latest_cms_assessment_exists' },
        existing: { topic: 'cms_assessments', id: first.id },
      },
    })
    await call(create, { ...next, ends_predecessor: true } as never, ask)
    expect(await call(get, { id: first.id }, ask)).toMatchObject({ is_latest: false, version: 2 })
  })
})
