import { expect, test } from 'vitest'
import { findingsByProblem } from '#domain/facts/find-in-facts.ts'
import {
  aCommonName,
  aGlossaryTerm,
  aListing,
  anAssessment,
  aReference,
  aRelease,
  aShipment,
  aSpecies,
  aTextSource,
} from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { cites_reservations, countries, dataset_releases, species_field_sources } from '../schema/index.ts'
import { listFactFindings } from './fact-findings-queries.ts'

const CHECKED = { source: 'Species+', checked: true }

describeOnBothEngines('facts that need a curator', (connection) => {
  const found = async () =>
    (await listFactFindings(connection().curator, 2026)).map(({ what, table, record, species }) =>
      [what, species?.scientific_name, table, record].join(' | '),
    )

  test('there are none in an empty portal', async () => {
    expect(await found()).toEqual([])
    expect(findingsByProblem([])).toEqual([])
  })

  test('checked facts that agree are not among them', async () => {
    const { db } = connection()
    const narwhal = await aSpecies(db, { scientific_name: 'Monodon monoceros', ...CHECKED })
    await aListing(db, narwhal.id, { listing_date: '1979-06-28', ...CHECKED })
    await anAssessment(db, narwhal.id, { is_latest: true, ...CHECKED })
    await aCommonName(db, narwhal.id, { name: 'Narwhal', ...CHECKED })
    expect(await found()).toEqual([])
  })

  test('each is named with its species and record, the gravest first', async () => {
    const { db } = connection()
    const curlew = await aSpecies(db, { scientific_name: 'Numenius borealis', ...CHECKED })
    await aListing(db, curlew.id, { appendix: 'I', ...CHECKED })
    await aListing(db, curlew.id, { appendix: 'II', listing_date: '1979-06-28', ...CHECKED })
    await anAssessment(db, curlew.id, { status: 'EN', possibly_extinct: true, ...CHECKED })
    await aCommonName(db, curlew.id, { name: 'Curlew', source: null, checked: true })
    await aCommonName(db, curlew.id, {
      name: 'Spóafugl',
      language: 'icelandic',
      source: 'A list',
      checked: false,
    })
    await aGlossaryTerm(db, 'Quota', { source: 'An encyclopaedia, second-hand', checked: true })
    const [country] = await db
      .insert(countries)
      .values({ country_code: 'CA', country_name: 'Canada', ...CHECKED })
      .returning()
    await db.insert(cites_reservations).values({
      species_id: curlew.id,
      appendix: 'III',
      country_id: country?.id ?? '',
      start_date: '1979-06-28',
      ...CHECKED,
    })
    const rows = await found()
    expect(rows.map((row) => row.split(' | ').slice(0, 3).join(' | '))).toEqual([
      'several_current_listings | Numenius borealis | cites_listings',
      'several_current_listings | Numenius borealis | cites_listings',
      'history_overlap | Numenius borealis | cites_listings',
      'reservation_without_listing | Numenius borealis | cites_reservations',
      'possibly_extinct_not_critical | Numenius borealis | iucn_assessments',
      'no_source | Numenius borealis | common_names',
      'second_hand |  | glossary_terms',
      'unchecked | Numenius borealis | common_names',
    ])
    expect(rows).toContain('no_source | Numenius borealis | common_names | Curlew (en)')
    expect(rows).toContain('second_hand |  | glossary_terms | Quota')
  })

  test('a text needs a publication, one with a figure a publication it was compared with', async () => {
    const { db } = connection()
    const owl = await aSpecies(db, {
      scientific_name: 'Nyctea scandiaca',
      description: 'A white owl.',
      use_and_trade: 'There are 1,652 records.',
      habitat_description: 'Tundra.',
      ...CHECKED,
    })
    await db.insert(species_field_sources).values({ species_id: owl.id, field: 'description', ...CHECKED })
    const work = await aReference(db, owl.id, { title: 'On owls', ...CHECKED })
    const source = 'A copy'
    await aTextSource(db, owl.id, work.id, { field: 'use_and_trade', source, checked: false })
    await aTextSource(db, owl.id, work.id, { field: 'habitat_description', source, checked: true })
    const own = (await found()).filter((row) => row.includes('Nyctea scandiaca'))
    expect(own).toEqual([
      'text_without_publication | Nyctea scandiaca | species_field_sources | description',
      'figure_without_comparison | Nyctea scandiaca | species_field_sources | use_and_trade',
      'unchecked | Nyctea scandiaca | species_text_sources | On owls',
    ])
  })

  test('trade records are compared with the listings unless they are simulated', async () => {
    const { db, curator } = connection()
    const whale = await aSpecies(db, { scientific_name: 'Physeter macrocephalus', ...CHECKED })
    await aListing(db, whale.id, { appendix: 'I', listing_date: '1981-06-06', ...CHECKED })
    await aShipment(db, whale.id, { appendix: 'I', year: 1980 })
    await aShipment(db, whale.id, { appendix: 'I', year: 1980 })
    await aShipment(db, whale.id, { appendix: 'I', year: 1981 })
    const disagreeing = async () =>
      (await listFactFindings(curator, 2026)).filter(({ trade }) => trade !== null)
    expect(await disagreeing()).toEqual([])

    await aRelease(db, { simulated: true })
    expect(await disagreeing()).toEqual([])

    await db.update(dataset_releases).set({ simulated: false })
    expect(await disagreeing()).toMatchObject([
      {
        what: 'listed_after_trade',
        species: { scientific_name: 'Physeter macrocephalus' },
        trade: { appendix: 'I', first_year: 1980, last_year: 1980, records: 2 },
      },
    ])
  })
})
