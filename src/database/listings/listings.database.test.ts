import { expect, test } from 'vitest'
import { aCmsListing, aListing, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { listCitesListings, listCmsListings, listUnifiedListings } from './listings-queries.ts'

describeOnBothEngines('listings', (connection) => {
  test('under CITES come newest first', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    await aListing(db, id, { listing_date: '1979-06-28', is_current: false })
    await aListing(db, id, { listing_date: '2003-02-13', notes: 'Amended' })
    expect(await listCitesListings(reader, id)).toMatchObject([
      { listing_date: '2003-02-13', notes: 'Amended', checked: false },
      { listing_date: '1979-06-28', notes: null },
    ])
  })

  test('under CMS come newest first, undated last, with their range', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    await aCmsListing(db, id, { is_current: false, notes: 'Listed through its family' })
    await aCmsListing(db, id, { listing_date: '1991-01-01', appendix: 'I', is_current: false })
    await aCmsListing(db, id, {
      listing_date: '2002-12-23',
      appendix: 'I/II',
      native_distribution: ['NA', 'NO'],
    })
    expect(await listCmsListings(reader, id)).toMatchObject([
      { appendix: 'I/II', native_distribution: ['NA', 'NO'], extinct_distribution: [] },
      { appendix: 'I' },
      { appendix: 'II', listing_date: null },
    ])
  })

  test('of all species make one entry each, and one more per population listed apart', async () => {
    const { db, reader } = connection()
    const minke = await aSpecies(db, { scientific_name: 'Balaenoptera acutorostrata' })
    await aListing(db, minke.id, { appendix: 'I' })
    await aListing(db, minke.id, { covers: 'population', population_identifier: 'West Greenland population' })
    await aListing(db, minke.id, { is_current: false, listing_date: '1979-06-28' })
    const otter = await aSpecies(db, { scientific_name: 'Enhydra lutris' })
    await aListing(db, otter.id)
    await aListing(db, otter.id, { appendix: 'I', covers: 'subspecies', population_identifier: 'nereis' })

    const entries = (await listUnifiedListings(reader)).filter(({ species_id }) =>
      [minke.id, otter.id].includes(species_id),
    )
    expect(entries).toMatchObject([
      {
        scientific_name: 'Balaenoptera acutorostrata',
        population_identifier: null,
        appendix: 'I',
        is_split_listing: true,
      },
      { population_identifier: 'West Greenland population', appendix: 'II', is_split_listing: true },
      { scientific_name: 'Enhydra lutris', appendix: 'II', is_split_listing: false },
    ])
  })
})
