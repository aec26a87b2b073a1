import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentCitesListing } from '#domain/listings/current-appendix.ts'
import { inForceSince, isAmendment, lastDayInForce } from '#domain/listings/listing-periods.ts'
import { aCmsListing, aListing, aSpecies } from '#testing/builders.ts'
import { anyListings } from '#testing/cites-histories.ts'
import { tries } from '#testing/long-run.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { cites_listings } from '../schema/index.ts'
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

  test('have the day their appendix came into force, not the day of an amendment', async () => {
    const { db, reader } = connection()
    const narwhal = await aSpecies(db)
    await aListing(db, narwhal.id, {
      listing_date: '1979-06-28',
      end_date: '2003-02-12',
      is_current: false,
    })
    await aListing(db, narwhal.id, { listing_date: '2003-02-13' })
    const entries = (await listUnifiedListings(reader)).filter(({ species_id }) => species_id === narwhal.id)
    expect(entries).toMatchObject([{ listing_date: '2003-02-13', in_force_since: '1979-06-28' }])
  })

  test('have the periods that the domain gives them, for any records', async () => {
    const { db } = connection()
    await fc.assert(
      fc.asyncProperty(anyListings, async (rows) => {
        const { id: species_id } = await aSpecies(db)
        if (rows.length > 0)
          await db.insert(cites_listings).values(rows.map((row) => ({ ...row, species_id })))
        const listings = await listCitesListings(db, species_id)
        const { rows: periods } = await db.execute(sql`
          select id, last_day::text, in_force_since::text, is_amendment
          from cites_listing_periods where species_id = ${species_id} order by id`)
        expect(periods).toEqual(
          listings
            .map((listing) => ({
              id: listing.id,
              last_day: lastDayInForce(listing, listings) ?? null,
              in_force_since: inForceSince(listing, listings),
              is_amendment: isAmendment(listing, listings),
            }))
            .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        )

        const { rows: standing } = await db.execute(sql`
          select current_cites_appendix, current_cites_date::text
          from species_with_status_view where id = ${species_id}`)
        const current = currentCitesListing(listings)
        expect(standing[0]?.current_cites_appendix).toBe(current?.appendix ?? null)
        // Two current rows of one appendix and day may come in either order.
        const dates = listings
          .filter(({ is_current, appendix }) => is_current && appendix === current?.appendix)
          .map((listing) => inForceSince(listing, listings))
        expect([null, ...dates]).toContain(standing[0]?.current_cites_date)
      }),
      tries(60),
    )
  })
})
