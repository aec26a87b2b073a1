import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { cardStatus, statusOfCard } from '#domain/assessments/red-list-status.ts'
import {
  aCatch,
  aCmsListing,
  aCommonName,
  aListing,
  anAssessment,
  aReference,
  aSeizure,
  aShipment,
  aSpecies,
  aSynonym,
  aTextSource,
} from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { listSearchableNames } from '../names/names-queries.ts'
import { families, species_field_sources, species_images, subpopulations } from '../schema/index.ts'
import { refreshTradeSummaries } from '../trade/trade-summary-changes.ts'
import { getSpeciesDetail } from './species-detail-queries.ts'
import { assertSpeciesExists, listSpeciesCards } from './species-queries.ts'

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

describeOnBothEngines('species', (connection) => {
  let owl: string
  let whale: string
  let plant: string

  beforeAll(async () => {
    const { db } = connection()
    await db.insert(families).values({ family_name: 'Strigidae', description: 'True owls' })

    plant = (
      await aSpecies(db, {
        scientific_name: 'Rhodiola rosea',
        common_name: 'Golden Root',
        family: 'Crassulaceae',
      })
    ).id

    owl = (
      await aSpecies(db, {
        scientific_name: 'Nyctea scandiaca',
        common_name: 'Snowy Owl',
        family: 'STRIGIDAE ',
        sis_id: 22689055,
        population_trend: 'decreasing',
        default_image_url: '',
      })
    ).id
    // Two regional assessments of the same year, and no global one.
    for (const [scope_code, scope_description] of [
      ['4', 'Mediterranean'],
      ['2', 'Europe'],
    ] as const)
      await anAssessment(db, plant, {
        year_published: 2014,
        status: 'LC',
        is_latest: true,
        scope_code,
        scope_description,
      })
    await aSynonym(db, owl, 'Bubo scandiacus')
    await aCommonName(db, owl, { name: 'snæugla', language: 'icelandic', iso_639: 'is' })
    await aCommonName(db, owl, { name: 'Snowy Owl', is_main: true })
    await anAssessment(db, owl, { year_published: 2004, status: 'LC' })
    await anAssessment(db, owl, {
      year_published: 2021,
      status: 'VU',
      is_latest: true,
      assessment_id: 205475036,
    })
    await anAssessment(db, owl, {
      year_published: 2024,
      status: 'LC',
      is_latest: true,
      scope_code: '2',
      scope_description: 'Europe',
    })
    await aListing(db, owl, { listing_date: '1979-06-28' })
    await aSeizure(db, owl)
    await aShipment(db, owl)
    await db.insert(species_field_sources).values({ species_id: owl, field: 'population_trend', year: 2021 })
    await db.insert(subpopulations).values({
      species_id: owl,
      subpopulation_name: 'Fennoscandia',
      status: 'EN',
      year_published: 2019,
      source: 'A list',
      checked: true,
    })

    whale = (
      await aSpecies(db, {
        scientific_name: 'Balaenoptera acutorostrata',
        common_name: 'Common Minke Whale',
        family: 'Balaenopteridae',
        default_image_url: 'https://example.org/minke.jpg',
      })
    ).id
    await aListing(db, whale, { appendix: 'II', listing_date: '1979-06-28', is_current: false })
    await aListing(db, whale, { appendix: 'I', listing_date: '1986-01-01' })
    await aListing(db, whale, {
      appendix: 'II',
      listing_date: '1986-01-01',
      covers: 'population',
      population_identifier: 'West Greenland population',
    })
    await aCmsListing(db, whale, { listing_date: '2002-12-23' })
    await aCatch(db, whale)

    await db.transaction((tx) => refreshTradeSummaries(tx))
  })

  describe('as cards', () => {
    test('stand in the order of their scientific names', async () => {
      const cards = await listSpeciesCards(connection().reader)
      expect(cards.map(({ scientific_name }) => scientific_name)).toEqual([
        'Balaenoptera acutorostrata',
        'Nyctea scandiaca',
        'Rhodiola rosea',
      ])
    })

    test('tell where the species stands: global assessment first, strictest listing', async () => {
      const cards = await listSpeciesCards(connection().reader)
      expect(cards.find(({ id }) => id === owl)).toEqual({
        id: owl,
        scientific_name: 'Nyctea scandiaca',
        common_name: 'Snowy Owl',
        family: 'Strigidae',
        class: 'Mammalia',
        drawing: null,
        image_url: null,
        image_credit: null,
        latest_iucn_status: 'VU',
        latest_iucn_scope: 'Global',
        latest_iucn_possibly_extinct: null,
        latest_iucn_possibly_extinct_in_wild: null,
        iucn_year: 2021,
        current_cites_appendix: 'II',
        current_cms_appendix: null,
        has_illegal_trade: true,
        total_trade_records: 1,
      })
      expect(cards.find(({ id }) => id === whale)).toMatchObject({
        image_url: `/images/species/${whale}`,
        latest_iucn_status: null,
        latest_iucn_scope: null,
        iucn_year: null,
        current_cites_appendix: 'I',
        current_cms_appendix: 'II',
        has_illegal_trade: false,
        total_trade_records: 0,
      })
      expect(cards.find(({ id }) => id === plant)).toMatchObject({
        latest_iucn_status: 'LC',
        latest_iucn_scope: 'Europe',
        iucn_year: 2014,
        current_cites_appendix: null,
      })
    })

    test("agree with the database's own view of where species stand", async () => {
      const { rows } = await connection().reader.execute(
        sql`select id, latest_iucn_status, latest_iucn_scope, latest_iucn_possibly_extinct,
            latest_iucn_possibly_extinct_in_wild, latest_iucn_year as iucn_year,
            current_cites_appendix, current_cms_appendix
          from species_with_status_view order by scientific_name`,
      )
      const cards = await listSpeciesCards(connection().reader)
      expect(rows).toEqual(
        cards.map(({ id, current_cites_appendix, current_cms_appendix, ...card }) => ({
          id,
          ...cardStatus(statusOfCard(card)),
          current_cites_appendix,
          current_cms_appendix,
        })),
      )
    })

    test('show the kept picture of the taxon service from the own address', async () => {
      const { db, reader } = connection()
      await db.insert(species_images).values({
        species_id: plant,
        outcome: 'found',
        picture: new Uint8Array([1]),
        content_type: 'image/jpeg',
      })
      await db.insert(species_images).values({ species_id: owl, outcome: 'no-match' })
      const urls = new Map((await listSpeciesCards(reader)).map(({ id, image_url }) => [id, image_url]))
      expect(urls.get(plant)).toBe(`/images/species/${plant}`)
      expect(urls.get(owl)).toBeNull()
    })
  })

  test('are found by every name, synonym and family', async () => {
    const names = await listSearchableNames(connection().reader)
    const ofOwl = names
      .filter(({ species_id }) => species_id === owl)
      .map(({ text, kind, iso_639 }) => `${kind}: ${text} (${iso_639})`)
    expect(ofOwl.toSorted()).toEqual([
      'common_name: Snowy Owl (en)',
      'common_name: Snowy Owl (null)',
      'common_name: snæugla (is)',
      'family: Strigidae (null)',
      'scientific_name: Nyctea scandiaca (null)',
      'synonym: Bubo scandiacus (null)',
    ])
    expect(names.every(({ scientific_name }) => scientific_name !== '')).toBe(true)
  })

  describe('in detail', () => {
    test('carry their names, histories, sources and what follows from them', async () => {
      expect(await getSpeciesDetail(connection().reader, owl)).toMatchObject({
        id: owl,
        family: 'Strigidae',
        family_description: 'True owls',
        family_record: { checked: false },
        primary_common_name: 'Snowy Owl',
        common_names: [{ name: 'Snowy Owl' }, { name: 'snæugla', language: 'icelandic' }],
        synonyms: [{ synonym: 'Bubo scandiacus' }],
        population_trend: 'decreasing',
        derived_population_trend: 'Declining',
        field_sources: [{ field: 'population_trend', year: 2021 }],
        manual_review: 'draft',
        iucn_assessments: [{ year_published: 2024 }, { year_published: 2021 }, { year_published: 2004 }],
        latest_assessment: { status: 'VU', year_published: 2021 },
        current_cites_listing: { appendix: 'II', listing_date: '1979-06-28' },
        current_cms_listing: null,
        first_cites_year: 1979,
        subpopulations: [
          {
            subpopulation_name: 'Fennoscandia',
            status: 'EN',
            year_published: 2019,
            sis_id: null,
            source: 'A list',
            checked: true,
          },
        ],
        total_trade_records: 1,
        seizure_records: 1,
        catch_records: 0,
        iucn_url: 'https://www.iucnredlist.org/species/22689055/205475036',
      })
    })

    test('name the publications behind their texts under one number each', async () => {
      const { db, reader } = connection()
      const { id } = await aSpecies(db, { description: 'A bird.', use_and_trade: 'Little.' })
      const atlas = await aReference(db, id, { title: 'Atlas', url: 'https://example.org/atlas' })
      const paper = await aReference(db, id, { title: 'Paper', year: 2020 })
      const other = await aReference(db, whale, { title: 'Of another' })
      await aTextSource(db, id, atlas.id, { field: 'use_and_trade', supports: 'trade' })
      await aTextSource(db, id, paper.id, { field: 'description', checked: true })
      await aTextSource(db, id, atlas.id, { field: 'description' })
      await aTextSource(db, whale, other.id)

      const { text_notes } = await getSpeciesDetail(reader, id)
      expect(text_notes).toMatchObject([
        { number: 1, reference: { title: 'Paper' }, texts: [{ field: 'description', checked: true }] },
        {
          number: 2,
          reference: { title: 'Atlas', url: 'https://example.org/atlas' },
          texts: [
            { field: 'description', checked: false },
            { field: 'use_and_trade', supports: 'trade' },
          ],
        },
      ])
    })

    test('list listings newest first and count from the earliest', async () => {
      const detail = await getSpeciesDetail(connection().reader, whale)
      expect(detail.cites_listings.map(({ appendix, covers }) => `${appendix} ${covers}`)).toEqual([
        'I species',
        'II population',
        'II species',
      ])
      expect(detail).toMatchObject({
        first_cites_year: 1979,
        latest_assessment: null,
        iucn_url: null,
        current_cms_listing: { appendix: 'II' },
        catch_records: 1,
      })
    })

    test('say so when nobody carries the id', async () => {
      const message = `Could not find details for species ID: ${UNKNOWN_ID}`
      await expect(getSpeciesDetail(connection().reader, UNKNOWN_ID)).rejects.toThrow(message)
      await expect(assertSpeciesExists(connection().reader, UNKNOWN_ID)).rejects.toThrow(message)
      await expect(assertSpeciesExists(connection().reader, owl)).resolves.toBeUndefined()
    })
  })
})
